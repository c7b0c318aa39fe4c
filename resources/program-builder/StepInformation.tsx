import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { InformationFields } from './InformationFields.tsx';
import { Sheet } from './Sheet.tsx';
import { useTemplates } from './StepAssign.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './stepProps.ts';

/** A template whose contents the draft begins with (BLD-10). */
const Starter = ({ state, dispatch }: Pick<StepProps, 'state' | 'dispatch'>) => {
  const translate = useTranslate();
  const { data } = useTemplates();
  const templates = data?.items ?? [];
  return (
    <TextField
      select
      fullWidth
      id="field-starter"
      label={translate('builder.starter')}
      value={state.starter?.id ?? ''}
      onChange={({ target }) => {
        const starter = templates.find(({ id }) => String(id) === target.value) ?? null;
        dispatch({ type: 'starter', starter });
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('builder.none')}</option>
      {templates.map(({ id, name }) => (
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
        {intent.kind === 'Program' && !intent.editing && <Starter state={state} dispatch={dispatch} />}
        <InformationFields state={state} dispatch={dispatch} />
      </form>
    </Sheet>
  </StepFrame>
);
