import type { Exercise } from '../contract/exercises.ts';

/** As the library stands, by name, or favorites before the others. */
export const exerciseOrders = ['library', 'name', 'favorites'] as const;
export type ExerciseOrder = (typeof exerciseOrders)[number];

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The exercises in an order; what is alike in it stays as it was. */
export function inOrder(
  exercises: readonly Exercise[],
  order: ExerciseOrder,
  favoriteIds: ReadonlySet<string>,
): readonly Exercise[] {
  if (order === 'name') return exercises.toSorted((a, b) => byName.compare(a.name, b.name));
  if (order !== 'favorites') return exercises;
  const isFavorite = ({ id }: Exercise) => favoriteIds.has(id);
  return [...exercises.filter(isFavorite), ...exercises.filter((exercise) => !isFavorite(exercise))];
}
