import { useCallback, useMemo } from 'react';
import { exerciseTexts } from '../../../contract/exercises.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useCall } from '../useCall.ts';

/** What a session or a result names its exercise by: in English, as the app did. */
interface Named {
  id: string;
  name: string;
}

/** The names of exercises in the console's language; until they are there, and where there are none, as they are given. */
export function useNamesInLanguage(ids: readonly string[]): (exercise: Named) => string {
  const language = useLanguage();
  const query = { ids: [...new Set(ids)].toSorted(), language };
  const { data } = useCall(exerciseTexts, { query }, { enabled: language !== 'en' && ids.length > 0 });
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
  return useCallback(({ id, name }) => names.get(id) ?? name, [names]);
}
