/** Student's t that 95 of 100 lie within, for 1 to 9 degrees of freedom: tables of Student, Biometrika 6 (1908) 1-25. */
const T_95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];
/** What 95 of 100 of a normal distribution lie within, in standard deviations. */
const Z_95 = 1.959964;

/** Beyond the table by the first terms of its expansion (Abramowitz and Stegun 1964, 26.7.5), to within 0.0005. */
function studentsT(freedom: number): number {
  const known = T_95[freedom - 1];
  if (known !== undefined) return known;
  const z = Z_95;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

export interface MeanWithInterval {
  mean: number;
  /** Half the width of the 95% confidence interval of the mean, in the unit of the values; absent for fewer than two. */
  plusMinus?: number;
  count: number;
}

/**
 * Mean of values taken one each from strides or steps, with its 95% confidence interval by Student's t on the sample standard
 * deviation. It tells how the strides differ among themselves, not how far off the camera or the pose model may be: an error
 * that all strides share is not in it. No values give the mean NaN and the count 0.
 */
export function meanWithInterval(values: readonly number[]): MeanWithInterval {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count < 2) return { mean, count };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { mean, plusMinus: studentsT(count - 1) * Math.sqrt(variance / count), count };
}
