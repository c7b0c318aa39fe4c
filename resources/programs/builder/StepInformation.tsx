import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { textLength } from '../../../contract/platform/fields.ts';
import { DAILY_FREQUENCY, NAME_MAX, NOTES_MAX, WEEKLY_FREQUENCY } from '../../../contract/platform/limits.ts';
import type { Program } from '../../../contract/programs/shapes.ts';
import { truncateNotes } from '../../../domain/programs/program.ts';
import { fillSides } from '../../../domain/programs/blocks.ts';
import { useProgramExercises } from '../../exercises/shared/useExercises.ts';
import { useTemplates } from './StepAssign.tsx';
import { type StepProps, Sheet, StepFrame } from './StepFrame.tsx';

const listNumbers = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

const Frequency = ({
  label,
  value,
  range,
  onChange,
}: {
  label: string;
  value: number;
  range: { min: number; max: number };
  onChange: (value: number) => void;
}) => (
  <TextField
    select
    fullWidth
    id={`field-${label}`}
    label={label}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {listNumbers(range).map((count) => (
      <option key={count} value={count}>
        {count}
      </option>
    ))}
  </TextField>
);

/** Name, notes and frequency, at steps 1 and 3 (BLD-09, BLD-17, BLD-39..44, BLD-59, BLD-60). */
export const InformationFields = ({ state: { draft, errors }, dispatch }: Pick<StepProps, 'state' | 'dispatch'>) => {
  const translate = useTranslate();
  const set = (change: Partial<typeof draft>) => dispatch({ type: 'draft', change });
  const length = textLength(draft.notes);
  const noteError =
    (errors.notes && translate(errors.notes)) ??
    (length >= NOTES_MAX ? translate('builder.atLimit', { max: NOTES_MAX }) : undefined);
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <TextField
        fullWidth
        required
        id="field-name"
        label={translate('builder.name')}
        value={draft.name}
        error={errors.name !== undefined}
        helperText={errors.name && translate(errors.name)}
        onChange={({ target }) => set({ name: target.value })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: NAME_MAX, autoComplete: 'off', dir: 'auto' },
        }}
      />
      <TextField
        fullWidth
        multiline
        minRows={4}
        maxRows={12}
        id="field-notes"
        label={translate('builder.notes')}
        value={draft.notes}
        error={noteError !== undefined}
        helperText={
          <span style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
            <span aria-live="polite">{noteError ?? translate('builder.notesHint')}</span>
            <span style={{ fontVariantNumeric: 'tabular-nums' }}>
              {translate('builder.count', { count: length, max: NOTES_MAX })}
            </span>
          </span>
        }
        onChange={({ target }) => set({ notes: truncateNotes(target.value) })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'auto' } }}
      />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 20 }}>
        <Frequency
          label={translate('builder.dailyFrequency')}
          value={draft.dailyFrequency}
          range={DAILY_FREQUENCY}
          onChange={(dailyFrequency) => set({ dailyFrequency })}
        />
        <Frequency
          label={translate('builder.weeklyFrequency')}
          value={draft.weeklyFrequency}
          range={WEEKLY_FREQUENCY}
          onChange={(weeklyFrequency) => set({ weeklyFrequency })}
        />
      </div>
    </div>
  );
};

const none: readonly Program[] = [];

/** Selects a template as the starting point, on the patient's involved side (BLD-10, BLD-64). */
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
          starter: starter && { ...starter, blocks: fillSides(starter.blocks, find, involvedSide) },
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

/** Step 1: name, notes and frequency. */
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
