import type { CameraPlan } from '@exer/movement-tracking/exercise/camera-plan.ts';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { Block } from '../../../contract/programs/shapes.ts';
import plans from './camera-plans.json' with { type: 'json' };

/** What the drawn movement of an exercise says of its repetitions; `one`: a side at a time. */
export interface DrawnPlan extends Pick<CameraPlan, 'motion' | 'start' | 'end' | 'range'> {
  side: 'one' | 'both';
}

/** By exercise; `tests/camera-plans.ts` makes them of the movements. */
export const drawnPlans = plans as Readonly<Record<string, DrawnPlan>>;

const sides = { Left: 'left', Right: 'right' } as const;

/**
 * What a camera can watch of an exercise as the program asks for it: its repetitions, or the time it is held, and its range if
 * the exercise has that metric. Null where that is nothing (PTL-20).
 */
export function planCameraSet({ sideOfBody, setGoal }: Block, exercise: Exercise | undefined): CameraPlan | null {
  const drawn = exercise && drawnPlans[exercise.id];
  if (!drawn) return null;
  const counts = setGoal.reps === null ? 'time' : 'reps';
  const metrics = exercise.exerciseMetrics.map(({ metric }) => metric);
  if (!metrics.includes(counts === 'reps' ? 'REPS' : 'TIME')) return null;
  // A time in which something is repeated is no hold.
  if (counts === 'time' && (setGoal.time === null || !exercise.withHold)) return null;
  const { motion, start, end } = drawn;
  const side = sideOfBody ? sides[sideOfBody] : drawn.side === 'both' ? 'both' : 'either';
  return { motion, start, end, side, counts, range: metrics.includes('ROM') ? drawn.range : 0 };
}
