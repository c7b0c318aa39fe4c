import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { SessionBody } from '../../../domain/patient-link/practice.ts';
import { mockApi } from '../../../tests/component/fakeApi.ts';
import { buildExerciseToDo, buildPatientDay } from '../../../tests/component/patientDay.ts';
import { PatientApp } from './PatientApp.tsx';

const CODE = '00xb6r-9bej3-p1h4d-nxyhg-fa5fv';
const TAP = /^Tap for each repetition/;

/** Two sets of a heel slide, and one of a bridge. */
async function startSession() {
  localStorage.setItem(`patient-link:${CODE}`, JSON.stringify({ token: 'token-of-this-link' }));
  history.replaceState(null, '', `/p/${CODE}`);
  const exercises = [buildExerciseToDo({ numSets: 2 }), buildExerciseToDo({ uuid: 'b2', name: 'Bridge' })];
  const sent = mockApi({
    'GET /v2/intake/today': [200, buildPatientDay(exercises)],
    'POST /v2/intake/sessions': [201, {}],
  });
  render(<PatientApp />);
  const user = userEvent.setup();
  const press = async (...names: (string | RegExp)[]) => {
    for (const name of names) await user.click(await screen.findByRole('button', { name }));
  };
  await press('Start exercises', 'I would rather not say');
  const listSent = () =>
    sent
      .filter(({ path }) => path === '/v2/intake/sessions')
      .map(({ body }) => (body as SessionBody).sets.map(({ setInfo }) => setInfo.repsComplete));
  return { press, listSent };
}

it('PTL-10 a set that was put in by mistake is undone in the rest after it, and goes on from its count', async () => {
  const { press } = await startSession();
  await press(TAP, TAP, 'Set done', 'Undo last set');
  expect(await screen.findByText(/^Set 1 of 2/)).toBeVisible();
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo last set' })).toBeNull();
});

it('PTL-10 the last set of an exercise is undone at the next one, until that one is counted', async () => {
  const { press } = await startSession();
  await press('Set done', 'Start next set', 'Set done');
  await screen.findByRole('heading', { name: 'Bridge' });
  await press(TAP);
  expect(screen.queryByRole('button', { name: 'Undo last set' })).toBeNull();
  await press('One less', 'Undo last set');
  expect(await screen.findByRole('heading', { name: 'Heel slide' })).toBeVisible();
  expect(screen.getByText(/^Set 2 of 2/)).toBeVisible();
});

it('PTL-10 the last set of a session is undone at the question about pain, and the session goes on', async () => {
  const { press, listSent } = await startSession();
  await press('Set done', 'Start next set', 'Set done', 'Set done');
  await screen.findByRole('heading', { name: /after your exercises/ });
  await press('Undo last set', TAP, 'Set done', 'I would rather not say');
  await screen.findByText('Your clinic has received your session.');
  expect(listSent()).toEqual([[3, 3, 1]]);
});

it('PTL-13 a session of which the patient said and did nothing is not sent, and is not praised', async () => {
  const { press, listSent } = await startSession();
  await press('Stop', 'Finish and send', 'I would rather not say');
  expect(await screen.findByRole('button', { name: 'Start exercises' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Well done!' })).toBeNull();
  expect(listSent()).toEqual([]);
  expect(JSON.parse(localStorage.getItem(`patient-link:${CODE}`)!)).toMatchObject({ practice: null, queue: [] });
});

it('PTL-11 a session of reasons for skipping alone is sent with thanks, not with praise', async () => {
  const { press, listSent } = await startSession();
  await press('Skip exercise', 'It hurts', 'Stop', 'Finish and send', 'I would rather not say');
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(screen.queryByText(/sets? done/)).toBeNull();
  await expect.poll(listSent).toEqual([[null, null, null]]);
});
