import { expect, it } from 'vitest';
import { toQuestions } from './survey-answers.ts';

const asked = {
  questionId: 'q1',
  text: 'How bad is the pain?',
  type: 'UNKNOWN',
  isChartable: true,
  minValue: 0,
  maxValue: 10,
};
const response = (
  submittedAt: string,
  answers: Parameters<typeof toQuestions>[0][number]['answers'],
  formId = 'pain',
) => ({ formId, formTitle: `Form ${formId}`, submittedAt, answers });

it('ENT-043 ENT-045 gathers the answers of each question over time', () => {
  expect(
    toQuestions([
      response('2026-11-01T10:00:00Z', [{ ...asked, value: 7 }]),
      response('2026-11-08T10:00:00Z', [
        { ...asked, text: 'How bad is your pain?', value: 4 },
        { questionId: 'q2', text: 'Did you fall?', type: 'BOOLEAN', value: false },
      ]),
    ]),
  ).toEqual([
    {
      id: 'pain:q1',
      formId: 'pain',
      formTitle: 'Form pain',
      text: 'How bad is your pain?',
      isChartable: true,
      minValue: 0,
      maxValue: 10,
      proAnswerType: 'UNKNOWN',
      answers: [
        { dateTime: '2026-11-01T10:00:00Z', value: 7 },
        { dateTime: '2026-11-08T10:00:00Z', value: 4 },
      ],
    },
    {
      id: 'pain:q2',
      formId: 'pain',
      formTitle: 'Form pain',
      text: 'Did you fall?',
      isChartable: false,
      minValue: null,
      maxValue: null,
      proAnswerType: 'BOOLEAN',
      answers: [{ dateTime: '2026-11-08T10:00:00Z', value: false }],
    },
  ]);
});

it('ENT-044 knows four types of answer and calls any other one UNKNOWN', () => {
  const types = ['CHOICE', 'BOOLEAN', 'TEXT', 'UNKNOWN', 'matrix'];
  const answers = types.map((type, at) => ({ questionId: `q${at}`, text: type, type, value: 'x' }));
  expect(toQuestions([response('2026-11-01T10:00:00Z', answers)]).map(({ proAnswerType }) => proAnswerType)).toEqual([
    'CHOICE',
    'BOOLEAN',
    'TEXT',
    'UNKNOWN',
    'UNKNOWN',
  ]);
});

it('keeps questions of two forms apart and shows a skipped question without answer', () => {
  const questions = toQuestions([
    response('2026-11-01T10:00:00Z', [{ ...asked, value: null }]),
    response('2026-11-02T10:00:00Z', [{ ...asked, value: 3 }], 'other'),
  ]);
  expect(questions.map(({ id, answers }) => [id, answers.length])).toEqual([
    ['pain:q1', 0],
    ['other:q1', 1],
  ]);
});
