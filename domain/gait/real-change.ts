import type { DetectableChange } from './detectable-change.ts';
import type { Measure } from './measures.ts';

/**
 * What is known of a difference. By published errors: REAL where it reaches the error of every population, SOME of some,
 * NOT_REAL of none; UNSURE where it reaches one, but not what the two values themselves leave open. Without one, by the
 * intervals that both values carry: APART or OVERLAPPING, which speaks of the strides of the two walks and not of how much a
 * walk differs from day to day. Else NOT_KNOWN.
 */
export type RealChange = 'REAL' | 'SOME' | 'NOT_REAL' | 'UNSURE' | 'APART' | 'OVERLAPPING' | 'NOT_KNOWN';

const DECIMALS = 2;
// Published errors have two decimals, and so has what is compared with them.
const rounded = (value: number): number => Number(value.toFixed(DECIMALS));

/** What is known of a difference between two values, by the published errors that hold for the earlier one. */
export function realChange(
  difference: number,
  by: readonly DetectableChange[],
  then: Measure,
  now: Measure,
): RealChange {
  const size = rounded(Math.abs(difference));
  const isBeyondBoth = Math.abs(difference) > (then.plusMinus ?? 0) + (now.plusMinus ?? 0);
  if (by.length > 0) {
    const reached = by.filter(({ value }) => size >= value).length;
    if (reached === 0) return 'NOT_REAL';
    if (!isBeyondBoth) return 'UNSURE';
    return reached === by.length ? 'REAL' : 'SOME';
  }
  if (then.plusMinus === undefined || now.plusMinus === undefined) return 'NOT_KNOWN';
  return isBeyondBoth ? 'APART' : 'OVERLAPPING';
}

/** Which way a measure went, as far as two decimals show it. */
export function directionOf({ difference }: { difference: number }): 'more' | 'less' | 'same' {
  const shown = rounded(difference);
  if (shown === 0) return 'same';
  return shown > 0 ? 'more' : 'less';
}
