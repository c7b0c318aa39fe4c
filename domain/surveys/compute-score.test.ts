import { describe, expect, it } from 'vitest';
import type { StoredAnswer } from './survey-answers.ts';
import { koosJrIntervals } from './item-points.ts';
import { computeScore, type Scorable } from './compute-score.ts';

type Value = StoredAnswer['value'];
const chosen = (value: Value, more: Partial<StoredAnswer> = {}): StoredAnswer => ({
  questionId: `q${String(value)}`,
  text: 'Asked?',
  type: typeof value === 'number' ? 'UNKNOWN' : 'CHOICE',
  value,
  ...more,
});
const filled = (formTitle: string, values: readonly Value[], more: Partial<Scorable> = {}): Scorable => ({
  formTitle,
  answers: values.map((value) => chosen(value)),
  ...more,
});
const times = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one);
const valueOf = (...given: Parameters<typeof filled>) => computeScore(filled(...given))?.value ?? null;

const [NEVER, SOME, MANY, ALWAYS] = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'];
const [A_LOT, A_LITTLE, NOT_LIMITED] = ['Yes, limited a lot', 'Yes, limited a little', 'No, not limited at all'];

describe('the score of a survey that delivers none', () => {
  it('of PHQ-2, PHQ-9 and GAD-7 is the sum of their answers, 0 to 3 each', () => {
    expect(valueOf('PHQ-2', [SOME, MANY])).toBe(3);
    // 1 + 2 + 3 + 1 + 0 + 1 + 2 + 0 + 0; the tenth question asks how difficult things are and counts nothing.
    const phq9 = [SOME, MANY, ALWAYS, SOME, NEVER, SOME, MANY, NEVER, NEVER];
    expect(valueOf('PHQ-9', phq9)).toBe(10);
    expect(valueOf('Patient Health Questionnaire (9 items)', [...phq9, 'Somewhat difficult'])).toBe(10);
    expect(valueOf('GAD-7', times(7, ALWAYS))).toBe(21);
  });

  it('of PHQ-9 and GAD-7 is none while a question is unanswered', () => {
    expect(valueOf('PHQ-9', times(8, ALWAYS))).toBeNull();
    expect(valueOf('GAD-7', times(6, ALWAYS))).toBeNull();
  });

  it('of a numeric pain rating scale is one rating, or the mean of now, best and worst', () => {
    expect(valueOf('Numeric Pain Rating Scale', [4, 2, 7])).toBe(4.3);
    expect(valueOf('NPRS', [6])).toBe(6);
    expect(valueOf('NPRS', [4, 2])).toBeNull();
    const worst = { formTitle: 'NPRS', answers: [chosen(7, { text: 'Pain at its worst' })] };
    expect(computeScore(worst)).toBeNull();
    expect(valueOf('NPRS', [11])).toBeNull();
  });

  it('of RAND physical functioning is the mean of 0, 50 and 100 over the questions that were answered', () => {
    const title = 'Physical Functioning (RAND 36-Item Health Survey 1.0, items 3-12)';
    // (4 x 100 + 3 x 50 + 3 x 0) / 10
    expect(valueOf(title, [...times(4, NOT_LIMITED), ...times(3, A_LITTLE), ...times(3, A_LOT)])).toBe(55);
    // (4 x 100 + 3 x 50) / 7 = 78.57
    expect(computeScore(filled(title, [...times(4, NOT_LIMITED), ...times(3, A_LITTLE)]))).toMatchObject({
      value: 78.6,
      answered: 7,
      items: 10,
    });
  });

  it('of the key questions of STEADI is how many were answered with yes', () => {
    expect(valueOf('Three key fall questions (CDC STEADI)', [true, false, true])).toBe(2);
    expect(valueOf('Three key fall questions (CDC STEADI)', [true, false])).toBeNull();
  });

  it('of Stay Independent is how many were answered with yes, with falls and walking aids counted twice', () => {
    const answers = [
      chosen(true, { text: 'I have fallen in the past year.' }),
      chosen(true, { text: 'I use or have been advised to use a cane or walker to get around safely.' }),
      ...times(10, chosen(true, { text: 'I am worried about falling.' })),
    ];
    const formTitle = 'Stay Independent: check your risk for falling (CDC STEADI)';
    // 2 + 2 + 10
    expect(computeScore({ formTitle, answers })).toMatchObject({ value: 14, items: 12 });
    expect(computeScore({ formTitle, answers: answers.slice(1) })).toBeNull();
  });

  it('of the Patient-Specific Functional Scale is the mean of the activities that were rated', () => {
    // (3 + 6) / 2; names of activities count nothing.
    expect(valueOf('Patient-Specific Functional Scale (PSFS)', ['Climb stairs', 3, 'Kneel', 6])).toBe(4.5);
    expect(valueOf('PSFS', ['Climb stairs', 3])).toBe(3);
    expect(valueOf('PSFS', ['Climb stairs'])).toBeNull();
  });

  it('of the Oswestry index is the percent of the points of the sections that were answered', () => {
    const statements = (...places: number[]) => ({
      formTitle: 'Oswestry Disability Index',
      answers: places.map((place) => chosen(`Statement ${place}`, { place, places: 6 })),
    });
    // 16 of 50, and 16 of 45 with one section left out.
    expect(computeScore(statements(2, 2, 2, 2, 2, 2, 1, 1, 1, 1))?.value).toBe(32);
    expect(computeScore(statements(2, 2, 2, 2, 2, 2, 2, 1, 1))).toMatchObject({ value: 35.6, answered: 9, items: 10 });
    expect(valueOf('Oswestry Disability Index', times(10, 5))).toBe(100);
  });

  it('of the LEFS is the sum of 20 answers, 0 to 4 each, and none while one is missing', () => {
    const none = 'No difficulty';
    expect(valueOf('LEFS', [...times(18, none), 'A little bit of difficulty', 'Quite a bit of difficulty'])).toBe(76);
    expect(
      valueOf('Lower Extremity Functional Scale', times(20, 'Extreme difficulty or unable to perform activity')),
    ).toBe(0);
    expect(valueOf('LEFS', times(19, none))).toBeNull();
  });

  it('of the QuickDASH is ((sum / n) - 1) x 25, with one question missing at most', () => {
    const sum30 = [...times(8, 'Moderate difficulty'), ...times(3, 'Mild difficulty')];
    // (30 / 11 - 1) x 25 = 43.18
    expect(valueOf('QuickDASH', sum30)).toBe(43.2);
    // (27 / 10 - 1) x 25 = 42.5
    expect(valueOf('QuickDASH', sum30.slice(1))).toBe(42.5);
    expect(valueOf('QuickDASH', sum30.slice(2))).toBeNull();
    expect(valueOf('Quick-DASH', times(11, 5))).toBe(100);
  });

  it('of the KOOS, JR. is the published interval of the raw sum', () => {
    expect(koosJrIntervals).toHaveLength(29);
    expect(koosJrIntervals.every((value, at) => at === 0 || value < koosJrIntervals[at - 1]!)).toBe(true);
    expect(valueOf('KOOS, JR.', times(7, 'None'))).toBe(100);
    // 7 x 1 = 7, 7 x 2 = 14, 7 x 3 = 21, 7 x 4 = 28.
    expect(valueOf('KOOS JR', times(7, 'Mild'))).toBe(68.3);
    expect(valueOf('KOOS-JR', times(7, 'Moderate'))).toBe(52.5);
    expect(valueOf('KOOS JR', times(7, 'Severe'))).toBe(34.2);
    expect(valueOf('KOOS JR', times(7, 'Extreme'))).toBe(0);
    expect(valueOf('KOOS JR', times(6, 'None'))).toBeNull();
    expect(valueOf('KOOS', times(7, 'None'))).toBeNull();
  });

  it('is none for an unknown survey, for two in one, and for answers on another scale', () => {
    expect(valueOf('How are you?', times(9, NEVER))).toBeNull();
    expect(valueOf('PHQ-9 and GAD-7', times(9, NEVER))).toBeNull();
    expect(valueOf('PHQ-9', times(16, NEVER))).toBeNull();
    const rated = { formTitle: 'NPRS', answers: [chosen(5, { minValue: 1, maxValue: 10 })] };
    expect(computeScore(rated)).toBeNull();
  });

  it('reads choices that a clinic numbered', () => {
    expect(valueOf('PHQ-2', ['1 - Several days', 'Nearly every day (3)'])).toBe(4);
  });
});

describe('a delivered score', () => {
  const phq2 = (calculatedScore: number | null, more: Partial<Scorable> = {}) =>
    computeScore(filled('PHQ-2', [SOME, MANY], { calculatedScore, ...more }));

  it('is taken as it came, or from the variable that is the score', () => {
    expect(phq2(3)).toMatchObject({ value: 3, from: 'DELIVERED', byRule: null });
    expect(phq2(null, { variables: [{ key: 'score', type: 'number', number: 3 }] })).toMatchObject({
      value: 3,
      from: 'DELIVERED',
    });
    expect(computeScore(filled('Our own survey', ['Fine'], { calculatedScore: 9 }))).toMatchObject({
      value: 9,
      instrument: null,
    });
  });

  it('that is not what the published rule gives is taken with what the rule gives', () => {
    expect(phq2(5)).toMatchObject({ value: 5, byRule: 3 });
  });

  it('outside of the instrument’s range, or 0 from a form that counts nothing, gives way to the rule', () => {
    expect(phq2(30)).toMatchObject({ value: 3, from: 'COMPUTED' });
    expect(phq2(0)).toMatchObject({ value: 3, from: 'COMPUTED' });
    expect(computeScore(filled('PHQ-2', [NEVER, NEVER], { calculatedScore: 0 }))).toMatchObject({ value: 0 });
  });

  it('is no score where too much is missing, and is one where answers are only worded otherwise', () => {
    const some = { calculatedScore: 9, unanswered: 3 };
    expect(computeScore(filled('PHQ-9', times(6, MANY), some))).toBeNull();
    const worded = [...times(8, MANY), 'Casi todos los días'];
    expect(computeScore(filled('PHQ-9', worded, { calculatedScore: 19, unanswered: 0 }))).toMatchObject({
      value: 19,
      from: 'DELIVERED',
      answered: null,
    });
  });
});
