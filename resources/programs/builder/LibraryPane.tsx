import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { createContext, useContext, useMemo, memo, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { Block } from '../../../contract/programs/shapes.ts';
import { noFilter } from '../../../domain/exercises/filter.ts';
import { ExerciseBrowser } from '../../exercises/shared/ExerciseBrowser.tsx';
import { ExerciseDrawer } from '../../exercises/shared/ExerciseDrawer.tsx';
import { useExercises } from '../../exercises/shared/useExercises.ts';
import { useFavorites } from '../../exercises/shared/FavoriteButton.tsx';

type Counts = Readonly<Record<string, number>>;

/**
 * How often the program contains each exercise (OPEN-086). A context, so that only the buttons render again and not
 * the grid.
 */
export const AddedCounts = createContext<Counts>({});

const useAddedCount = (exerciseId: string): number => useContext(AddedCounts)[exerciseId] ?? 0;

/** Counts for `AddedCounts`. The object stays the same while no count changes, for example after reordering. */
export function useAddedCounts(blocks: readonly Block[]): Counts {
  const key = blocks
    .map(({ exerciseId }) => exerciseId)
    .toSorted()
    .join();
  return useMemo(() => {
    const counts: Record<string, number> = {};
    for (const id of key ? key.split(',') : []) counts[id] = (counts[id] ?? 0) + 1;
    return counts;
  }, [key]);
}

interface Props {
  exercise: Exercise;
  onAdd: (exercise: Exercise) => void;
}

/** Appends an exercise to the program and shows how often it is included. */
const AddButton = ({ exercise, onAdd }: Props) => {
  const translate = useTranslate();
  const counts = useAddedCount(exercise.id);
  return (
    <Button
      fullWidth
      size="small"
      variant={counts > 0 ? 'contained' : 'outlined'}
      startIcon={<AddIcon />}
      onClick={() => onAdd(exercise)}
      sx={{ mt: 1.25, px: 0.5, whiteSpace: 'nowrap' }}
    >
      {translate('builder.add')}
      <span className="hidden-text">&nbsp;{exercise.name}</span>
      {counts > 0 && <span>&nbsp;· {counts}</span>}
    </Button>
  );
};

/** The exercise library of the builder (BLD-11..13). Memoized: changes of the program do not render it again. */
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
        renderAction={addButton}
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
