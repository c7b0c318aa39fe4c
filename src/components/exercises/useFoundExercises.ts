import { useDeferredValue, useMemo } from 'react';
import { countValues, isAssessment, leaves, type ExerciseFilter } from '../../../domain/exercise-filter.ts';
import { inOrder, type ExerciseOrder } from '../../../domain/exercise-order.ts';
import { searchExercises } from '../../../domain/exercise-search/search-exercises.ts';
import type { ExerciseLibrary } from './useExercises.ts';
import type { Favorites } from './useFavorites.ts';
import { useWordIndex } from './useWordIndex.ts';

interface Asked {
  library: ExerciseLibrary;
  favorites: Favorites;
  filter: ExerciseFilter;
  order: ExerciseOrder;
  /** Somebody is at the search field. */
  searching: boolean;
}

/** What a filter leaves of the library, worked out here: no key asks the server, and no key waits for the grid. */
export function useFoundExercises({ library: { exercises }, favorites: { ids }, filter, order, searching }: Asked) {
  const text = useDeferredValue(filter.q.trim());
  const index = useWordIndex(exercises, searching || text !== '');
  const spoken = useMemo(() => searchExercises(exercises, text, index), [exercises, text, index]);
  const { favorites: onlyFavorites, assessments, own, chosen } = filter;
  const groups = useMemo(
    () => ({ q: '', favorites: onlyFavorites, assessments, own, chosen }),
    [onlyFavorites, assessments, own, chosen],
  );
  const left = useMemo(() => {
    const isLeft = leaves(groups, ids);
    return {
      text,
      named: inOrder(spoken.named.filter(isLeft), order, ids),
      similar: spoken.similar.filter(({ exercise }) => isLeft(exercise)),
    };
  }, [spoken, text, groups, order, ids]);
  const counts = useMemo(
    () => countValues([...spoken.named, ...spoken.similar.map(({ exercise }) => exercise)], groups, ids),
    [spoken, groups, ids],
  );
  const hasAssessments = useMemo(() => exercises.some(isAssessment), [exercises]);
  const hasOwn = useMemo(() => exercises.some(({ isOwn }) => isOwn), [exercises]);
  return { ...left, counts, hasAssessments, hasOwn };
}
