import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { createBlock } from '../../../domain/programs/program.ts';
import { ProgramPane } from './ProgramPane.tsx';
import { LibraryPane, AddedCounts, useAddedCounts } from './LibraryPane.tsx';
import { Sheet, StepFrame, type StepProps } from './StepFrame.tsx';

const Bar = styled('div')({
  position: 'sticky',
  bottom: 12,
  zIndex: 1,
  display: 'grid',
  marginTop: 16,
  '& .MuiButton-root': { boxShadow: '0 2px 12px rgb(0 0 0 / 25%)' },
});

interface Props {
  /** Number of exercises in the program. */
  count: number;
  children: ReactNode;
}

/** On small screens the program opens in a drawer from a sticky button. */
const ProgramSheet = ({ count, children }: Props) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Bar>
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {translate('builder.showProgram', { smart_count: count })}
        </Button>
      </Bar>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        sx={{ zIndex: 'modal' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('builder.program'),
            sx: { maxHeight: '85vh', borderRadius: 'var(--radius-large) var(--radius-large) 0 0', p: 2 },
          },
        }}
      >
        <div style={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>{children}</div>
        <Button variant="outlined" sx={{ mt: 2, flex: 'none' }} onClick={() => setOpen(false)}>
          {translate('builder.close')}
        </Button>
      </Drawer>
    </>
  );
};

const Columns = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 24 });
const Side = styled(Sheet)(({ theme }) => ({
  flex: '0 0 320px',
  position: 'sticky',
  top: 16,
  maxHeight: 'calc(100vh - 228px)',
  overflowY: 'auto',
  padding: 16,
  [theme.breakpoints.up('lg')]: { flexBasis: 380 },
}));

/** Step 2: the library beside the program (BLD-11..16). */
export const StepExercises = ({ intent, state, dispatch }: StepProps) => {
  const translate = useTranslate();
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [announcement, setAnnouncement] = useState('');
  const { blocks } = state.draft;
  const counts = useAddedCounts(blocks);
  const involvedSide = intent.patient?.involvedSide ?? null;
  const count = useRef(0);
  useEffect(() => {
    count.current = blocks.length;
  }, [blocks]);

  const add = useCallback(
    (exercise: Exercise) => {
      dispatch({ type: 'add', block: createBlock(exercise, crypto.randomUUID(), involvedSide) });
      setAnnouncement(translate('builder.added', { name: exercise.name, smart_count: count.current + 1 }));
    },
    [dispatch, translate, involvedSide],
  );
  const programPane = <ProgramPane intent={intent} state={state} dispatch={dispatch} />;

  return (
    <StepFrame wide title={translate('builder.step.2')}>
      <span role="status" className="hidden-text">
        {announcement}
      </span>
      <AddedCounts value={counts}>
        <Columns>
          <div style={{ flex: 1, minWidth: 0 }}>
            <LibraryPane onAdd={add} />
          </div>
          {isWide && <Side>{programPane}</Side>}
        </Columns>
        {!isWide && <ProgramSheet count={blocks.length}>{programPane}</ProgramSheet>}
      </AddedCounts>
    </StepFrame>
  );
};
