import { describe, expect, it } from 'vitest';
import type { StoredAnswer } from '../surveys/survey-answers.ts';
import type { WorklistInputs } from './worklist-inputs.ts';
import { findSurveyOutOfRange } from './survey-out-of-range.ts';
import { emptyInputs } from './worklist-inputs.fixtures.ts';

const pain = (value: StoredAnswer['value'], change: Partial<StoredAnswer> = {}): StoredAnswer => ({
  questionId: 'pain',
  text: 'Pain now',
  type: 'UNKNOWN',
  value,
  isChartable: true,
  minValue: 0,
  maxValue: 10,
  ...change,
});
const factsOf = (): WorklistInputs => ({ ...emptyInputs, products: ['PRO'] });
type Filled = [day: string, ...answers: StoredAnswer[]];
/** Surveys of one title as [day, answers…], the newest first. */
const lookedAt = (formTitle: string, ...filled: Filled[]) =>
  findSurveyOutOfRange({
    ...factsOf(),
    surveys: filled.map(([day, ...answers]) => ({ formId: 'nprs', formTitle, day, answers })),
  });
const looked = (...filled: Filled[]) => lookedAt('Numeric Pain Rating Scale', ...filled);
const getExplanation = (...filled: Filled[]) => looked(...filled)?.explanation.text ?? null;

describe('an answer that moved', () => {
  it.each([
    [4, 5, null],
    [4, 6, 'Pain now up from 4 to 6 (0-10 scale), Nov 18'],
    [4, 3, null],
    [4, 2, null],
    [10, 0, null],
  ])('from %i to %i on an 11-point scale', (before, now, expected) => {
    expect(getExplanation(['2026-11-18', pain(now)], ['2026-11-11', pain(before)])).toBe(expected);
  });

  it('of one pain question whose form does not say its scale counts by the scale and the MCID of the instrument', () => {
    const unscaled = { minValue: null, maxValue: null };
    const rated = (before: number, now: number) =>
      getExplanation(['2026-11-18', pain(now, unscaled)], ['2026-11-11', pain(before, unscaled)]);
    expect(rated(3, 9)).toBe('“NPRS” up from 3 to 9 (0-10 scale), Nov 18');
    expect(rated(3, 5)).toBe('“NPRS” up from 3 to 5 (0-10 scale), Nov 18');
    expect(rated(3, 4)).toBeNull();
    expect(rated(9, 3)).toBeNull();
  });

  it('by a fifth of any scale', () => {
    const wide = { minValue: 0, maxValue: 35 };
    expect(getExplanation(['2026-11-18', pain(16, wide)], ['2026-11-11', pain(10, wide)])).toBeNull();
    expect(getExplanation(['2026-11-18', pain(17, wide)], ['2026-11-11', pain(10, wide)])).not.toBeNull();
  });

  it.each([
    ['2026-11-05', null],
    ['2026-11-06', 'Pain now up from 4 to 8 (0-10 scale), Nov 6'],
    ['2026-11-20', 'Pain now up from 4 to 8 (0-10 scale), Nov 20'],
    // A day that has not come yet.
    ['2026-11-21', null],
  ])('counts for 14 days: answered on %s', (day, expected) => {
    expect(getExplanation([day, pain(8)], ['2026-10-01', pain(4)])).toBe(expected);
  });

  it('is compared with the answer before, over a survey in which the question was skipped', () => {
    expect(getExplanation(['2026-11-18', pain(8)], ['2026-11-11', pain(null)], ['2026-11-04', pain(4)])).toContain(
      'from 4 to 8',
    );
    expect(getExplanation(['2026-11-18', pain(4)], ['2026-11-11', pain(4)], ['2026-11-04', pain(8)])).toBeNull();
  });

  it('is not compared across scales, without one, or by what is not charted', () => {
    expect(getExplanation(['2026-11-18', pain(8)], ['2026-11-11', pain(4, { maxValue: 5 })])).toBeNull();
    const open = { minValue: null, maxValue: null };
    expect(lookedAt('How was your week?', ['2026-11-18', pain(8, open)], ['2026-11-11', pain(1, open)])).toBeNull();
    const text = { isChartable: false };
    expect(getExplanation(['2026-11-18', pain(8, text)], ['2026-11-11', pain(1, text)])).toBeNull();
    expect(getExplanation(['2026-11-18', pain(8)])).toBeNull();
  });
});

describe('which way is worse', () => {
  const known = 'Numeric Pain Rating Scale';
  const ability = 'Patient-Specific Functional Scale';
  const own = 'How was your week?';

  it.each([
    [known, 3, 7, 83, 'up from 3 to 7'],
    [known, 7, 3, null, null],
    ['PHQ-9', 0, 2, 81, 'up from 0 to 2'],
    ['GAD-7', 2, 0, null, null],
    [ability, 7, 3, 83, 'down from 7 to 3'],
    [ability, 3, 7, null, null],
    [ability, 7, 6, null, null],
    [own, 3, 7, 83, 'up from 3 to 7'],
    [own, 7, 3, 20, 'changed from 7 to 3'],
    [own, 7, 6, null, null],
    [own, 6, 7, null, null],
  ])('“%s” from %i to %i', (title, before, now, urgency, words) => {
    const reason = lookedAt(title, ['2026-11-18', pain(now)], ['2026-11-11', pain(before)]);
    expect(reason?.urgency ?? null).toBe(urgency);
    expect(reason?.explanation.text ?? null).toBe(words && `Pain now ${words} (0-10 scale), Nov 18`);
  });

  it('an answer outside the scale counts at either end, whatever is better', () => {
    for (const title of [known, ability, own])
      for (const value of [-1, 11]) expect(lookedAt(title, ['2026-11-18', pain(value)])?.urgency).toBe(90);
  });

  it('a rise speaks before a longer fall, and does not speak for it', () => {
    const sleep = (value: number) => pain(value, { questionId: 'sleep', text: 'Sleep' });
    const walk = (value: number) => pain(value, { questionId: 'walk', text: 'Walking' });
    const before: Filled = ['2026-11-11', pain(3), sleep(9), walk(9)];
    expect(lookedAt(own, ['2026-11-18', pain(5), sleep(1), walk(9)], before)?.explanation.text).toBe(
      'Pain now up from 3 to 5 (0-10 scale), Nov 18',
    );
    expect(lookedAt(own, ['2026-11-18', pain(3), sleep(1), walk(6)], before)?.explanation.text).toBe(
      '“Sleep” changed from 9 to 1 (0-10 scale), Nov 18, and 1 more question',
    );
  });
});

describe('an answer outside its scale', () => {
  it.each([
    [10, null],
    [11, 'Pain now answered with 11 (outside the 0-10 scale), Nov 18'],
    [0, null],
    [-1, 'Pain now answered with -1 (outside the 0-10 scale), Nov 18'],
  ])('%i of 0 to 10', (value, expected) => {
    expect(getExplanation(['2026-11-18', pain(value)])).toBe(expected);
  });

  it('speaks before one that moved, and for the others', () => {
    const sleep = (value: number) => pain(value, { questionId: 'sleep', text: 'Sleep' });
    expect(getExplanation(['2026-11-18', sleep(9), pain(11)], ['2026-11-11', sleep(1), pain(10)])).toBe(
      'Pain now up from 10 to 11 (outside the 0-10 scale), Nov 18, and 1 more question',
    );
  });

  it('is the most urgent of all; one that moved is the more urgent the further', () => {
    const urgency = (now: number) => looked(['2026-11-18', pain(now)], ['2026-11-11', pain(0)])?.urgency;
    expect([urgency(2), urgency(10), urgency(11)]).toEqual([81, 89, 90]);
  });

  it('a long question is cut', () => {
    const text = `How much ${'very '.repeat(30)}pain?`;
    expect(getExplanation(['2026-11-18', pain(11, { text })])!.length).toBeLessThan(140);
  });
});

describe('the score of a published instrument', () => {
  const scored = (formTitle: string, ...filled: [day: string, score: number, ...answers: StoredAnswer[]][]) => {
    const surveys = filled.map(([day, calculatedScore, ...answers]) => ({
      formId: formTitle,
      formTitle,
      day,
      calculatedScore,
      answers,
    }));
    return findSurveyOutOfRange({ ...factsOf(), surveys });
  };

  it.each([
    // 5 points of the PHQ-9 matter, though they are less than a fifth of its 27.
    ['PHQ-9', 9, 14, '“PHQ-9” up from 9 to 14 (0-27 scale), Nov 18'],
    ['PHQ-9', 9, 13, null],
    ['PHQ-9', 14, 9, null],
    // 9 points of the LEFS, which is better the higher.
    ['LEFS', 50, 41, '“LEFS” down from 50 to 41 (0-80 scale), Nov 18'],
    ['LEFS', 50, 42, null],
    ['LEFS', 41, 50, null],
    // No difference is published for the KOOS, JR.: a fifth of its range.
    ['KOOS, JR.', 60, 40, '“KOOS JR” down from 60 to 40 (0-100 scale), Nov 18'],
    ['KOOS, JR.', 60, 41, null],
    ['Our own survey', 5, 90, null],
  ])('%s from %i to %i', (title, before, now, expected) => {
    expect(scored(title, ['2026-11-18', now], ['2026-11-11', before])?.explanation.text ?? null).toBe(expected);
  });

  it('speaks for the questions of its survey, and beside those of others', () => {
    const rated = (now: number, best: number, worst: number) => [
      pain(now),
      pain(best, { questionId: 'best', text: 'At its best' }),
      pain(worst, { questionId: 'worst', text: 'At its worst' }),
    ];
    // (3 + 1 + 5) / 3 = 3 and (6 + 3 + 9) / 3 = 6.
    expect(getExplanation(['2026-11-18', ...rated(6, 3, 9)], ['2026-11-11', ...rated(3, 1, 5)])).toBe(
      '“NPRS” up from 3 to 6 (0-10 scale), Nov 18',
    );
    // The mean moved by 1; one question moved by more than a fifth.
    expect(getExplanation(['2026-11-18', ...rated(6, 1, 5)], ['2026-11-11', ...rated(3, 1, 5)])).toBe(
      'Pain now up from 3 to 6 (0-10 scale), Nov 18',
    );
    const both = { ...factsOf() };
    both.surveys = [
      ['PHQ-9', '2026-11-18', 20],
      ['GAD-7', '2026-11-18', 10],
      ['PHQ-9', '2026-11-11', 5],
      ['GAD-7', '2026-11-11', 5],
    ].map(([formTitle, day, calculatedScore]) => ({
      formId: String(formTitle),
      formTitle: String(formTitle),
      day: String(day),
      calculatedScore: Number(calculatedScore),
      answers: [],
    }));
    expect(findSurveyOutOfRange(both)?.explanation.text).toBe(
      '“PHQ-9” up from 5 to 20 (0-27 scale), Nov 18, and 1 more survey result',
    );
  });
});

describe('the figure of a row', () => {
  it.each([
    ['Please rate your pain at its worst in the last 24 hours', 'Worst pain (0-10), Nov 18'],
    ['Please rate your pain at its best in the last 24 hours', 'Least pain (0-10), Nov 18'],
    ['Pain now', 'Pain now (0-10), Nov 18'],
    ['How hard was your worst day?', '“How hard was your worst day?” (0-10), Nov 18'],
  ])('is the change of an answer: %s', (text, about) => {
    const reason = looked(['2026-11-18', pain(4, { text })], ['2026-11-11', pain(2, { text })]);
    expect(reason?.headline?.figure.text).toBe('2 → 4');
    expect(reason?.headline?.about.text).toBe(about);
  });
});
