import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { worksBothSides } from './dose.ts';
import { getRestSeconds } from './rest.ts';

/**
 * Seconds of one repetition: 2 up and 2 down, the upper end of the moderate speed (1-2 s each way) that the American
 * College of Sports Medicine advises (Progression Models in Resistance Training for Healthy Adults, Med Sci Sports Exerc
 * 2009;41(3):687-708).
 */
const REPETITION_SECONDS = 4;
/** A hold at the end of each repetition, unless the provider prescribed its seconds. Our assumption. */
const HOLD_SECONDS = 5;
/** Getting into the position of an exercise and in front of the camera. Our assumption. */
const CHANGE_OVER_SECONDS = 30;

type Timed = Pick<Exercise, 'sequence' | 'subjectOrientation' | 'withHold'>;

/** One repetition with its hold, as prescribed. */
function estimateRepetitionSeconds({ dose }: Block, exercise: Timed | undefined): number {
  const { tempo, hold } = dose ?? {};
  const movement = tempo ? tempo.lower + tempo.pause + tempo.lift : REPETITION_SECONDS;
  return movement + (hold ?? (exercise?.withHold ? HOLD_SECONDS : 0));
}

function estimateSetSeconds(block: Block, exercise: Timed | undefined): number {
  const { reps, time } = block.setGoal;
  const ofReps = reps === null ? null : reps * estimateRepetitionSeconds(block, exercise);
  // With a goal of reps or time the set ends at whichever comes first.
  return Math.min(ofReps ?? Infinity, time ?? ofReps ?? 0);
}

/**
 * Sides that are done one after the other: two if an exercise alternates or an order of sides is prescribed. Both sides at
 * once take no longer than one.
 */
function countTurns(block: Block, exercise: Timed | undefined): 1 | 2 {
  const isInTurn = exercise?.sequence === 'ALTERNATING' || block.dose?.sideOrder !== undefined;
  return isInTurn && worksBothSides(block, exercise) ? 2 : 1;
}

/** The estimated duration of one exercise, with preparation and the rests between its sets. */
export function estimateBlockSeconds(block: Block, exercise: Timed | undefined): number {
  const work = block.numSets * countTurns(block, exercise) * estimateSetSeconds(block, exercise);
  return CHANGE_OVER_SECONDS + work + (block.numSets - 1) * getRestSeconds(block);
}

/**
 * The estimated minutes of a day of the program, rounded up; an unknown exercise counts by its goal alone.
 */
export function estimateProgramMinutes(
  { blocks, dailyFrequency }: { blocks: readonly Block[]; dailyFrequency: number },
  exerciseOf: (id: string) => Timed | undefined,
): number {
  const seconds = blocks.reduce((sum, block) => sum + estimateBlockSeconds(block, exerciseOf(block.exerciseId)), 0);
  return Math.ceil((seconds * dailyFrequency) / 60);
}
