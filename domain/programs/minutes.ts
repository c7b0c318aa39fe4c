import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { listSideChoices } from './program.ts';

/**
 * Seconds of one repetition: 2 up and 2 down, the upper end of the moderate speed (1-2 s each way) that the American
 * College of Sports Medicine advises (Progression Models in Resistance Training for Healthy Adults, Med Sci Sports Exerc
 * 2009;41(3):687-708).
 */
const REPETITION_SECONDS = 4;
/** A hold at the end of each repetition. Our assumption: exercises have no duration of their hold. */
const HOLD_SECONDS = 5;
/** Between two sets; the same source recommends at most a minute for sets of 10 to 15 light repetitions. */
const REST_SECONDS = 30;
/** Getting into the position of an exercise and in front of the camera. Our assumption. */
const CHANGE_OVER_SECONDS = 30;

type Timed = Pick<Exercise, 'sequence' | 'subjectOrientation' | 'withHold'>;

function estimateSetSeconds({ setGoal: { reps, time } }: Block, exercise: Timed | undefined): number {
  const ofReps = reps === null ? null : reps * (REPETITION_SECONDS + (exercise?.withHold ? HOLD_SECONDS : 0));
  // With a goal of reps or time the set ends at whichever comes first.
  return Math.min(ofReps ?? Infinity, time ?? ofReps ?? 0);
}

/** Sides that are done one after the other: two if an exercise alternates. Both sides at once take no longer than one. */
function countTurns({ sideOfBody }: Block, exercise: Timed | undefined): 1 | 2 {
  const both = exercise !== undefined && sideOfBody === null && listSideChoices(exercise).includes(null);
  return both && exercise.sequence === 'ALTERNATING' ? 2 : 1;
}

/** The estimated duration of one exercise, with preparation and the rests between its sets. */
export function estimateBlockSeconds(block: Block, exercise: Timed | undefined): number {
  const work = block.numSets * countTurns(block, exercise) * estimateSetSeconds(block, exercise);
  return CHANGE_OVER_SECONDS + work + (block.numSets - 1) * REST_SECONDS;
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
