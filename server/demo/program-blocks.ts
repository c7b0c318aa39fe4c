import type { Block, SetGoal } from '../../contract/programs/shapes.ts';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import { needsSide } from '../../domain/programs/blocks.ts';
import { libraryExercises } from '../exercises/library/exercises.ts';
import type { Outline } from './program-outlines.ts';
import type { Chance } from './random.ts';

export const exerciseById = new Map(libraryExercises().map((exercise) => [exercise.id, exercise]));

const supports = (exercise: Exercise, metric: string) =>
  exercise.exerciseMetrics.some((each) => each.metric === metric);

function goalOf(exercise: Exercise, chance: Chance): SetGoal {
  if (!supports(exercise, 'REPS')) return { goalType: 'TIME', reps: null, time: chance.of([20, 30, 45]) };
  const reps = chance.of([8, 10, 10, 12, 15]);
  if (supports(exercise, 'TIME')) return { goalType: 'REPS_OR_TIME', reps, time: 30 };
  return { goalType: supports(exercise, 'ROM') && chance.yes(0.4) ? 'ROM' : 'REPS', reps, time: null };
}

/** The blocks of an outline; exercises that need a side take this one (OPEN-083), in a template none. */
export const blocksOf = ({ exercises }: Outline, side: 'Right' | 'Left' | null, chance: Chance): Block[] =>
  exercises.map((exerciseId) => {
    const exercise = exerciseById.get(exerciseId)!;
    return {
      uuid: chance.uuid(),
      exerciseId,
      numSets: chance.whole(1, 3),
      setGoal: goalOf(exercise, chance),
      sideOfBody: needsSide(exercise) ? side : null,
    };
  });
