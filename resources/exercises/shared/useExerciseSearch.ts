import { useDeferredValue, useMemo, useState } from 'react';
import type { TranslateFunction } from 'react-admin';
import { exerciseMetrics } from '../../../contract/platform/enumerations.ts';
import {
  countValues,
  createExerciseMatcher,
  isAssessment,
  needsFacts,
  orderMatches,
  type ExerciseFilter,
  type ExerciseOrder,
  type FilterGroupId,
} from '../../../domain/exercises/filter.ts';
import { searchExercises } from '../../../domain/exercises/search/search-exercises.ts';
import type { Favorites } from './FavoriteButton.tsx';
import type { ExerciseKey } from './messages.en.ts';
import { useExerciseFacts } from './useExerciseFacts.ts';
import type { ExerciseLibrary } from './useExercises.ts';
import { useWordIndex } from './useWordIndex.ts';

/** A value of a filter group as a text. */
export function translateFilterValue(group: FilterGroupId, value: string, translate: TranslateFunction): string {
  const metric = group === 'metrics' ? exerciseMetrics.find((each) => each === value) : undefined;
  return translate(metric ? (`exercises.metric.${metric}` satisfies ExerciseKey) : value);
}

interface SearchInput {
  library: ExerciseLibrary;
  favorites: Favorites;
  filter: ExerciseFilter;
  order: ExerciseOrder;
  /** The search field has the focus. */
  searching: boolean;
  /** The groups of clinical facts are shown. */
  hasFactGroups: boolean;
}

/** Filters and searches the library in the browser: typing sends no request and does not wait for the grid. */
export function useExerciseSearch({
  library: { exercises },
  favorites: { ids },
  filter,
  order,
  searching,
  hasFactGroups,
}: SearchInput) {
  const text = useDeferredValue(filter.q.trim());
  const index = useWordIndex(exercises, searching || text !== '');
  const { facts, isPending: isFactsPending } = useExerciseFacts(hasFactGroups || needsFacts(filter));
  const found = useMemo(() => searchExercises(exercises, text, index), [exercises, text, index]);
  const { favorites: onlyFavorites, assessments, own, gym, chosen } = filter;
  const groups = useMemo(
    () => ({ q: '', favorites: onlyFavorites, assessments, own, gym, chosen }),
    [onlyFavorites, assessments, own, gym, chosen],
  );
  const left = useMemo(() => {
    const matches = createExerciseMatcher(groups, ids, facts);
    const isInGym = createExerciseMatcher({ ...groups, gym: true }, ids, facts);
    const matching = found.matches.filter(({ exercise }) => matches(exercise));
    const isEmpty = matching.length === 0;
    return {
      text,
      isLoose: found.isLoose,
      matches: orderMatches(matching, order, ids),
      similar: isEmpty ? [] : found.similar.filter(matches),
      gymCount: !isEmpty ? 0 : found.matches.filter(({ exercise }) => isInGym(exercise)).length,
    };
  }, [found, text, groups, order, ids, facts]);
  const counts = useMemo(
    () =>
      countValues(
        found.matches.map(({ exercise }) => exercise),
        groups,
        ids,
        facts,
      ),
    [found, groups, ids, facts],
  );
  const offered = useMemo(
    () => ({
      assessments: exercises.some(isAssessment),
      own: exercises.some(({ isOwn }) => isOwn),
      gym: exercises.some(({ isGym }) => isGym),
    }),
    [exercises],
  );
  return { ...left, counts, offered, isFactsPending };
}

/**
 * A search text that applies while typing, and a stored one (for example in the URL) that follows when typing pauses.
 * External changes of the stored text win.
 */
export function useTypedText(stored: string, store: (text: string) => void) {
  const [{ typed, applied, seen }, set] = useState({ typed: stored, applied: stored, seen: stored });
  if (stored !== seen) set({ typed: stored === applied ? typed : stored, applied: stored, seen: stored });
  return {
    typed,
    onType: (text: string) => set((state) => ({ ...state, typed: text })),
    onSearch: (text: string) => {
      set((state) => ({ ...state, applied: text }));
      store(text);
    },
  };
}
