import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTimer, type CareTimer } from '../../domain/care-notes/care-timer.ts';
import { clearUserData } from '../../src/app/session/signOut.ts';
import { ada } from '../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { findCards, importScreens, renderCareNotes } from './fixtures.ts';

const { userId } = clinicAdmin;
const now = Date.parse('2026-11-20T17:30:00Z');
beforeAll(importScreens, 60_000);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the care notes of Ada Lovelace while a timer is running. */
async function withTimer(id: number, facts: Partial<CareTimer> = {}, owner = userId) {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const timer = { ...startTimer({ id, zone: 'America/Denver' }, now), ...facts };
  localStorage.setItem('care-timer', JSON.stringify({ userId: owner, timer }));
  const opened = renderCareNotes({
    'GET /v2/patients/99': [
      200,
      { ...ada, id: 99, patient: { ...ada.patient, firstName: 'Grace', lastName: 'Hopper' } },
    ],
  });
  await findCards();
  return opened;
}
const kept = () => (JSON.parse(localStorage.getItem('care-timer') ?? 'null') as { timer: CareTimer } | null)?.timer;
const pill = () => screen.findByRole('region', { name: 'Care time' });

it('only one timer runs: starting another asks first, stops the running one and keeps its minutes for a care note', async () => {
  const { user } = await withTimer(99, { startedAt: now - 1_800_000, activeMs: 1_270_000 });
  await waitFor(async () => expect(await pill()).toHaveTextContent('Grace Hopper21 min'));
  // The browser stores no patient name.
  expect(localStorage.getItem('care-timer')).not.toMatch(/Grace|Hopper|GH/);
  await user.click(screen.getByRole('button', { name: 'Start timer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch the timer?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep timing Grace Hopper' }));
  expect(kept()!.patient.id).toBe(99);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Start timer' }));
  await user.click(await screen.findByRole('button', { name: 'Switch timer' }));
  expect(kept()!.patient).toEqual({ id: 12, zone: 'America/Denver' });
  expect(JSON.parse(sessionStorage.getItem(`timed-note/${userId}/99`)!)).toEqual([
    { date: '2026-11-20', minutes: 21, start: '10:00', end: '10:30' },
  ]);
  expect(await screen.findByText('21 minutes for Grace Hopper need a care note.')).toBeInTheDocument();
});

it('starting and stopping the timer in another tab is followed, and signing out ends it', async () => {
  await withTimer(12, { activeMs: 60_000 });
  expect(await pill()).toHaveTextContent('Ada Lovelace1 min');
  const elsewhere = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'care-timer' })));
  const timer = { ...kept()!, activeMs: 360_000 };
  localStorage.setItem('care-timer', JSON.stringify({ userId, timer }));
  elsewhere();
  expect(await pill()).toHaveTextContent('Ada Lovelace6 min');
  expect(within(await pill()).getByRole('status')).toHaveTextContent('Timer for Ada Lovelace: 5 minutes');
  clearUserData();
  elsewhere();
  expect(screen.queryByRole('region', { name: 'Care time' })).not.toBeInTheDocument();
  expect(kept()).toBeUndefined();
});

it('the timer shows no name when the name cannot be loaded', async () => {
  await withTimer(77, { activeMs: 60_000 });
  expect(await pill()).toHaveTextContent(/^1 min/);
  expect(screen.getByRole('button', { name: 'Stop the timer for this patient and write the care note' })).toBeVisible();
});

it('the timer is in the top bar, where it covers no pager', async () => {
  await withTimer(12, { activeMs: 60_000 });
  const bar = (await pill()).closest('header')!;
  expect(within(bar).getByRole('button', { name: 'Use dark theme' })).toBeVisible();
});

it('the timer is visible only to the user who started it', async () => {
  await withTimer(12, {}, 'somebody-else');
  expect(screen.getByRole('button', { name: 'Start timer' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Care time' })).not.toBeInTheDocument();
});
