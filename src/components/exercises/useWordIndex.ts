import { useEffect, useState } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { language, said } from '../../i18n/language.ts';
import type { WordIndex } from '../../../domain/exercise-search/word-index.ts';

const opened = new WeakMap<readonly Exercise[], Promise<WordIndex>>();

/** The words of the console's language, where that is not the library's own. */
async function vocabulary() {
  if (language() === 'en') return undefined;
  const { spanishVocabulary } = await import('../../../domain/exercise-search/spanish-vocabulary.ts');
  return spanishVocabulary(said);
}

/** The index of a library, once for as long as it stays the same. */
function indexOf(exercises: readonly Exercise[]): Promise<WordIndex> {
  const known = opened.get(exercises);
  if (known) return known;
  const opening = Promise.all([import('../../../domain/exercise-search/word-index.ts'), vocabulary()]).then(
    ([{ openWordIndex }, words]) => openWordIndex(exercises, words),
  );
  opened.set(exercises, opening);
  opening.catch(() => opened.delete(exercises));
  return opening;
}

/** Similar words of a library once somebody is about to search it; until then, and without its code, names do. */
export function useWordIndex(exercises: readonly Exercise[], wanted: boolean): WordIndex | null {
  const [ready, setReady] = useState<{ of: readonly Exercise[]; index: WordIndex }>();
  useEffect(() => {
    if (!wanted || exercises.length === 0) return;
    let left = false;
    indexOf(exercises).then(
      (index) => !left && setReady({ of: exercises, index }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [exercises, wanted]);
  return ready?.of === exercises ? ready.index : null;
}
