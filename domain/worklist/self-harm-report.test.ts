import { expect, it } from 'vitest';
import type { StoredAnswer } from '../surveys/survey-answers.ts';
import { findSelfHarmReport } from './self-harm-report.ts';
import { emptyInputs } from './worklist-inputs.fixtures.ts';
import { findWorklistReasons } from './worklist-items.ts';

const asked = (value: StoredAnswer['value']): StoredAnswer => ({
  questionId: 'q9',
  text: 'Over the last 2 weeks, how often have you been bothered by: Thoughts that you would be better off dead or of hurting yourself in some way',
  type: 'CHOICE',
  value,
});
const surveys = (...filled: [day: string, value: StoredAnswer['value']][]) => ({
  ...emptyInputs,
  surveys: filled.map(([day, value]) => ({ formId: 'x', formTitle: 'PHQ-9', day, answers: [asked(value)] })),
});

it.each([
  ['Several days', '2026-11-20', true],
  ['Nearly every day', '2026-11-06', true],
  [1, '2026-11-20', true],
  ['Not at all', '2026-11-20', false],
  [0, '2026-11-20', false],
  [null, '2026-11-20', false],
  // 15 days ago, and a day that has not come yet.
  ['Several days', '2026-11-05', false],
  ['Several days', '2026-11-21', false],
])('PTL-38 an answer %s of %s is a reason: %s', (value, day, expected) => {
  expect(emptyInputs.today).toBe('2026-11-20');
  expect(findSelfHarmReport(surveys([day, value])) !== null).toBe(expected);
});

it('PTL-38 a form that asks in Spanish is understood', () => {
  const text = 'Pensamientos de que estaría mejor muerto(a) o de lastimarse de alguna manera';
  const answer = (value: string) => ({ questionId: 'q9', text, type: 'CHOICE', value });
  const inputs = (value: string) => ({
    ...emptyInputs,
    surveys: [{ formId: 'x', formTitle: 'PHQ-9', day: '2026-11-20', answers: [answer(value)] }],
  });
  expect(findSelfHarmReport(inputs('Varios días'))).not.toBeNull();
  expect(findSelfHarmReport(inputs('Ningún día'))).toBeNull();
});

it('PTL-38 a report of self-harm is the most urgent reason, in the first survey, and stays after a later one without', () => {
  const [reason] = findWorklistReasons(surveys(['2026-11-20', 'Not at all'], ['2026-11-18', 'Several days']));
  expect(reason).toMatchObject({
    kind: 'SURVEY_OUT_OF_RANGE',
    urgency: 100,
    explanation: { text: 'Reported thoughts of death or self-harm: “Several days” (PHQ-9), Nov 18' },
    headline: {
      figure: { text: 'Self-harm' },
      about: { text: 'thoughts of death or self-harm: “Several days”, Nov 18' },
    },
  });
});
