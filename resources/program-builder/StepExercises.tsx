import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Exercise } from '../../contract/exercises.ts';
import { noFilter } from '../../domain/exercise-filter.ts';
import { newBlock } from '../../domain/program.ts';
import { ExerciseBrowser } from '../../src/components/exercises/ExerciseBrowser.tsx';
import { ExerciseDrawer } from '../../src/components/exercises/ExerciseDrawer.tsx';
import { useExercises } from '../../src/components/exercises/useExercises.ts';
import { useFavorites } from '../../src/components/exercises/useFavorites.ts';
import { AddButton } from './AddButton.tsx';
import { BuiltProgram } from './BuiltProgram.tsx';
import { Sheet } from './Sheet.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './stepProps.ts';

const Columns = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 24 });
const Side = styled(Sheet)({
  flex: '0 0 340px',
  position: 'sticky',
  top: 16,
  maxHeight: 'calc(100vh - 180px)',
  overflowY: 'auto',
  padding: 20,
});
const Bar = styled('div')({
  position: 'sticky',
  bottom: 12,
  display: 'grid',
  marginTop: 16,
  '& .MuiButton-root': { background: 'var(--surface)' },
});

/** Step 2: the library beside the program that is being built (BLD-11..16). */
export const StepExercises = ({ intent, state, dispatch }: StepProps) => {
  const translate = useTranslate();
  const library = useExercises();
  const favorites = useFavorites();
  const beside = useMediaQuery(useTheme().breakpoints.up('md'));
  const [{ filter, page }, setView] = useState({ filter: noFilter, page: 1 });
  const [opened, open] = useState<Exercise>();
  const [programOpen, setProgramOpen] = useState(false);
  const [news, setNews] = useState('');
  const { blocks } = state.draft;

  const add = (exercise: Exercise) => {
    const block = newBlock(exercise, crypto.randomUUID(), intent.patient?.involvedSide ?? null);
    dispatch({ type: 'draft', change: { blocks: [...blocks, block] } });
    setNews(translate('builder.added', { name: exercise.name }));
  };
  const addButton = (exercise: Exercise) => (
    <AddButton
      exercise={exercise}
      times={blocks.filter(({ exerciseId }) => exerciseId === exercise.id).length}
      onAdd={() => add(exercise)}
    />
  );
  const built = <BuiltProgram intent={intent} state={state} dispatch={dispatch} library={library} />;

  return (
    <StepFrame wide title={translate('builder.step.2')}>
      <span role="status" className="hidden-text">
        {news}
      </span>
      <Columns>
        <div style={{ flex: 1, minWidth: 0 }}>
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
        </div>
        {beside && <Side>{built}</Side>}
      </Columns>
      {!beside && (
        <Bar>
          <Button variant="outlined" onClick={() => setProgramOpen(true)}>
            {translate('builder.showProgram', { count: blocks.length })}
          </Button>
        </Bar>
      )}
      {!beside && (
        <Drawer
          anchor="right"
          open={programOpen}
          onClose={() => setProgramOpen(false)}
          sx={{ zIndex: 'modal' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': translate('builder.program'),
              sx: { width: 'min(400px, 100vw)', p: 2 },
            },
          }}
        >
          {built}
          <Button variant="outlined" sx={{ mt: 3 }} onClick={() => setProgramOpen(false)}>
            {translate('builder.close')}
          </Button>
        </Drawer>
      )}
      <ExerciseDrawer
        exercise={opened}
        favorites={favorites}
        onClose={() => open(undefined)}
        action={opened && addButton(opened)}
      />
    </StepFrame>
  );
};
