import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { localizeQuestionnaire } from '../../../domain/surveys/localize-questionnaire.ts';
import { getQuestionnaire } from '../../../domain/surveys/questionnaires/built-in.ts';
import { mockApi } from '../../../tests/component/fakeApi.ts';
import { buildPatientDay } from '../../../tests/component/patientDay.ts';
import { PatientApp } from './PatientApp.tsx';

const CODE = '00xb6r-9bej3-p1h4d-nxyhg-fa5fv';
const KEY = `patient-link:${CODE}`;
const mood = { scheduleId: 7, questionnaire: localizeQuestionnaire(getQuestionnaire('phq-2'), 'en') };
const pain = { scheduleId: 8, questionnaire: localizeQuestionnaire(getQuestionnaire('nprs'), 'en') };

/** A draft with an answer to the first question of the survey about the mood. */
const draftOf = (scheduleId: number) => ({
  scheduleId,
  responseUUID: `5a0e7c34-8d21-4b96-a3f5-1e9c60d7b48${scheduleId}`,
  answers: { 'phq-2.1': { valueCoding: { code: 'several-days' } } },
  at: 1,
});
const readKept = () => JSON.parse(localStorage.getItem(KEY)!) as { drafts: object[] };

function openPage(dueSurveys: object[], kept: object = {}) {
  localStorage.setItem(KEY, JSON.stringify({ token: 'token-of-this-device', ...kept }));
  history.replaceState(null, '', `/p/${CODE}`);
  mockApi({
    'GET /v2/intake/today': [200, { ...buildPatientDay(), dueSurveys }],
    'POST /v2/intake/survey-responses': 'network failure',
  });
  const { unmount } = render(<PatientApp />);
  const user = userEvent.setup();
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));
  return { press, choose, unmount };
}
const expectSecondQuestion = async ({ press }: ReturnType<typeof openPage>) => {
  await screen.findByRole('heading', { level: 1, name: 'Feeling down, depressed, or hopeless' });
  await press('Back');
  expect(await screen.findByRole('radio', { name: 'Several days' })).toBeChecked();
};

it('PTL-35 a survey that was left keeps its answers while another one is begun, and both do when the page is closed', async () => {
  const first = openPage([mood, pain]);
  await first.press(/^Answer: Patient Health/);
  await first.choose('Several days');
  await first.press('Next');
  await first.press('Answer later');
  await first.press(/^Answer: Numeric Pain/);
  await first.choose('4');
  await first.press('Answer later');
  expect(await screen.findByRole('button', { name: /^Continue: Patient Health/ })).toBeVisible();
  first.unmount();
  const again = openPage([mood, pain], readKept());
  await again.press(/^Continue: Numeric Pain/);
  expect(await screen.findByRole('radio', { name: '4' })).toBeChecked();
  await again.press('Answer later');
  await again.press(/^Continue: Patient Health/);
  await expectSecondQuestion(again);
});

it('PTL-35 a survey that was left keeps its answers when those of another one wait to be sent', async () => {
  const { press, choose } = openPage([mood, pain], { drafts: [draftOf(7)] });
  await press(/^Answer: Numeric Pain/);
  for (const name of ['4', '2', '7']) {
    await choose(name);
    await press(/^(Next|Send my answers)$/);
  }
  await screen.findByText(/Your clinic does not have them yet\.$/);
  expect(readKept().drafts).toEqual([draftOf(7)]);
});

it('PTL-35 a survey that was left when a device kept only one goes on', async () => {
  const page = openPage([mood], { survey: draftOf(7) });
  await page.press(/^Continue: Patient Health/);
  await expectSecondQuestion(page);
  expect(readKept()).not.toHaveProperty('survey');
});

it('PTL-35 answers to a survey that is no longer due do not stay on the device', async () => {
  openPage([mood], { drafts: [draftOf(7), draftOf(9)] });
  await screen.findByRole('button', { name: /^Continue: Patient Health/ });
  await expect.poll(() => readKept().drafts).toEqual([draftOf(7)]);
});
