import type { GaitMeasure } from '../../../contract/gait.ts';
import { meanWithInterval } from './uncertainty.ts';

/** What all strides share and their spread does not show, by the mean, in the unit of the values: part of the interval. */
export type SharedError = (mean: number) => number;

/** A measure as mean over what is known of its values, with its 95% interval and their count; none where nothing is known. */
export function recordedMeasure(
  named: { name: string; displayName: string; unit: string },
  values: readonly number[],
  sharedError: SharedError = () => 0,
): GaitMeasure[] {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return [];
  const { mean, plusMinus, count } = meanWithInterval(known);
  const width = plusMinus === undefined ? {} : { plusMinus: Math.hypot(plusMinus, sharedError(mean)) };
  return [{ ...named, value: mean, source: 'RECORDING', ...width, count }];
}
