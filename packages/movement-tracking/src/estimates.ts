/** What a value was computed from: places in space as the model estimates them, or the picture alone. */
export type Basis = 'WORLD' | 'PICTURE';

/** A measured value with its stated error, both in the unit that its owner names. */
export interface Estimate {
  value: number;
  /** About two of three values are within it of the truth (root mean square), unless its owner says otherwise. */
  error: number;
}

/** Errors that have nothing to do with each other, taken together. */
export const combineErrors = (...errors: readonly number[]): number => Math.hypot(...errors);

/** Neighbours on each side, and how far away in seconds they may be. */
const NEIGHBOURS = 2;
const REACH_S = 0.25;
const FEWEST = 3;

const findMedian = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/**
 * What was held rather than seen once: each value becomes the median of itself and its two measured neighbours on either side,
 * none farther than a quarter of a second. One bad frame, or two in a row, change nothing: a value counts that most of five frames
 * reach. NaN where nothing was measured, or fewer than three values are near.
 */
export function smoothValues(values: readonly number[], times: readonly number[]): number[] {
  const measured = values.flatMap((value, frame) => (Number.isNaN(value) ? [] : [frame]));
  const held = values.map(() => Number.NaN);
  measured.forEach((frame, at) => {
    const near = measured
      .slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
      .filter((other) => Math.abs(times[other]! - times[frame]!) <= REACH_S);
    if (near.length >= FEWEST) held[frame] = findMedian(near.map((other) => values[other]!));
  });
  return held;
}

export interface Extremes {
  most: number;
  least: number;
  /** Frames at which they were reached first. */
  mostAt: number;
  leastAt: number;
  /** How many values there were to choose from. */
  count: number;
}

/** Largest and smallest of the values that are no NaN; null without any. */
export function findExtremes(values: readonly number[]): Extremes | null {
  let found: Extremes | null = null;
  values.forEach((value, frame) => {
    if (Number.isNaN(value)) return;
    found ??= { most: value, least: value, mostAt: frame, leastAt: frame, count: 0 };
    found.count += 1;
    if (value > found.most) [found.most, found.mostAt] = [value, frame];
    if (value < found.least) [found.least, found.leastAt] = [value, frame];
  });
  return found;
}

/** The value below which the share `share` of all lies; NaN without any. */
export function findQuantile(values: readonly number[], share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
