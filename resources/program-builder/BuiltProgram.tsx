import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ProgramMinutes } from '../../src/components/programs/ProgramMinutes.tsx';
import { frequencyText } from '../../src/components/programs/programText.ts';
import { BlockList } from './BlockList.tsx';
import { NameEditor } from './NameEditor.tsx';
import type { StepProps } from './stepProps.ts';

/** The program as built so far: its name, how often and how long, and its exercises in order. */
export const BuiltProgram = ({ intent, state, dispatch }: Pick<StepProps, 'intent' | 'state' | 'dispatch'>) => {
  const translate = useTranslate();
  return (
    <>
      <NameEditor state={state} dispatch={dispatch} />
      <Typography variant="body2" color="textSecondary" component="div" sx={{ mb: 2 }}>
        {translate('programs.exerciseCount', { smart_count: state.draft.blocks.length })} ·{' '}
        {frequencyText(state.draft, translate)}
        <div aria-live="polite">
          <ProgramMinutes program={state.draft} />
        </div>
      </Typography>
      <BlockList intent={intent} state={state} dispatch={dispatch} empty={translate('builder.empty')} />
    </>
  );
};
