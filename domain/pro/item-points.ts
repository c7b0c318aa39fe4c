import type { StoredAnswer } from '../pro-questions.ts';

/** Points of an answer to a question of an instrument; null for what is none. */
export type PointsOf = (answer: StoredAnswer) => number | null;

/** A choice as the instrument words it, without what a clinic adds: `0 - Not at all`, `Not at all (0)`, `Not at all.` */
const plain = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^\s*\d+\s*[-–—.):=]\s*/, '')
    .replace(/\s*\(\d+\)\s*$/, '')
    .replace(/[\s.]+$/, '')
    .replaceAll(/\s+/g, ' ');

/** A whole number of a scale that goes from `low` to `high`, as far as its ends are known. */
export const wholeNumber =
  (low: number, high: number): PointsOf =>
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
export const worded =
  (labels: Readonly<Record<string, number>>): PointsOf =>
  ({ value }) =>
    typeof value === 'string' ? (labels[plain(value)] ?? null) : null;

/** The place of the choice among `places`, for instruments that number their statements from 0 in their order. */
export const placed =
  (places: number): PointsOf =>
  (answer) =>
    answer.places === places ? (answer.place ?? null) : null;

/** The first reading that finds points. */
export const either =
  (...readings: readonly PointsOf[]): PointsOf =>
  (answer) => {
    for (const read of readings) {
      const points = read(answer);
      if (points !== null) return points;
    }
    return null;
  };

/** 1 for yes, 0 for no. */
export const yesCounts: PointsOf = either(
  ({ value }) => (typeof value === 'boolean' ? Number(value) : null),
  worded({ yes: 1, no: 0 }),
);
