import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { withdrawnExercises, withdrawnOwnExercises } from '../../../contract/own-exercises.ts';

/** Has the library asked for anew, wherever it is shown. */
export function useLibraryChanged(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const key of ['programs/exercise-library', withdrawnExercises.id, withdrawnOwnExercises.id])
      void queries.invalidateQueries({ queryKey: [key] });
  }, [queries]);
}
