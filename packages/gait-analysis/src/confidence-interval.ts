import type { GaitMeasure } from './measures.ts';

/** Two-sided 95% quantiles of Student's t for 1 to 9 degrees of freedom (Student, Biometrika 6 (1908) 1-25). */
const T_95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];
/** Two-sided 95% quantile of the normal distribution. */
const Z_95 = 1.959964;

/** Beyond the table: first terms of the expansion (Abramowitz and Stegun 1964, 26.7.5), to within 0.0005. */
function studentT(freedom: number): number {
  const known = T_95[freedom - 1];
  if (known !== undefined) return known;
  const z = Z_95;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

export interface MeanWithInterval {
  mean: number;
  /** Half width of the 95% confidence interval of the mean, in the unit of the values; absent for fewer than two. */
  plusMinus?: number;
  count: number;
}

/**
 * Mean of values of strides or steps with its 95% confidence interval by Student's t. The interval covers variation
 * between strides, not an error of camera or pose model that all strides share. Without values the mean is NaN and the
 * count 0.
 */
export function calculateMean(values: readonly number[]): MeanWithInterval {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count < 2) return { mean, count };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { mean, plusMinus: studentT(count - 1) * Math.sqrt(variance / count), count };
}

/** Error that all strides share, as a function of the mean, in the unit of the values; part of the interval. */
export type SharedError = (mean: number) => number;

/** A measure as the mean of the finite values with its 95% interval and count; empty without any. */
export function toMeasures(
  named: { name: string; displayName: string; unit: string },
  values: readonly number[],
  sharedError: SharedError = () => 0,
): GaitMeasure[] {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return [];
  const { mean, plusMinus, count } = calculateMean(known);
  const width = plusMinus === undefined ? {} : { plusMinus: Math.hypot(plusMinus, sharedError(mean)) };
  return [{ ...named, value: mean, source: 'RECORDING', ...width, count }];
}
