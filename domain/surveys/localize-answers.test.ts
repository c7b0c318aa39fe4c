import { expect, it } from 'vitest';
import type { AnsweredSurvey } from './answered-surveys.ts';
import { localizeAnswers } from './localize-answers.ts';

const title = 'Patient Health Questionnaire (PHQ-2)';
const build = (formId: string, text: string, value: string | number): AnsweredSurvey => ({
  formId,
  title,
  score: null,
  counts: [],
  questions: [
    {
      id: `${formId}:phq-2.1`,
      formId,
      formTitle: title,
      text,
      isChartable: false,
      minValue: null,
      maxValue: null,
      proAnswerType: 'CHOICE',
      answers: [{ dateTime: '2026-11-20T17:05:00Z', value }],
    },
  ],
  answeredAt: '2026-11-20T17:05:00Z',
});
const read = ({ title: name, questions: [question] }: AnsweredSurvey) => [
  name,
  question!.text,
  question!.answers[0]!.value,
];
const QUESTION =
  'Over the last 2 weeks, how often have you been bothered by: Little interest or pleasure in doing things';

it('a built-in survey with an official Spanish is shown in it', () => {
  expect(read(localizeAnswers(build('builtin_phq-2', QUESTION, 'Several days'), 'es'))).toEqual([
    'Cuestionario sobre la salud del paciente (PHQ-2)',
    'Durante las últimas 2 semanas, ¿qué tan seguido ha tenido molestias debido a los siguientes problemas? Poco interés o placer en hacer cosas',
    'Varios días',
  ]);
});

it.each([
  ['an English page', 'builtin_phq-2', QUESTION, 'Several days', 'en'],
  ['a form of the clinic', 'own', QUESTION, 'Several days', 'es'],
  ['a survey without a Spanish', 'builtin_nprs', 'Please rate your pain right now', 4, 'es'],
] as const)('%s shows the answers as they are stored', (_name, formId, text, value, language) => {
  const survey = build(formId, text, value);
  expect(read(localizeAnswers(survey, language))).toEqual([title, text, value]);
});
