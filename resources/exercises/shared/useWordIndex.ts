import { useEffect, useState } from 'react';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { FactsById } from '../../../domain/exercises/filter.ts';
import type { WordIndex } from '../../../domain/exercises/search/word-index.ts';
import { currentLanguage, translateMessage } from '../../../src/ui/i18n/language.ts';
import { useExerciseFacts } from './useExerciseFacts.ts';

interface Indexed {
  facts: FactsById;
  index: Promise<WordIndex>;
}
const indexes = new WeakMap<readonly Exercise[], Indexed>();

/** The words of the console's language if it is not English. */
async function loadLanguage() {
  if (currentLanguage() === 'en') return undefined;
  const { createSpanishLanguage } = await import('../../../domain/exercises/search/spanish-words.ts');
  return createSpanishLanguage(translateMessage);
}

/** The word index of a library and its facts, cached per library. */
function getIndex(exercises: readonly Exercise[], facts: FactsById): Promise<WordIndex> {
  const cached = indexes.get(exercises);
  if (cached?.facts === facts) return cached.index;
  const index = Promise.all([import('../../../domain/exercises/search/word-index.ts'), loadLanguage()]).then(
    ([{ buildWordIndex }, language]) => buildWordIndex(exercises, facts, language),
  );
  indexes.set(exercises, { facts, index });
  index.catch(() => indexes.delete(exercises));
  return index;
}

/**
 * The word index of the library, loaded once the user is about to search. Until then, and if loading fails, only names
 * match.
 */
export function useWordIndex(exercises: readonly Exercise[], isNeeded: boolean): WordIndex | null {
  const [ready, setReady] = useState<{ of: readonly Exercise[]; index: WordIndex }>();
  const { facts, isPending } = useExerciseFacts(isNeeded);
  useEffect(() => {
    if (!isNeeded || isPending || exercises.length === 0) return;
    let isCancelled = false;
    getIndex(exercises, facts).then(
      (index) => !isCancelled && setReady({ of: exercises, index }),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [exercises, facts, isNeeded, isPending]);
  return ready?.of === exercises ? ready.index : null;
}
