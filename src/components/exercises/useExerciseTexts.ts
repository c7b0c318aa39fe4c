import { useCallback, useMemo } from 'react';
import { exerciseTexts, type Exercise } from '../../../contract/exercises.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useCall } from '../useCall.ts';

/** The list of the library leaves the texts of the vendor's exercises to those who show them. */
const lacksTexts = ({ isOwn, position, action }: Exercise) => !isOwn && position === null && action === null;

/** Position and action of the exercises that are shown in full, asked for together in the console's language. */
export function useExerciseTexts(exercises: readonly Exercise[]) {
  const ids = [...new Set(exercises.filter(lacksTexts).map(({ id }) => id))].toSorted();
  const asks = ids.length > 0;
  const language = useLanguage();
  const { data, isPending, error, refetch } = useCall(
    exerciseTexts,
    { query: { ids, ...(language !== 'en' && { language }) } },
    { enabled: asks },
  );
  const texts = useMemo(() => new Map(data?.map((each) => [each.id, each])), [data]);
  const withTexts = useCallback(
    (exercise: Exercise): Exercise => ({ ...exercise, ...texts.get(exercise.id) }),
    [texts],
  );
  return { withTexts, isPending: asks && isPending, error: asks ? error : null, refetch: () => void refetch() };
}
