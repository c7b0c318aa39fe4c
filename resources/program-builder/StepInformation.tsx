import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { Program } from '../../contract/program-shapes.ts';
import { withSides } from '../../domain/program-sides.ts';
import { useProgramExercises } from '../../src/components/programs/useProgramExercises.ts';
import { InformationFields } from './InformationFields.tsx';
import { Sheet } from './Sheet.tsx';
import { useTemplates } from './StepAssign.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './stepProps.ts';

const none: readonly Program[] = [];

/** A template whose contents the draft begins with, on the patient's involved side (BLD-10, BLD-64). */
const Starter = ({ intent, state, dispatch }: Pick<StepProps, 'intent' | 'state' | 'dispatch'>) => {
  const translate = useTranslate();
  const { data } = useTemplates();
  const templates: readonly Program[] = data?.items ?? none;
  const blocks = useMemo(() => templates.flatMap((template) => template.blocks), [templates]);
  const { find, isPending } = useProgramExercises(blocks);
  const involvedSide = intent.patient?.involvedSide ?? null;
  return (
    <TextField
      select
      fullWidth
      id="field-starter"
      label={translate('builder.starter')}
      value={state.starter?.id ?? ''}
      onChange={({ target }) => {
        const starter = templates.find(({ id }) => String(id) === target.value) ?? null;
        dispatch({
          type: 'starter',
          starter: starter && { ...starter, blocks: withSides(starter.blocks, find, involvedSide) },
        });
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('builder.none')}</option>
      {!isPending &&
        templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </TextField>
  );
};

/** Step 1: what the program is called and how often it is done. */
export const StepInformation = ({ intent, state, dispatch, onNext }: StepProps) => (
  <StepFrame title={useTranslate()('builder.step.1')}>
    <Sheet>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
        style={{ display: 'grid', gap: 24 }}
      >
        {intent.kind === 'Program' && !intent.editing && <Starter intent={intent} state={state} dispatch={dispatch} />}
        <InformationFields state={state} dispatch={dispatch} />
      </form>
    </Sheet>
  </StepFrame>
);
