import { withdrawnExercises } from '../../../contract/own-exercises.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useCall } from '../useCall.ts';

/** Those of the exercises that are no longer offered, in the console's language, where there are any to ask for. */
export function useWithdrawnExercises(ids: readonly string[]) {
  const language = useLanguage();
  const query = { ids: ids.toSorted(), ...(language !== 'en' && { language }) };
  return useCall(withdrawnExercises, { query }, { enabled: ids.length > 0, keepPrevious: true });
}
