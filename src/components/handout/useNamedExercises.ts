import { useMemo } from 'react';
import { exerciseTexts, type Exercise } from '../../../contract/exercises.ts';
import type { Language } from '../../../contract/languages.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useExercises } from '../exercises/useExercises.ts';
import { useExerciseTexts } from '../exercises/useExerciseTexts.ts';
import { useWithdrawnExercises } from '../exercises/useWithdrawnExercises.ts';
import { useCall } from '../useCall.ts';
import type { HandoutContent } from './handoutOf.ts';

/**
 * The exercises of a program with all that a sheet says of them in a language, and with those that left the library, once
 * all of them are known. The library itself speaks the console's language.
 */
export function useNamedExercises(blocks: HandoutContent['program']['blocks'], language: Language) {
  const isOther = useLanguage() !== language;
  const library = useExercises();
  const ids = [...new Set(blocks.map(({ exerciseId }) => exerciseId))].toSorted();
  const isKnown = !library.isPending && !library.error;
  const missing = ids.filter((id) => isKnown && !library.byId.has(id));
  const withdrawn = useWithdrawnExercises(missing);
  const { byId } = library;
  const listed = isOther ? [] : ids.map((id) => byId.get(id)).filter((exercise) => exercise !== undefined);
  const texts = useExerciseTexts(listed);
  const asksOther = isOther && ids.length > 0;
  const said = useCall(exerciseTexts, { query: { ids, language } }, { enabled: asksOther });
  const { withTexts } = texts;
  const exerciseOf = useMemo(() => {
    const gone = new Map((withdrawn.data ?? []).map((exercise) => [exercise.id, exercise]));
    const other = new Map((said.data ?? []).map((exercise) => [exercise.id, exercise]));
    return (id: string): Exercise | undefined => {
      const exercise = byId.get(id) ?? gone.get(id);
      if (!exercise || !isOther) return exercise && withTexts(exercise);
      return { ...exercise, language: undefined, ...other.get(id) };
    };
  }, [byId, withTexts, withdrawn.data, said.data, isOther]);
  // An exercise that cannot be asked for is printed as one that is not known: the page says so.
  return {
    failed: [library, texts, ...(asksOther ? [said] : [])].find(({ error }) => error),
    exerciseOf,
    isPending:
      library.isPending ||
      texts.isPending ||
      (asksOther && said.isPending) ||
      (missing.length > 0 && withdrawn.isPending),
  };
}
