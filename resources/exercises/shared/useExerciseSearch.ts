import { useEffect, useState, useDeferredValue, useMemo } from 'react';
import type { TranslateFunction } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { exerciseMetrics } from '../../../contract/platform/enumerations.ts';
import {
  countValues,
  isAssessment,
  createExerciseMatcher,
  type ExerciseFilter,
  type FilterGroupId,
  orderExercises,
  type ExerciseOrder,
} from '../../../domain/exercises/filter.ts';
import { searchExercises } from '../../../domain/exercises/search/search-exercises.ts';
import type { WordIndex } from '../../../domain/exercises/search/word-index.ts';
import { currentLanguage, translateMessage } from '../../../src/ui/i18n/language.ts';
import type { ExerciseLibrary } from './useExercises.ts';
import type { Favorites } from './FavoriteButton.tsx';
import type { ExerciseKey } from './messages.en.ts';

/** A value of a filter group as a text. */
export function translateFilterValue(group: FilterGroupId, value: string, translate: TranslateFunction): string {
  const metric = group === 'metrics' ? exerciseMetrics.find((each) => each === value) : undefined;
  return translate(metric ? (`exercises.metric.${metric}` satisfies ExerciseKey) : value);
}

const indexes = new WeakMap<readonly Exercise[], Promise<WordIndex>>();

/** Vocabulary of the console's language if it is not English. */
async function loadVocabulary() {
  if (currentLanguage() === 'en') return undefined;
  const { createSpanishVocabulary: spanishVocabulary } =
    await import('../../../domain/exercises/search/spanish-vocabulary.ts');
  return spanishVocabulary(translateMessage);
}

/** The word index of a library, cached per library. */
function getIndex(exercises: readonly Exercise[]): Promise<WordIndex> {
  const cached = indexes.get(exercises);
  if (cached) return cached;
  const opening = Promise.all([import('../../../domain/exercises/search/word-index.ts'), loadVocabulary()]).then(
    ([{ buildWordIndex: openWordIndex }, words]) => openWordIndex(exercises, words),
  );
  indexes.set(exercises, opening);
  opening.catch(() => indexes.delete(exercises));
  return opening;
}

/**
 * The word index for similar words, loaded once the user is about to search. Until then, and if loading fails, only
 * names match.
 */
function useWordIndex(exercises: readonly Exercise[], isNeeded: boolean): WordIndex | null {
  const [ready, setReady] = useState<{ of: readonly Exercise[]; index: WordIndex }>();
  useEffect(() => {
    if (!isNeeded || exercises.length === 0) return;
    let isCancelled = false;
    getIndex(exercises).then(
      (index) => !isCancelled && setReady({ of: exercises, index }),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [exercises, isNeeded]);
  return ready?.of === exercises ? ready.index : null;
}

interface SearchInput {
  library: ExerciseLibrary;
  favorites: Favorites;
  filter: ExerciseFilter;
  order: ExerciseOrder;
  /** The search field has the focus. */
  searching: boolean;
}

/** Filters and searches the library in the browser: typing sends no request and does not wait for the grid. */
export function useExerciseSearch({
  library: { exercises },
  favorites: { ids },
  filter,
  order,
  searching,
}: SearchInput) {
  const text = useDeferredValue(filter.q.trim());
  const index = useWordIndex(exercises, searching || text !== '');
  const found = useMemo(() => searchExercises(exercises, text, index), [exercises, text, index]);
  const { favorites: onlyFavorites, assessments, own, chosen } = filter;
  const groups = useMemo(
    () => ({ q: '', favorites: onlyFavorites, assessments, own, chosen }),
    [onlyFavorites, assessments, own, chosen],
  );
  const isCancelled = useMemo(() => {
    const matches = createExerciseMatcher(groups, ids);
    return {
      text,
      named: orderExercises(found.named.filter(matches), order, ids),
      similar: found.similar.filter(({ exercise }) => matches(exercise)),
    };
  }, [found, text, groups, order, ids]);
  const counts = useMemo(
    () => countValues([...found.named, ...found.similar.map(({ exercise }) => exercise)], groups, ids),
    [found, groups, ids],
  );
  const hasAssessments = useMemo(() => exercises.some(isAssessment), [exercises]);
  const hasOwn = useMemo(() => exercises.some(({ isOwn }) => isOwn), [exercises]);
  return { ...isCancelled, counts, hasAssessments, hasOwn };
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
