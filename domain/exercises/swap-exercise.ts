import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { createBlock, listSideChoices } from '../programs/program.ts';
import { listGoalTypes, convertGoal } from '../programs/set-goal.ts';

/**
 * A block with another exercise in it, under an id of its own. Sets stay; the goal stays where the new exercise can be
 * given it, with its reps and time as far as it counts them; the side stays where it can be chosen.
 */
export function swapExercise(
  block: Block,
  exercise: Pick<Exercise, 'id' | 'exerciseMetrics' | 'subjectOrientation' | 'sequence'>,
  uuid: string,
  involvedSide: Block['sideOfBody'],
): Block {
  const fresh = createBlock(exercise, uuid, involvedSide);
  const { setGoal, sideOfBody, numSets } = block;
  const goalFits = listGoalTypes(exercise).includes(setGoal.goalType);
  return {
    ...fresh,
    numSets,
    setGoal: goalFits ? setGoal : convertGoal(fresh.setGoal.goalType, setGoal),
    sideOfBody: listSideChoices(exercise).includes(sideOfBody) ? sideOfBody : fresh.sideOfBody,
  };
}
