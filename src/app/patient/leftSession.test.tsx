import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionBody } from '../../../domain/patient-link/practice.ts';
import { mockApi } from '../../../tests/component/fakeApi.ts';
import { buildExerciseToDo, buildPatientDay } from '../../../tests/component/patientDay.ts';
import { PatientApp } from './PatientApp.tsx';

const CODE = '00xb6r-9bej3-p1h4d-nxyhg-fa5fv';
const EVENING = '2026-11-23T20:00:00.000Z';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(EVENING) }));
afterEach(() => void vi.useRealTimers());

/** One of three sets was done in the evening. */
async function doOneSet() {
  localStorage.setItem(`patient-link:${CODE}`, JSON.stringify({ token: 'token-of-this-link' }));
  history.replaceState(null, '', `/p/${CODE}`);
  const day = buildPatientDay([buildExerciseToDo({ numSets: 3 })]);
  const sent = mockApi({ 'GET /v2/intake/today': [200, day], 'POST /v2/intake/sessions': [201, {}] });
  render(<PatientApp />);
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  for (const name of ['Start exercises', 'I would rather not say', 'Set done', 'Start next set']) await press(name);
  const listSent = () =>
    sent
      .filter(({ path }) => path === '/v2/intake/sessions')
      .map(({ body }) => body as SessionBody)
      .map(({ performedAt, sets }) => [performedAt, sets.map(({ setInfo }) => setInfo.repsComplete)]);
  return { press, listSent };
}
const oneSetOfTheEvening = [[EVENING, [3, null, null]]];

it('PTL-13 a session that was left is over when the page is shown again 18 hours later, and what was done is sent', async () => {
  const { press, listSent } = await doOneSet();
  await press('Stop');
  await press('Continue later');
  expect(await screen.findByRole('button', { name: 'Continue my session' })).toBeVisible();
  vi.setSystemTime('2026-11-24T14:00:00Z');
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Start exercises' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue my session' })).toBeNull();
  await expect.poll(listSent).toEqual(oneSetOfTheEvening);
});

it('PTL-13 a session that was left goes on when the page is shown again 11 hours later', async () => {
  const { press, listSent } = await doOneSet();
  await press('Stop');
  await press('Continue later');
  vi.setSystemTime('2026-11-24T07:00:00Z');
  fireEvent(document, new Event('visibilitychange'));
  await press('Continue my session');
  expect(await screen.findByText(/Set 2 of 3/)).toBeVisible();
  expect(listSent()).toEqual([]);
});

it('PTL-13 a session does not go on after 18 hours in which its page was shown all the time', async () => {
  const { press, listSent } = await doOneSet();
  await press('Stop');
  await press('Continue later');
  vi.setSystemTime('2026-11-24T14:00:00Z');
  await press('Continue my session');
  expect(await screen.findByRole('button', { name: 'Start exercises' })).toBeVisible();
  await expect.poll(listSent).toEqual(oneSetOfTheEvening);
});

it('PTL-13 a session whose page was left at a set is over when it is shown again 18 hours later', async () => {
  const { listSent } = await doOneSet();
  expect(await screen.findByText(/Set 2 of 3/)).toBeVisible();
  vi.setSystemTime('2026-11-24T14:00:00Z');
  fireEvent(window, new Event('pageshow'));
  expect(await screen.findByRole('button', { name: 'Start exercises' })).toBeVisible();
  await expect.poll(listSent).toEqual(oneSetOfTheEvening);
});
