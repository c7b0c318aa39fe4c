import { useMemo } from 'react';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { Block } from '../../../contract/programs/shapes.ts';
import { useExercises, useArchivedExercises } from '../../exercises/shared/useExercises.ts';

/** The exercises of one program, including archived ones. */
export interface ProgramExercises {
  find: (id: string) => Exercise | undefined;
  isArchived: (id: string) => boolean;
  isPending: boolean;
}

const NO_EXERCISES: readonly Exercise[] = [];

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
