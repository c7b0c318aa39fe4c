import type { Exercise } from '../contract/exercises.ts';
import type { Block } from '../contract/program-shapes.ts';
import { newBlock, sideChoices } from './program.ts';
import { goalChoices, goalOfType } from './set-goal.ts';

/**
 * A block with another exercise in it, under an id of its own. Sets stay; the goal stays where the new exercise can be
 * given it, with its reps and time as far as it counts them; the side stays where it can be chosen.
 */
export function swappedBlock(
  block: Block,
  exercise: Pick<Exercise, 'id' | 'exerciseMetrics' | 'subjectOrientation' | 'sequence'>,
  uuid: string,
  involvedSide: Block['sideOfBody'],
): Block {
  const fresh = newBlock(exercise, uuid, involvedSide);
  const { setGoal, sideOfBody, numSets } = block;
  const goalFits = goalChoices(exercise).includes(setGoal.goalType);
  return {
    ...fresh,
    numSets,
    setGoal: goalFits ? setGoal : goalOfType(fresh.setGoal.goalType, setGoal),
    sideOfBody: sideChoices(exercise).includes(sideOfBody) ? sideOfBody : fresh.sideOfBody,
  };
}
