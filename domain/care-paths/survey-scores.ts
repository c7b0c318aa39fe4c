import type { FilledSurvey } from '../attention/care-facts.ts';
import type { Measured } from '../../contract/care-path-shapes.ts';
import type { StoredAnswer } from '../pro-questions.ts';

const PAIN = /\bpain\b/i;
/** How pain gets in the way of life, asked on the same scale, is not how strong it is. */
const INTERFERENCE = /\b(interfere[ds]?|affect(ed|s)?|contribut(ed|es?))\b/i;
/** Published instruments that give one score. */
const instruments = {
  Balance: /\bberg balance\b|\bactivities-specific balance\b|\bABC scale\b|\bmini-?BEST\b|\bfullerton\b/i,
  Disability: /\boswestry\b|\bneck disability index\b|\bquick\s?DASH\b|\broland[- ]morris\b/i,
};
const SCORE = /\b(score|total|index)\b/i;

const isNumber = (answer: StoredAnswer): answer is StoredAnswer & { value: number } =>
  typeof answer.value === 'number' && answer.isChartable === true;

/** The newest answer of the surveys that `pick` finds in one of them. */
function newest(
  surveys: readonly FilledSurvey[],
  pick: (survey: FilledSurvey) => (StoredAnswer & { value: number }) | undefined,
): Measured | null {
  for (const survey of surveys.toReversed()) {
    const answer = pick(survey);
    if (answer) return { value: answer.value, day: survey.day, of: answer.text };
  }
  return null;
}

/** The latest charted answer from 0 to 10 to a question about pain, the first of its survey. Surveys oldest first. */
export const latestPain = (surveys: readonly FilledSurvey[]): Measured | null =>
  newest(surveys, ({ formTitle, answers }) =>
    answers
      .filter(isNumber)
      .find(
        ({ text, minValue, maxValue }) =>
          minValue === 0 && maxValue === 10 && (PAIN.test(text) || PAIN.test(formTitle)) && !INTERFERENCE.test(text),
      ),
  );

/**
 * The latest score of a published instrument of balance or disability: the answer that calls itself the score, or the
 * survey's only charted number. Null where no such survey was filled in.
 */
export const latestScore = (track: keyof typeof instruments, surveys: readonly FilledSurvey[]): Measured | null =>
  newest(
    surveys.filter(({ formTitle }) => instruments[track].test(formTitle)),
    ({ answers }) => {
      const numbers = answers.filter(isNumber);
      return numbers.find(({ text }) => SCORE.test(text)) ?? (numbers.length === 1 ? numbers[0] : undefined);
    },
  );
