/** The coordinates that a value was computed from: those in space that the model estimates, or the picture alone. */
export type Basis = 'WORLD' | 'PICTURE';

/** A measured value with its stated error, both in the unit that its owner names. */
export interface Estimate {
  value: number;
  /** About two of three values are within it of the truth (root mean square), unless its owner says otherwise. */
  error: number;
}

/** Root sum of squares of independent errors, all in one unit. */
export const combineErrors = (...errors: readonly number[]): number => Math.hypot(...errors);

/** Number of neighbors on each side, and their maximum distance in seconds. */
const NEIGHBOURS = 2;
const REACH_S = 0.25;
const FEWEST = 3;

const findMedian = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/**
 * Median filter over frames: each value becomes the median of itself and its two measured neighbors on either side, at most a
 * quarter of a second away. One bad frame, or two in a row, change nothing. `times` are seconds, one per value. NaN where nothing
 * was measured, or fewer than three values are near.
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
  /** Index of the first frame that reached it. */
  mostAt: number;
  leastAt: number;
  /** Number of values that are not NaN. */
  count: number;
}

/** Largest and smallest of the values that are not NaN, one value per frame; null without any. */
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

/** The quantile `share` (0 to 1) of the values that are not NaN; NaN without any. */
export function findQuantile(values: readonly number[], share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
