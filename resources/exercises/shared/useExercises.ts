import { useCallback, useMemo, useEffect, useRef } from 'react';
import { useGetList } from 'react-admin';
import { archivedExercises, exerciseTexts, type Exercise } from '../../../contract/exercises/exercises.ts';
import { useLanguage } from '../../../src/ui/i18n/language.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import type { Block } from '../../../contract/programs/shapes.ts';

/** An exercise as sessions and results name it, in English. */
interface NamedExercise {
  id: string;
  name: string;
}

/** Translates exercise names to the console's language; falls back to the given names. */
export function useExerciseNames(ids: readonly string[]): (exercise: NamedExercise) => string {
  const language = useLanguage();
  const query = { ids: [...new Set(ids)].toSorted(), language };
  const { data } = useCall(exerciseTexts, { query }, { enabled: language !== 'en' && ids.length > 0 });
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
  return useCallback(({ id, name }) => names.get(id) ?? name, [names]);
}

/** The library list omits the texts of the vendor's exercises. */
const lacksTexts = ({ isOwn, position, action }: Exercise) => !isOwn && position === null && action === null;

/** Fetches position and action of the given exercises in the console's language, in one request. */
export function useExerciseTexts(exercises: readonly Exercise[]) {
  const ids = [...new Set(exercises.filter(lacksTexts).map(({ id }) => id))].toSorted();
  const isNeeded = ids.length > 0;
  const language = useLanguage();
  const { data, isPending, error, refetch } = useCall(
    exerciseTexts,
    { query: { ids, ...(language !== 'en' && { language }) } },
    { enabled: isNeeded },
  );
  const texts = useMemo(() => new Map(data?.map((each) => [each.id, each])), [data]);
  // Contraindications are for clinicians: they stay apart from what handouts show.
  const withTexts = useCallback(
    (exercise: Exercise): Exercise => {
      const { contraindications: _, ...written } = texts.get(exercise.id) ?? {};
      return { ...exercise, ...written };
    },
    [texts],
  );
  const findContraindications = useCallback((id: string) => texts.get(id)?.contraindications, [texts]);
  return {
    withTexts,
    findContraindications,
    isPending: isNeeded && isPending,
    error: isNeeded ? error : null,
    refetch: () => void refetch(),
  };
}

/** Fetches archived exercises by id in the console's language. */
export function useArchivedExercises(ids: readonly string[]) {
  const language = useLanguage();
  const query = { ids: ids.toSorted(), ...(language !== 'en' && { language }) };
  return useCall(archivedExercises, { query }, { enabled: ids.length > 0, keepPrevious: true });
}

/** A load that failed or was empty is retried once after this delay (LIB-28, OPEN-095). */
const RETRY_DELAY_MS = 1000;

export interface ExerciseLibrary {
  exercises: readonly Exercise[];
  byId: ReadonlyMap<string, Exercise>;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

const NO_EXERCISES: readonly Exercise[] = [];

/** The whole library in the console's language, loaded once per session, when it is first needed. */
export function useExercises(isNeeded = true): ExerciseLibrary {
  const language = useLanguage();
  const { data, isPending, isFetching, error, refetch } = useGetList<Exercise>(
    'programs/exercise-library',
    language === 'en' ? {} : { filter: { language } },
    { staleTime: Infinity, enabled: isNeeded },
  );
  const hasRetried = useRef(false);
  const isMissing = isNeeded && !isFetching && (error !== null || data?.length === 0);
  useEffect(() => {
    if (!isMissing || hasRetried.current) return;
    const timer = setTimeout(() => {
      hasRetried.current = true;
      void refetch();
    }, RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isMissing, refetch]);
  const exercises = data ?? NO_EXERCISES;
  const byId = useMemo(() => new Map(exercises.map((exercise) => [exercise.id, exercise])), [exercises]);
  return { exercises, byId, isPending, error: data ? null : error, refetch: () => void refetch() };
}

/** The exercises of one program, including archived ones. */
export interface ProgramExercises {
  find: (id: string) => Exercise | undefined;
  isArchived: (id: string) => boolean;
  isPending: boolean;
}

/** Looks exercises up in the library and fetches archived ones by id. */
export function useProgramExercises(blocks: readonly Block[]): ProgramExercises {
  const { byId, isPending, error } = useExercises();
  const isLoaded = !isPending && !error;
  const ids = [...new Set(blocks.map(({ exerciseId }) => exerciseId))].filter((id) => isLoaded && !byId.has(id));
  const { data: archived = NO_EXERCISES } = useArchivedExercises(ids);
  return useMemo(() => {
    const archivedById = new Map(archived.map((exercise) => [exercise.id, exercise]));
    return {
      find: (id) => byId.get(id) ?? archivedById.get(id),
      isArchived: (id) => isLoaded && !byId.has(id),
      isPending,
    };
  }, [byId, archived, isLoaded, isPending]);
}
