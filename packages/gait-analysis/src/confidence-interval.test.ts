import { describe, expect, it } from 'vitest';
import { calculateMean } from './confidence-interval.ts';

/** `count` values, half of them 1 and half of them -1 (and one 0 where the count is odd): their mean is 0. */
const spread = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => (count % 2 === 1 && at === 0 ? 0 : at % 2 === 0 ? 1 : -1));

describe('calculateMean', () => {
  it('calculateMean returns the mean with the half width of its 95% interval', () => {
    // Mean 60, sample standard deviation 2, t(2) = 4.303: 4.303 * 2 / sqrt(3) = 4.969.
    const { mean, plusMinus, count } = calculateMean([58, 60, 62]);
    expect(mean).toBe(60);
    expect(plusMinus).toBeCloseTo(4.969, 3);
    expect(count).toBe(3);
  });

  it.each([
    [2, 12.706],
    [6, 2.571],
    [10, 2.262],
    [11, 2.228],
    [21, 2.086],
    [31, 2.042],
    [121, 1.98],
  ])('calculateMean uses for %d values the t of one degree of freedom fewer: %d', (count, t) => {
    const values = spread(count);
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / (count - 1));
    expect(calculateMean(values).plusMinus! / (deviation / Math.sqrt(count))).toBeCloseTo(t, 2);
  });

  it('calculateMean gives no interval for a single value, and no width where all are equal', () => {
    expect(calculateMean([61.5])).toEqual({ mean: 61.5, count: 1 });
    expect(calculateMean([7, 7, 7])).toEqual({ mean: 7, plusMinus: 0, count: 3 });
  });

  it('calculateMean returns null without values', () => {
    expect(calculateMean([])).toEqual({ mean: Number.NaN, count: 0 });
  });
});
