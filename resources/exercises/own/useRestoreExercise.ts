import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { archivedExercises, type Exercise } from '../../../contract/exercises/exercises.ts';
import { exerciseFacts } from '../../../contract/exercises/facts.ts';
import { archivedOwnExercises, restoreOwnExercise } from '../../../contract/exercises/own-exercises.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { useCaller } from '../../../src/ui/useCall.ts';

/** Invalidates the library wherever it is shown. */
export function useInvalidateLibrary(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const key of ['programs/exercise-library', exerciseFacts.id, archivedExercises.id, archivedOwnExercises.id])
      void queries.invalidateQueries({ queryKey: [key] });
  }, [queries]);
}

/** Restores an archived exercise and reports the result. */
export function useRestoreExercise() {
  const call = useCaller();
  const notify = useNotify();
  const invalidateLibrary = useInvalidateLibrary();
  const [busy, setBusy] = useState(false);
  const restore = async ({ id, name }: Pick<Exercise, 'id' | 'name'>) => {
    setBusy(true);
    const answer = await call(restoreOwnExercise, { params: { exerciseId: id } });
    setBusy(false);
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    invalidateLibrary();
    notify('ownExercise.backAgain', { type: 'success', messageArgs: { name } });
  };
  return { restore, busy };
}
