import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '../../contract/enumerations.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { menuFor } from '../../src/plugin.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { ada, recordWith } from '../../src/testing/patientRecords.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { patients } from './plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

async function openMenu(record: PatientRecord) {
  const opened = openFeature(patients, '/patients/', {
    answers: {
      'GET /v2/practitioners': pageOf([]),
      'GET /v2/patients': pageOf([record]),
      'POST /v2/patients/12/resend-invite': [202, { done: true }],
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Ada Lovelace' }));
  return { ...opened, entries: screen.getAllByRole('menuitem').map(({ textContent }) => textContent) };
}

describe('the actions of a patient', () => {
  it('PAT-20 PAT-21 leaves out the program and the invite that are there already', async () => {
    const { entries } = await openMenu(ada);
    expect(entries).toEqual(['View Patient', 'Edit Patient', 'Discharge']);
  });

  it('PAT-20 PAT-21 offers a program and an invite where they are missing', async () => {
    const { entries, user } = await openMenu(
      recordWith({ patient: { hasAccount: false }, health: { heps: [], status: 'NO_ASSIGNED_HEP' } }),
    );
    expect(entries).toEqual(['View Patient', 'Edit Patient', 'Assign Program', 'Resend Invite', 'Discharge']);
    await user.click(screen.getByRole('menuitem', { name: 'Assign Program' }));
    expect(window.location.pathname).toBe('/programs/assign/12');
  });

  it('PAT-21 sends the invite again and says so', async () => {
    const { user, sent } = await openMenu(
      recordWith({ patient: { hasAccount: false }, health: { status: 'NO_ACCOUNT' } }),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Resend Invite' }));
    expect(await screen.findByText('A new invite is on its way to Ada Lovelace.')).toBeInTheDocument();
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('OPEN-046 leads to the discharge of that patient', async () => {
    const { user } = await openMenu(ada);
    await user.click(screen.getByRole('menuitem', { name: 'Discharge' }));
    expect(`${window.location.pathname}${window.location.search}`).toBe('/patients/12?dialog=discharge');
  });

  it('OPEN-046 offers only what the server allows', async () => {
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
  ])('SHELL-09 with %s: %j stands in the sidebar: %s', (_name, products, shown) => {
    expect(menuFor(holding(products), [patients]).map(({ to }) => to)).toEqual(shown ? ['/patients/'] : []);
  });
});
