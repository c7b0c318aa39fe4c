import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Exercise } from '../../contract/exercises.ts';
import { newBlock } from '../../domain/program.ts';
import { BuiltProgram } from './BuiltProgram.tsx';
import { LibraryPane } from './LibraryPane.tsx';
import { ProgramSheet } from './ProgramSheet.tsx';
import { Sheet } from './Sheet.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './stepProps.ts';
import { TimesAdded, useTimes } from './timesAdded.ts';

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

/** Step 2: the library beside the program that is being built (BLD-11..16). */
export const StepExercises = ({ intent, state, dispatch }: StepProps) => {
  const translate = useTranslate();
  const beside = useMediaQuery(useTheme().breakpoints.up('md'));
  const [news, setNews] = useState('');
  const { blocks } = state.draft;
  const times = useTimes(blocks);
  const involvedSide = intent.patient?.involvedSide ?? null;
  const count = useRef(0);
  useEffect(() => {
    count.current = blocks.length;
  }, [blocks]);

  const add = useCallback(
    (exercise: Exercise) => {
      dispatch({ type: 'add', block: newBlock(exercise, crypto.randomUUID(), involvedSide) });
      setNews(translate('builder.added', { name: exercise.name, smart_count: count.current + 1 }));
    },
    [dispatch, translate, involvedSide],
  );
  const built = <BuiltProgram intent={intent} state={state} dispatch={dispatch} />;

  return (
    <StepFrame wide title={translate('builder.step.2')}>
      <span role="status" className="hidden-text">
        {news}
      </span>
      <TimesAdded value={times}>
        <Columns>
          <div style={{ flex: 1, minWidth: 0 }}>
            <LibraryPane onAdd={add} />
          </div>
          {beside && <Side>{built}</Side>}
        </Columns>
        {!beside && <ProgramSheet count={blocks.length}>{built}</ProgramSheet>}
      </TimesAdded>
    </StepFrame>
  );
};
