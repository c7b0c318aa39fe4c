import { useMemo } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import type { Block } from '../../../contract/program-shapes.ts';
import { useExercises } from '../exercises/useExercises.ts';
import { useWithdrawnExercises } from '../exercises/useWithdrawnExercises.ts';

/** The exercises of one program, those that have left the library among them. */
export interface ProgramExercises {
  find: (id: string) => Exercise | undefined;
  isWithdrawn: (id: string) => boolean;
  isPending: boolean;
}

const none: readonly Exercise[] = [];

/** The library and, where a program holds some that are not in it any more, those asked for by their ids. */
export function useProgramExercises(blocks: readonly Block[]): ProgramExercises {
  const { byId, isPending, error } = useExercises();
  const known = !isPending && !error;
  const ids = [...new Set(blocks.map(({ exerciseId }) => exerciseId))].filter((id) => known && !byId.has(id));
  const { data: withdrawn = none } = useWithdrawnExercises(ids);
  return useMemo(() => {
    const gone = new Map(withdrawn.map((exercise) => [exercise.id, exercise]));
    return {
      find: (id) => byId.get(id) ?? gone.get(id),
      isWithdrawn: (id) => known && !byId.has(id),
      isPending,
    };
  }, [byId, withdrawn, known, isPending]);
}
