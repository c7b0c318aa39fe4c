import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { ada } from '../../tests/component/patientRecords.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { patientRecord } from '../patients/record/plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

const SCHEDULES = 'GET /v2/patients/12/survey-schedules';
const ADD = 'POST /v2/patients/12/survey-schedules';
const STOP = 'DELETE /v2/patients/12/survey-schedules/7';
const schedule = {
  id: 7,
  survey: 'phq-9',
  title: 'Patient Health Questionnaire (PHQ-9)',
  everyDays: 14,
  from: '2026-11-02',
  isDue: true,
  dueOn: '2026-11-16',
  lastAnswered: '2026-11-03',
  assignedBy: { firstName: 'Ana', lastName: 'Ruiz' },
};
const available = [
  { survey: 'phq-2', title: 'Patient Health Questionnaire (PHQ-2)', questions: 2 },
  { survey: 'phq-9', title: schedule.title, questions: 10 },
  { survey: 'nprs', title: 'Numeric Pain Rating Scale (NPRS)', questions: 3 },
];

const open = (schedules: object[], more: object = {}, record: object = ada) =>
  renderFeature(patientRecord, '/patients/12/health/surveys', {
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      [SCHEDULES]: [200, { schedules, available }],
      ...more,
    },
  });
const press = async ({ user }: ReturnType<typeof open>, name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

it('PTL-31 the record lists what is asked: how often, by whom, since when it is due, and the last answers', async () => {
  const once = { ...schedule, id: 8, survey: 'nprs', title: 'Numeric Pain Rating Scale (NPRS)', everyDays: null };
  const answered = { ...once, id: 9, isDue: false, dueOn: null };
  open([schedule, { ...once, isDue: false, dueOn: '2026-12-01', lastAnswered: null, assignedBy: null }, answered]);
  const list = within(await screen.findByRole('region', { name: 'Assigned surveys' }));
  const [first, second, ...others] = list.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(first).toHaveTextContent(
    'Patient Health Questionnaire (PHQ-9)Every 2 weeks from Nov 2, 2026 · assigned by Ana RuizDue since Nov 16, 2026Last answered Nov 3, 2026',
  );
  expect(second).toHaveTextContent(
    'Once, from Nov 2, 2026 · assigned by the care pathNext due Dec 1, 2026Not answered yet',
  );
});

it('PTL-31 a survey is stopped after a question', async () => {
  const opened = open([schedule], { [STOP]: [204] });
  await press(opened, 'Stop Patient Health Questionnaire (PHQ-9)');
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop survey?' }));
  expect(opened.sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await opened.user.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Patient Health Questionnaire (PHQ-9) stopped')).toBeVisible();
});

it('PTL-30 a survey is chosen with how often and from when; one that is asked already cannot be', async () => {
  const added = { ...schedule, id: 9, survey: 'phq-2', title: 'Patient Health Questionnaire (PHQ-2)' };
  const opened = open([schedule], { [ADD]: [201, added] });
  await press(opened, 'Assign survey');
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign survey' }));
  const submit = dialog.getByRole('button', { name: 'Assign survey' });
  expect(submit).toBeDisabled();
  const taken = dialog.getByRole('option', { name: /PHQ-9.* · 10 questions · assigned$/ });
  expect(taken).toBeDisabled();
  await opened.user.selectOptions(dialog.getByLabelText('Survey'), 'phq-2');
  await opened.user.selectOptions(dialog.getByLabelText('How often'), 'Every 2 weeks');
  await opened.user.click(submit);
  expect(await screen.findByText('Patient Health Questionnaire (PHQ-2) assigned')).toBeVisible();
  const { body } = opened.sent.find(({ method }) => method === 'POST')!;
  expect(body).toMatchObject({
    survey: 'phq-2',
    everyDays: 14,
    from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  });
});

it('PTL-30 what the server does not take is said in the dialog, which stays open', async () => {
  const refused = errorResponse(409, 'This survey is already assigned.');
  const opened = open([], { [ADD]: refused });
  await press(opened, 'Assign survey');
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign survey' }));
  await opened.user.selectOptions(dialog.getByLabelText('Survey'), 'nprs');
  await opened.user.click(dialog.getByRole('button', { name: 'Assign survey' }));
  expect(await screen.findByText('This survey is already assigned.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Assign survey' })).toBeVisible();
});

it('PTL-30 nothing is assigned to a patient who is discharged', async () => {
  open([], {}, { ...ada, discharged: true });
  expect(await screen.findByRole('button', { name: 'Copy survey link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assign survey' })).toBeNull();
});

it('PTL-38 the record says of a survey that its newest answers tell of self-harm', async () => {
  const question = {
    id: 'x:9',
    formId: 'x',
    formTitle: 'PHQ-9',
    text: 'Thoughts that you would be better off dead or of hurting yourself in some way',
    isChartable: false,
    minValue: null,
    maxValue: null,
    proAnswerType: 'CHOICE',
    answers: [{ dateTime: '2026-11-12T16:00:00.000Z', value: 'Several days' }],
  };
  open([], { 'GET /v2/patients/12/surveys': [200, { questions: [question], scores: [] }] });
  expect(await screen.findByText('The newest answers report thoughts of death or self-harm.')).toBeVisible();
});
