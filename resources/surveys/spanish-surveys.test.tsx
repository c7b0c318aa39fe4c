import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetLanguage, setLocale } from '../../src/ui/i18n/language.ts';
import { ada } from '../../tests/component/patientRecords.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { patientRecord } from '../patients/record/plugin.tsx';

beforeAll(() => setLocale('es', 'portal'));
afterAll(resetLanguage);

const title = 'Patient Health Questionnaire (PHQ-9)';
const schedule = {
  id: 7,
  survey: 'phq-9',
  title,
  everyDays: 14,
  from: '2026-11-02',
  isDue: true,
  dueOn: '2026-11-16',
  lastAnswered: '2026-11-03',
  assignedBy: null,
};
const answer = {
  id: 'builtin_phq-9:phq-9.9',
  formId: 'builtin_phq-9',
  formTitle: title,
  text: 'Over the last 2 weeks, how often have you been bothered by: Thoughts that you would be better off dead or of hurting yourself in some way',
  isChartable: false,
  minValue: null,
  maxValue: null,
  proAnswerType: 'CHOICE',
  answers: [{ dateTime: '2026-11-03T17:05:00Z', value: 'Several days' }],
};

it('OPEN-013 PTL-30 PTL-31 a survey with an official Spanish is assigned, listed and answered in it', async () => {
  const available = [{ survey: 'phq-9', title, questions: 10 }];
  const { user } = renderFeature(patientRecord, '/patients/12/health/surveys', {
    answers: {
      'GET /v2/patients/12': [200, ada],
      'GET /v2/patients/12/surveys': [200, { questions: [answer], scores: [] }],
      'GET /v2/patients/12/survey-schedules': [200, { schedules: [schedule], available }],
    },
  });
  const name = 'Cuestionario sobre la salud del paciente (PHQ-9)';
  const survey = within(await screen.findByRole('region', { name }));
  expect(
    survey.getByText('Las respuestas más recientes refieren pensamientos de muerte o de lastimarse.'),
  ).toBeVisible();
  await user.click(survey.getByRole('button', { name: /^Mostrar/ }));
  expect(await survey.findByText('Varios días')).toBeVisible();
  expect(screen.getAllByRole('heading', { name })).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Asignar cuestionario' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByRole('option', { name: /^Cuestionario sobre la salud del paciente \(PHQ-9\)/ }),
  ).toBeVisible();
});
