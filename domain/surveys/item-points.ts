import type { StoredAnswer } from './survey-questions.ts';

/** Points of an answer to a question of an instrument; null for what is none. */
export type AnswerScorer = (answer: StoredAnswer) => number | null;

/** A choice as the instrument words it, without what a clinic adds: `0 - Not at all`, `Not at all (0)`, `Not at all.` */
const normalizeLabel = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^\s*\d+\s*[-–—.):=]\s*/, '')
    .replace(/\s*\(\d+\)\s*$/, '')
    .replace(/[\s.]+$/, '')
    .replaceAll(/\s+/g, ' ');

/** A whole number of a scale that goes from `low` to `high`, as far as its ends are known. */
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

/** The place of the choice among `places`, for instruments that number their statements from 0 in their order. */
export const scoreByPlace =
  (places: number): AnswerScorer =>
  (answer) =>
    answer.places === places ? (answer.place ?? null) : null;

/** The first reading that finds points. */
export const scoreByFirst =
  (...readings: readonly AnswerScorer[]): AnswerScorer =>
  (answer) => {
    for (const read of readings) {
      const points = read(answer);
      if (points !== null) return points;
    }
    return null;
  };

/** 1 for yes, 0 for no. */
export const scoreYesNo: AnswerScorer = scoreByFirst(
  ({ value }) => (typeof value === 'boolean' ? Number(value) : null),
  scoreByLabel({ yes: 1, no: 0 }),
);
