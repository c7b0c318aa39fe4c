import { useGetList } from 'react-admin';
import { useEffect, useMemo, useRef } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { useLanguage } from '../../i18n/language.ts';

/** A load that failed or came back empty is tried once more after this long (LIB-28, OPEN-095). */
const SECOND_TRY_MS = 1000;

export interface ExerciseLibrary {
  exercises: readonly Exercise[];
  byId: ReadonlyMap<string, Exercise>;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

const none: readonly Exercise[] = [];

/** The whole library in the console's language, loaded once for as long as the console is open. */
export function useExercises(): ExerciseLibrary {
  const language = useLanguage();
  const { data, isPending, isFetching, error, refetch } = useGetList<Exercise>(
    'programs/exercise-library',
    language === 'en' ? {} : { filter: { language } },
    { staleTime: Infinity },
  );
  const triedAgain = useRef(false);
  const missing = !isFetching && (error !== null || data?.length === 0);
  useEffect(() => {
    if (!missing || triedAgain.current) return;
    const timer = setTimeout(() => {
      triedAgain.current = true;
      void refetch();
    }, SECOND_TRY_MS);
    return () => clearTimeout(timer);
  }, [missing, refetch]);
  const exercises = data ?? none;
  const byId = useMemo(() => new Map(exercises.map((exercise) => [exercise.id, exercise])), [exercises]);
  return { exercises, byId, isPending, error: data ? null : error, refetch: () => void refetch() };
}
