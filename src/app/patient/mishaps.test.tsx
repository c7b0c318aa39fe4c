import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionBody } from '../../../domain/patient-link/practice.ts';
import { mockApi } from '../../../tests/component/fakeApi.ts';
import { buildExerciseToDo, buildPatientDay } from '../../../tests/component/patientDay.ts';
import { createTranslations, TranslationsProvider } from '../pages/public-program/translations.ts';
import { patientMessages } from './messages.en.ts';
import { PatientApp } from './PatientApp.tsx';
import { Rest } from './Rest.tsx';

const CODE = '00xb6r-9bej3-p1h4d-nxyhg-fa5fv';
const EARLIER = '0k2m4p-6r8tv-0x2z4-6b8d0-fh2jk';
/** For the page whose storage is full: what could not be stored stays in memory. */
const UNSTORED = '0n3p5r-7s9tv-1w3x5-7y9z1-c3e5g';
const KEY = `patient-link:${CODE}`;
const day = buildPatientDay([buildExerciseToDo({ numSets: 2 })]);
const unsent: SessionBody = {
  sessionUUID: '5a0e7c34-8d21-4b96-a3f5-1e9c60d7b482',
  type: 'HEPSession',
  hepId: 11,
  selfReported: 'full',
  performedAt: '2026-11-22T15:00:00.000Z',
  sets: [],
};

const keepFor = (code: string, kept: object) => localStorage.setItem(`patient-link:${code}`, JSON.stringify(kept));
const readFor = (code: string) => JSON.parse(localStorage.getItem(`patient-link:${code}`)!) as { queue: SessionBody[] };

const openPage = (code = CODE) => {
  history.replaceState(null, '', `/p/${code}`);
  const sent = mockApi({ 'GET /v2/intake/today': [200, day], 'POST /v2/intake/sessions': [201, {}] });
  const { unmount: close } = render(<PatientApp />);
  const listSessions = () => sent.filter(({ path }) => path === '/v2/intake/sessions');
  return { user: userEvent.setup(), listSessions, close };
};
type User = ReturnType<typeof openPage>['user'];
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const startSession = async (user: User) => {
  await press(user, 'Start exercises');
  await press(user, 'I would rather not say');
  await screen.findByRole('heading', { name: 'Heel slide' });
};

beforeEach(() => keepFor(CODE, { token: 'token-of-this-link' }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('the patient’s page when something goes wrong', () => {
  it('PTL-64 sends what was kept for an earlier link of the same patient, and nothing of another patient', async () => {
    const others = '0aaaaa-bbbbb-ccccc-ddddd-eeeee';
    keepFor(EARLIER, { patient: day.patient, queue: [unsent] });
    keepFor(others, { patient: 'another patient', token: 'their-token', queue: [{ ...unsent, sessionUUID: others }] });
    const { listSessions } = openPage();
    await expect.poll(() => listSessions().length).toBe(1);
    expect(listSessions()[0]).toMatchObject({ body: unsent });
    expect(listSessions()[0]!.headers.get('authorization')).toBe('Bearer token-of-this-link');
    await expect.poll(() => readFor(CODE).queue).toEqual([]);
    expect([readFor(EARLIER).queue, readFor(others).queue.length]).toEqual([[], 1]);
  });

  it('PTL-64 another patient’s link on the same device asks for the date, and shows nothing of the first one', async () => {
    keepFor(EARLIER, { token: 'token-of-another-link', patient: 'another patient', day });
    localStorage.removeItem(KEY);
    openPage();
    expect(await screen.findByRole('group', { name: 'Date of birth' })).toBeVisible();
    expect(screen.queryByText(/Ada|Northside/)).toBeNull();
  });

  it('PTL-66 has the taps of a set that was under way when the page was closed', async () => {
    const { user, close } = openPage();
    await startSession(user);
    const tap = await screen.findByRole('button', { name: /^Tap for each repetition/ });
    await user.click(tap);
    await user.click(tap);
    close();
    openPage();
    await press(user, 'Continue my session');
    expect(await screen.findByText('2 of 3')).toBeVisible();
    await press(user, 'Set done');
    await press(user, 'Start next set');
    expect(await screen.findByText('0 of 3')).toBeVisible();
  });

  it('PTL-65 does not go on with a session that another window has ended', async () => {
    const { user, listSessions } = openPage();
    await startSession(user);
    await press(user, 'Set done');
    const kept = JSON.parse(localStorage.getItem(KEY)!) as object;
    keepFor(CODE, { ...kept, practice: null });
    fireEvent(window, new StorageEvent('storage', { key: KEY }));
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
    expect(listSessions()).toEqual([]);
  });

  it('PTL-66 sends a session whole though the storage is full, and though the screen cannot be kept on', async () => {
    keepFor(UNSTORED, { token: 'token-of-this-link' });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const request = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new DOMException('The battery is low.', 'NotAllowedError')),
    );
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const { user, listSessions } = openPage(UNSTORED);
    await startSession(user);
    await press(user, 'Set done');
    await press(user, 'Start next set');
    await press(user, 'Set done');
    await press(user, 'I would rather not say');
    expect(await screen.findByText('Your clinic has received your session.')).toBeVisible();
    expect(request).toHaveBeenCalled();
    expect(
      listSessions().map(({ body }) => (body as SessionBody).sets.map(({ setInfo }) => setInfo.repsComplete)),
    ).toEqual([[3, 3]]);
  });

  it('PTL-66 ends a rest that passed while the phone slept', () => {
    vi.useFakeTimers();
    const onEnd = vi.fn<() => void>();
    render(
      <TranslationsProvider value={createTranslations('en', patientMessages)}>
        <Rest seconds={30} next={2} count={3} onEnd={onEnd} />
      </TranslationsProvider>,
    );
    vi.setSystemTime(Date.now() + 60_000);
    act(() => void vi.advanceTimersByTime(200));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('PTL-66 goes on with a session that began by a clock that was set back since', async () => {
    const startedAt = new Date(Date.now() + 86_400_000).toISOString();
    const outcomes = [{ kind: 'DONE', at: startedAt, reps: 3, seconds: null }];
    const practice = {
      ...unsent,
      programId: 12,
      exercises: day.program!.exercises,
      startedAt,
      painBefore: null,
      outcomes,
    };
    keepFor(CODE, { token: 'token-of-this-link', practice });
    const { user } = openPage();
    await press(user, 'Continue my session');
    expect(await screen.findByText(/Set 2 of 2/)).toBeVisible();
  });
});
