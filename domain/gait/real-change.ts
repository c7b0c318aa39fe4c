import type { DetectableChange } from './detectable-change.ts';
import { shownMeasure, type Measure } from './measures.ts';

/**
 * What is known of a difference. OTHER_METHOD where the two were not measured in the same way, which nothing is published
 * about. By published errors of people with the patient's condition: REAL where it reaches the error of all of them, SOME
 * of some, NOT_REAL of none; UNSURE where it reaches one, but not what the two values themselves leave open. NO_VALUE where
 * errors are published, but for other people. Where none is, by the intervals that both values carry: APART or OVERLAPPING,
 * which speaks of the strides of the two walks and not of how much a walk differs from day to day. Else NOT_KNOWN.
 */
export type RealChange =
  | 'OTHER_METHOD'
  | 'REAL'
  | 'SOME'
  | 'NOT_REAL'
  | 'UNSURE'
  | 'NO_VALUE'
  | 'APART'
  | 'OVERLAPPING'
  | 'NOT_KNOWN';

type Compared = Pick<Measure, 'value' | 'unit' | 'plusMinus'>;

/** Now less then, both as they are shown. */
export const shownDifference = (then: Compared, now: Compared): number =>
  shownMeasure(shownMeasure(now.value!, now.unit) - shownMeasure(then.value!, then.unit), now.unit);

/** What is known of a difference between two values that were measured in the same way. */
export function realChange(
  then: Compared,
  now: Compared,
  { by, isPublished }: { by: readonly DetectableChange[]; isPublished: boolean },
): RealChange {
  const size = Math.abs(shownDifference(then, now));
  const isBeyondBoth = size > (then.plusMinus ?? 0) + (now.plusMinus ?? 0);
  if (by.length > 0) {
    const reached = by.filter(({ value }) => size >= value).length;
    if (reached === 0) return 'NOT_REAL';
    if (!isBeyondBoth) return 'UNSURE';
    return reached === by.length ? 'REAL' : 'SOME';
  }
  if (isPublished) return 'NO_VALUE';
  if (then.plusMinus === undefined || now.plusMinus === undefined) return 'NOT_KNOWN';
  return isBeyondBoth ? 'APART' : 'OVERLAPPING';
}

/** Which way a measure went, as far as the shown values tell. */
export function directionOf({ difference }: { difference: number }): 'more' | 'less' | 'same' {
  if (difference === 0) return 'same';
  return difference > 0 ? 'more' : 'less';
}
