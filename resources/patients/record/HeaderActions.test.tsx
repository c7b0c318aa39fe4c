import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { buildRecord } from '../../../tests/component/patientRecords.ts';
import { setWindowWidth } from '../../../tests/component/windowWidth.ts';
import { patientRecord } from './plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

async function open(record: PatientRecord) {
  const opened = renderFeature(patientRecord, '/patients/12/health/activity', {
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/sessions': pagedResponse([]),
      'GET /v2/patients/12/activity': pagedResponse([]),
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'POST /v2/patients/12/resend-invite': [202, { done: true }],
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
  return opened;
}
const invited = buildRecord({ patient: { hasAccount: false }, health: { status: 'NO_ACCOUNT' } });
const more = () => screen.getByRole('button', { name: 'More actions' });
const button = (name: string) => screen.queryByRole('button', { name });

describe.each([390, 900, 1440])('the header at %d pixels', (pixels) => {
  beforeEach(() => setWindowWidth(pixels));

  it('REC-26 PAT-22 has less frequent actions in a menu', async () => {
    const { user } = await open(invited);
    await user.click(more());
    const entries = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(
      pixels < 600
        ? ['Start timer', 'Edit Patient', 'Resend Invite', 'Download Patient Report', 'Discharge', 'Telehealth']
        : ['Edit Patient', 'Resend Invite', 'Download Patient Report', 'Telehealth'],
    );
  });

  it('REC-28 opens the dialog of a new care note from any section', async () => {
    const { user } = await open(invited);
    await user.click(button('Add note')!);
    expect(await screen.findByRole('dialog', { name: 'Add Care Note' }, { timeout: 20_000 })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/patients/12/health/activity');
  });

  it('REC-28 offers no note for a discharged patient', async () => {
    await open(buildRecord({ discharged: true, plansOfCare: [{ start: '2026-08-01', end: '2026-08-02' }] }));
    expect(button('Add note')).not.toBeInTheDocument();
  });

  it('PAT-22 sends the invite from the menu by keyboard, and returns the focus to its button', async () => {
    const { user, sent } = await open(invited);
    more().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await user.keyboard('{ArrowDown}'.repeat(pixels < 600 ? 2 : 1));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Resend Invite' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('A new invite was sent to Ada Lovelace.')).toBeInTheDocument();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(more()).toHaveFocus());
  });

  it('REC-27 explains in the menu why there is nothing to report, and keeps it open', async () => {
    const { user } = await open(buildRecord({ mostRecentSession: null, mostRecentActivity: null }));
    await user.click(more());
    const entry = screen.getByRole('menuitem', { name: /^Download Patient Report/ });
    expect(entry).toHaveTextContent('No sessions or survey responses to report yet.');
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    await user.click(entry);
    expect(screen.getByRole('menu')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Download Patient Report' })).not.toBeInTheDocument();
  });
});

it('REC-23 REC-28 the header on a wide screen has buttons for the timer, the next step of care and a new note', async () => {
  setWindowWidth(1440);
  await open(invited);
  for (const name of ['Start timer', 'Discharge', 'Add note', 'More actions']) expect(button(name)).toBeInTheDocument();
});
