import { memo, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../contract/exercises.ts';
import { noFilter } from '../../domain/exercise-filter.ts';
import { ExerciseBrowser } from '../../src/components/exercises/ExerciseBrowser.tsx';
import { ExerciseDrawer } from '../../src/components/exercises/ExerciseDrawer.tsx';
import { useExercises } from '../../src/components/exercises/useExercises.ts';
import { useFavorites } from '../../src/components/exercises/useFavorites.ts';
import { AddButton } from './AddButton.tsx';

/**
 * The library that the program is built from (BLD-11..13). It is drawn apart from the program: moving an exercise there
 * draws nothing here.
 */
export const LibraryPane = memo(function LibraryPane({ onAdd }: { onAdd: (exercise: Exercise) => void }) {
  const translate = useTranslate();
  const library = useExercises();
  const favorites = useFavorites();
  const [{ filter, page }, setView] = useState({ filter: noFilter, page: 1 });
  const [opened, open] = useState<Exercise>();
  const addButton = useCallback((exercise: Exercise) => <AddButton exercise={exercise} onAdd={onAdd} />, [onAdd]);
  return (
    <>
      <ExerciseBrowser
        library={library}
        favorites={favorites}
        filter={filter}
        onFilter={(next) => setView({ filter: next, page: 1 })}
        page={page}
        onPage={(next) => setView({ filter, page: next })}
        searchLabel={translate('builder.exerciseName')}
        panelFrom="chromebook"
        columns="fitting"
        onOpen={open}
        actionOf={addButton}
      />
      <ExerciseDrawer
        exercise={opened}
        favorites={favorites}
        onClose={() => open(undefined)}
        onOpen={open}
        action={opened && addButton(opened)}
      />
    </>
  );
});
