/**
 * Ends of a chart's scale: whole steps around all values, and around `around` where it is known (0, a goal, the ends
 * of a question's scale).
 */
export function computeScale(
  values: readonly number[],
  around: readonly (number | null | undefined)[],
  step: number,
): { min: number; max: number } {
  const all = [...values, ...around.filter((value) => value != null)];
  if (all.length === 0) return { min: 0, max: step };
  const min = Math.floor(Math.min(...all) / step) * step;
  const max = Math.ceil(Math.max(...all) / step) * step;
  return { min, max: max > min ? max : min + step };
}
