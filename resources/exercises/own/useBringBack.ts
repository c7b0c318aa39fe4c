import { useNotify } from 'react-admin';
import { useState } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { bringBackOwnExercise } from '../../../contract/own-exercises.ts';
import { isProblem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { useLibraryChanged } from './useLibraryChanged.ts';

/** Offers a withdrawn exercise again, and says so. */
export function useBringBack() {
  const call = useCaller();
  const notify = useNotify();
  const libraryChanged = useLibraryChanged();
  const [busy, setBusy] = useState(false);
  const bringBack = async ({ id, name }: Pick<Exercise, 'id' | 'name'>) => {
    setBusy(true);
    const answer = await call(bringBackOwnExercise, { params: { exerciseId: id } });
    setBusy(false);
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    libraryChanged();
    notify('ownExercise.backAgain', { type: 'success', messageArgs: { name } });
  };
  return { bringBack, busy };
}
