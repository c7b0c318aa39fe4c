import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { listGoalTypes } from './blocks.ts';
import { keepDose, withDose } from './dose.ts';

type Dosed = Pick<Exercise, 'subjectOrientation' | 'sequence' | 'exerciseMetrics' | 'equipment'>;

/** Copies sets, goal and dose of a block to another, except a goal that its exercise cannot have. Its side and note stay. */
export function copyDose(from: Block, to: Block, exercise: Dosed | undefined): Block {
  if (!exercise) return to;
  const { setGoal } = listGoalTypes(exercise).includes(from.setGoal.goalType) ? from : to;
  const copied = { ...to, numSets: from.numSets, setGoal };
  return withDose(copied, { ...keepDose(from.dose, copied, exercise), note: to.dose?.note });
}

/** Copies sets, goal and dose of one block to all others. */
export const copyDoseToAll = (
  blocks: readonly Block[],
  from: Block,
  exerciseOf: (id: string) => Dosed | undefined,
): Block[] => blocks.map((to) => (to.uuid === from.uuid ? to : copyDose(from, to, exerciseOf(to.exerciseId))));
