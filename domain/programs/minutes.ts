import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { listSideChoices } from './program.ts';

/**
 * Seconds of one repetition: 2 up and 2 down, the upper end of the moderate speed (1-2 s each way) that the American
 * College of Sports Medicine advises (Progression Models in Resistance Training for Healthy Adults, Med Sci Sports Exerc
 * 2009;41(3):687-708).
 */
const REPETITION_SECONDS = 4;
/** A hold at the end of each repetition. An assumption of ours: exercises say only that they have one. */
const HOLD_SECONDS = 5;
/** Between two sets; the same advice is at most a minute for sets of 10 to 15 light repetitions. */
const REST_SECONDS = 30;
/** Into the position of an exercise and before the camera. An assumption of ours. */
const CHANGE_OVER_SECONDS = 30;

type Timed = Pick<Exercise, 'sequence' | 'subjectOrientation' | 'withHold'>;

function estimateSetSeconds({ setGoal: { reps, time } }: Block, exercise: Timed | undefined): number {
  const ofReps = reps === null ? null : reps * (REPETITION_SECONDS + (exercise?.withHold ? HOLD_SECONDS : 0));
  // With a goal of reps or time the set ends at whichever comes first.
  return Math.min(ofReps ?? Infinity, time ?? ofReps ?? 0);
}

/** Sides that are done one after the other: both, of an exercise that alternates. Both at once take no longer than one. */
function countTurns({ sideOfBody }: Block, exercise: Timed | undefined): 1 | 2 {
  const both = exercise !== undefined && sideOfBody === null && listSideChoices(exercise).includes(null);
  return both && exercise.sequence === 'ALTERNATING' ? 2 : 1;
}

/** About how long one exercise of a program takes, with the rests between its sets and getting ready for it. */
export function estimateBlockSeconds(block: Block, exercise: Timed | undefined): number {
  const work = block.numSets * countTurns(block, exercise) * estimateSetSeconds(block, exercise);
  return CHANGE_OVER_SECONDS + work + (block.numSets - 1) * REST_SECONDS;
}

/**
 * Estimated minutes that a day of the program takes, rounded up to whole ones; an exercise that is not known counts by its
 * goal alone.
 */
export function estimateProgramMinutes(
  { blocks, dailyFrequency }: { blocks: readonly Block[]; dailyFrequency: number },
  exerciseOf: (id: string) => Timed | undefined,
): number {
  const seconds = blocks.reduce((sum, block) => sum + estimateBlockSeconds(block, exerciseOf(block.exerciseId)), 0);
  return Math.ceil((seconds * dailyFrequency) / 60);
}
