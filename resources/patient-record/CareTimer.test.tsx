import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTimer, type CareTimer } from '../../domain/care-timer/care-timer.ts';
import { forgetPerson } from '../../src/session/leave.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { cards, importScreens, open } from './openCareNotes.ts';

const { userId } = clinicAdmin;
const now = Date.parse('2026-11-20T17:30:00Z');
beforeAll(importScreens, 60_000);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** The care notes of Ada Lovelace, with the timer running for somebody. */
async function withTimer(id: number, initials: string, facts: Partial<CareTimer> = {}, owner = userId) {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const timer = { ...startTimer({ id, initials, zone: 'America/Denver' }, now), ...facts };
  localStorage.setItem('care-timer', JSON.stringify({ userId: owner, timer }));
  const opened = open();
  await cards();
  return opened;
}
const kept = () => (JSON.parse(localStorage.getItem('care-timer') ?? 'null') as { timer: CareTimer } | null)?.timer;
const pill = () => screen.findByRole('region', { name: 'Care time' });

it('one timer runs: another patient’s is asked about, stopped, and kept for its care note', async () => {
  const { user } = await withTimer(99, 'GH', { startedAt: now - 1_800_000, activeMs: 1_270_000 });
  expect(await pill()).toHaveTextContent('GH21 min');
  await user.click(screen.getByRole('button', { name: 'Start timer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch the timer?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it for GH' }));
  expect(kept()!.patient.id).toBe(99);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Start timer' }));
  await user.click(await screen.findByRole('button', { name: 'Switch' }));
  expect(kept()!.patient).toEqual({ id: 12, initials: 'AL', zone: 'America/Denver' });
  expect(JSON.parse(sessionStorage.getItem(`timed-note/${userId}/99`)!)).toEqual([
    { date: '2026-11-20', minutes: 21, start: '10:00', end: '10:30' },
  ]);
  expect(await screen.findByText('21 minutes for GH are not in a care note yet.')).toBeInTheDocument();
});

it('another tab’s start and stop are followed, and signing out ends it', async () => {
  await withTimer(12, 'AL', { activeMs: 60_000 });
  expect(await pill()).toHaveTextContent('AL1 min');
  const elsewhere = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'care-timer' })));
  const timer = { ...kept()!, activeMs: 360_000 };
  localStorage.setItem('care-timer', JSON.stringify({ userId, timer }));
  elsewhere();
  expect(await pill()).toHaveTextContent('AL6 min');
  expect(within(await pill()).getByRole('status')).toHaveTextContent('Timer for AL: 5 minutes');
  forgetPerson();
  elsewhere();
  expect(screen.queryByRole('region', { name: 'Care time' })).not.toBeInTheDocument();
  expect(kept()).toBeUndefined();
});

it('is nobody else’s', async () => {
  await withTimer(12, 'AL', {}, 'somebody-else');
  expect(screen.getByRole('button', { name: 'Start timer' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Care time' })).not.toBeInTheDocument();
});
