import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { frequencyText } from '../../src/components/programs/programText.ts';
import type { ExerciseLibrary } from '../../src/components/exercises/useExercises.ts';
import { BlockList } from './BlockList.tsx';
import { NameEditor } from './NameEditor.tsx';
import type { StepProps } from './stepProps.ts';

interface Props extends Pick<StepProps, 'intent' | 'state' | 'dispatch'> {
  library: ExerciseLibrary;
}

/** The program as built so far: its name, how often, and its exercises in order. */
export const BuiltProgram = ({ intent, state, dispatch, library }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <NameEditor state={state} dispatch={dispatch} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {frequencyText(state.draft, translate)}
      </Typography>
      <BlockList
        intent={intent}
        state={state}
        dispatch={dispatch}
        library={library}
        empty={translate('builder.empty')}
      />
    </>
  );
};
