import type { StoredAnswer } from './survey-answers.ts';

/** Points of an answer to a question of an instrument; null for an invalid answer. */
export type AnswerScorer = (answer: StoredAnswer) => number | null;

/** The instrument's wording of a choice, without additions of the clinic: `0 - Not at all`, `Not at all (0)`, `Not at all.` */
const normalizeLabel = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^\s*\d+\s*[-–—.):=]\s*/, '')
    .replace(/\s*\(\d+\)\s*$/, '')
    .replace(/[\s.]+$/, '')
    .replaceAll(/\s+/g, ' ');

/** A whole number of a scale from `low` to `high`; unknown ends of the scale are accepted. */
export const scoreWholeNumber =
  (low: number, high: number): AnswerScorer =>
  ({ value, minValue, maxValue }) =>
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= low &&
    value <= high &&
    (minValue ?? low) === low &&
    (maxValue ?? high) === high
      ? value
      : null;

/** Choices by their published wording; labels in lower case. */
export const scoreByLabel =
  (labels: Readonly<Record<string, number>>): AnswerScorer =>
  ({ value }) =>
    typeof value === 'string' ? (labels[normalizeLabel(value)] ?? null) : null;

/** The position of the choice among `places`, for instruments that number their statements from 0 in order. */
export const scoreByPlace =
  (places: number): AnswerScorer =>
  (answer) =>
    answer.places === places ? (answer.place ?? null) : null;

/** The points of the first scorer that finds some. */
export const scoreByFirst =
  (...scorers: readonly AnswerScorer[]): AnswerScorer =>
  (answer) => {
    for (const score of scorers) {
      const points = score(answer);
      if (points !== null) return points;
    }
    return null;
  };

/** 1 for yes, 0 for no. */
export const scoreYesNo: AnswerScorer = scoreByFirst(
  ({ value }) => (typeof value === 'boolean' ? Number(value) : null),
  scoreByLabel({ yes: 1, no: 0 }),
);

/** Falls and walking aids count twice among the questions of Stay Independent. */
const COUNTS_TWICE = /\bfallen in the past year\b|\bcane or walker\b/i;
export const scoreFallRisk: AnswerScorer = (answer) => {
  const points = scoreYesNo(answer);
  return points === null ? null : points * (COUNTS_TWICE.test(answer.text) ? 2 : 1);
};

/*
 * Points of the choices of published instruments, by their wording or by the same points as numbers.
 */

/** Of the PHQ and the GAD. */
export const frequency = scoreByFirst(
  scoreByLabel({ 'not at all': 0, 'several days': 1, 'more than half the days': 2, 'nearly every day': 3 }),
  scoreWholeNumber(0, 3),
);
/** Of the KOOS, JR. */
export const severity = scoreByFirst(
  scoreByLabel({ none: 0, mild: 1, moderate: 2, severe: 3, extreme: 4 }),
  scoreWholeNumber(0, 4),
);
/** Of the RAND 36-Item Health Survey. */
export const limitation = scoreByLabel({
  'yes, limited a lot': 0,
  'yes, limited a little': 50,
  'no, not limited at all': 100,
});
/** Of the LEFS. */
export const lowerExtremity = scoreByFirst(
  scoreByLabel({
    'extreme difficulty or unable to perform activity': 0,
    'extreme difficulty or unable to perform the activity': 0,
    'quite a bit of difficulty': 1,
    'moderate difficulty': 2,
    'a little bit of difficulty': 3,
    'no difficulty': 4,
  }),
  scoreWholeNumber(0, 4),
);
/** Of the QuickDASH, whose questions do not all ask the same way. */
export const upperExtremity = scoreByFirst(
  scoreByLabel({
    'no difficulty': 1,
    'mild difficulty': 2,
    'moderate difficulty': 3,
    'severe difficulty': 4,
    unable: 5,
    'not at all': 1,
    slightly: 2,
    moderately: 3,
    'quite a bit': 4,
    extremely: 5,
    'not limited at all': 1,
    'slightly limited': 2,
    'moderately limited': 3,
    'very limited': 4,
    none: 1,
    mild: 2,
    moderate: 3,
    severe: 4,
    extreme: 5,
    "so much difficulty that i can't sleep": 5,
  }),
  scoreWholeNumber(1, 5),
);

/**
 * Interval scores of the KOOS, JR. by its raw sum, 0 to 28: 100 is perfect knee health, 0 total disability. Not a straight
 * line; as published by the Hospital for Special Surgery (Lyman et al., Clin Orthop Relat Res 2016;474:1461-1471).
 */
export const koosJrIntervals: readonly number[] = [
  100, 91.975, 84.6, 79.914, 76.332, 73.342, 70.704, 68.284, 65.994, 63.776, 61.583, 59.381, 57.14, 54.84, 52.465,
  50.012, 47.487, 44.905, 42.281, 39.625, 36.931, 34.174, 31.307, 28.251, 24.875, 20.941, 15.939, 8.291, 0,
];
