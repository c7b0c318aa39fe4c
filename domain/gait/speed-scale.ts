import type { DayValue } from './change.ts';
import type { Band } from './norms.ts';
import { SPEED_THRESHOLD } from './report-summary.ts';

/** A speed with half the width of its 95% interval, where known. */
export interface SpeedMark {
  value: number;
  plusMinus?: number;
}

/** Speeds on one line from standing still to the fastest of them, m/s. */
export interface SpeedScale {
  max: number;
  ticks: number[];
  now: SpeedMark;
  /** At the visit that it is compared with. */
  before: SpeedMark | null;
  /** Of healthy people of the same sex and age. */
  norm: (Band & { mean: number }) | null;
  threshold: number;
}

const STEP = 0.2;

const toMark = ({ value, plusMinus }: Pick<DayValue, 'value' | 'plusMinus'>): SpeedMark => ({
  value,
  ...(plusMinus !== undefined && { plusMinus }),
});

const getEnd = ({ value, plusMinus = 0 }: SpeedMark): number => value + plusMinus;

/** The line that shows a speed beside the one before and the norm, a step longer than all of them. */
export function createSpeedScale(
  speed: SpeedMark,
  { before, norm }: { before: Pick<DayValue, 'value' | 'plusMinus'> | null; norm: SpeedScale['norm'] },
): SpeedScale {
  const now = toMark({ value: speed.value, plusMinus: speed.plusMinus });
  const then = before && toMark(before);
  const end = Math.max(getEnd(now), then ? getEnd(then) : 0, norm?.to ?? 0, SPEED_THRESHOLD);
  const steps = Math.floor(end / STEP + 1e-9) + 1;
  const toSpeed = (step: number) => Number((step * STEP).toFixed(1));
  return {
    max: toSpeed(steps),
    ticks: Array.from({ length: steps + 1 }, (_, step) => toSpeed(step)),
    now,
    before: then,
    norm,
    threshold: SPEED_THRESHOLD,
  };
}
