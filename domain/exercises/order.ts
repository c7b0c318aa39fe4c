import type { Exercise } from '../../contract/exercises/exercises.ts';

/** By name, as the library is answered, or favorites before the others. */
export const exerciseOrders = ['name', 'favorites'] as const;
export type ExerciseOrder = (typeof exerciseOrders)[number];

/** The exercises, given by name, in an order; favorites and the others stay by name. */
export function orderExercises(
  exercises: readonly Exercise[],
  order: ExerciseOrder,
  favoriteIds: ReadonlySet<string>,
): readonly Exercise[] {
  if (order === 'name') return exercises;
  const isFavorite = ({ id }: Exercise) => favoriteIds.has(id);
  return [...exercises.filter(isFavorite), ...exercises.filter((exercise) => !isFavorite(exercise))];
}
