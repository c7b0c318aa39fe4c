import type { CameraPlan } from '@exer/movement-tracking/exercise/camera-plan.ts';
import type { Correction } from '@exer/movement-tracking/exercise/repetitions.ts';
import type { SetResult } from '@exer/movement-tracking/exercise/count-set.ts';
import type { SetCounts, SetMeasured } from './practice.ts';

/** What was counted of a set; with what a camera measured, where it counted from beginning to end. */
export interface SetCounted extends SetCounts {
  measured?: SetMeasured;
}

/** What the record says of repetitions that were corrected. */
const corrections: Readonly<Record<Correction, string>> = {
  further: 'Reach the end of the range',
  back: 'Return to the start of the range',
};

/** A set as the camera counted it, for the session: numbers only (PTL-21). */
export const toMeasured = (
  { reps, proper, seconds, range, corrections: counts }: SetResult,
  { counts: what }: CameraPlan,
): SetCounted => ({
  reps,
  seconds,
  measured: {
    repsProper: what === 'reps' ? proper : null,
    minROM: range?.min ?? null,
    maxROM: range?.max ?? null,
    errors: (['further', 'back'] as const)
      .filter((correction) => counts[correction] > 0)
      .map((correction) => ({ message: corrections[correction], count: counts[correction] })),
  },
});

/** A set of which something was counted before the camera: of all of it there is a count, but no measure (PTL-24). */
export const addToCounts = (before: SetCounts, counted: SetCounted): SetCounted =>
  before.reps + before.seconds === 0
    ? counted
    : { reps: before.reps + counted.reps, seconds: before.seconds + counted.seconds };
