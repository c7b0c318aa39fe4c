import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '../../contract/platform/enumerations.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { buildMenu } from '../../src/ui/plugin.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { patients } from './plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

async function openMenu(record: PatientRecord) {
  const opened = renderFeature(patients, '/patients/', {
    answers: {
      'GET /v2/practitioners': pagedResponse([]),
      'GET /v2/patients': pagedResponse([record]),
      'POST /v2/patients/12/resend-invite': [202, { done: true }],
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Ada Lovelace' }));
  return { ...opened, entries: screen.getAllByRole('menuitem').map(({ textContent }) => textContent) };
}

describe('the row menu of a patient', () => {
  it('PAT-20 PAT-21 omits program and invite if the patient has them', async () => {
    const { entries } = await openMenu(ada);
    expect(entries).toEqual(['View Patient', 'Edit Patient', 'Discharge']);
  });

  it('PAT-20 PAT-21 offers program and invite if they are missing', async () => {
    const { entries, user } = await openMenu(
      buildRecord({ patient: { hasAccount: false }, health: { heps: [], status: 'NO_ASSIGNED_HEP' } }),
    );
    expect(entries).toEqual(['View Patient', 'Edit Patient', 'Assign Program', 'Resend Invite', 'Discharge']);
    await user.click(screen.getByRole('menuitem', { name: 'Assign Program' }));
    expect(window.location.pathname).toBe('/programs/assign/12');
  });

  it('PAT-21 resends the invite and reports it', async () => {
    const { user, sent } = await openMenu(
      buildRecord({ patient: { hasAccount: false }, health: { status: 'NO_ACCOUNT' } }),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Resend Invite' }));
    expect(await screen.findByText('A new invite was sent to Ada Lovelace.')).toBeInTheDocument();
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('OPEN-046 opens the discharge dialog of that patient', async () => {
    const { user } = await openMenu(ada);
    await user.click(screen.getByRole('menuitem', { name: 'Discharge' }));
    expect(`${window.location.pathname}${window.location.search}`).toBe('/patients/12?dialog=discharge');
  });

  it('OPEN-046 offers only the actions that the server allows', async () => {
    const { entries } = await openMenu({ ...ada, may: { ...ada.may!, edit: false, discharge: false } });
    expect(entries).toEqual(['View Patient']);
  });
});

const holding = (products: Product[]) => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});

describe('the patients feature', () => {
  it.each<[string, Product[], boolean]>([
    ['Scan alone', ['SCAN'], false],
    ['Scan and PRO', ['SCAN', 'PRO'], false],
    ['Scan and Gait', ['SCAN', 'GAIT'], true],
    ['Health', ['HEALTH'], true],
    ['Gait', ['GAIT'], true],
    ['PRO', ['PRO'], true],
  ])('SHELL-09 with %s: %j is in the sidebar: %s', (_name, products, shown) => {
    expect(buildMenu(holding(products), [patients]).map(({ to }) => to)).toEqual(shown ? ['/patients/'] : []);
  });
});
