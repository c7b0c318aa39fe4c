import { useMemo } from 'react';
import { exerciseFacts } from '../../../contract/exercises/facts.ts';
import { noFacts, type FactsById } from '../../../domain/exercises/filter.ts';
import { useLanguage } from '../../../src/ui/i18n/language.ts';
import { useCall } from '../../../src/ui/useCall.ts';

/**
 * The clinical facts of exercises in the console's language, loaded when they are first needed: by a search, a
 * filter or an opened exercise. There are none until then, nor if loading fails.
 */
export function useExerciseFacts(isNeeded = true): { facts: FactsById; isPending: boolean } {
  const language = useLanguage();
  const { data, isPending } = useCall(
    exerciseFacts,
    { query: language === 'en' ? {} : { language } },
    { enabled: isNeeded },
  );
  const facts = useMemo(() => (data ? new Map(data.map((each) => [each.id, each])) : noFacts), [data]);
  return { facts, isPending: isNeeded && isPending };
}
