import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { contactModes, credentials } from '../../contract/platform/enumerations.ts';
import { trimmedLength } from '../../contract/platform/fields.ts';
import { NOTES_MAX } from '../../contract/platform/limits.ts';
import { muiField } from '../../src/ui/formHelpers.ts';
import { updateMinutes, NoteTimes } from './NoteClock.tsx';
import type { CareNoteValues } from './careNoteValues.ts';
import type { useCareNoteForm } from './useCareNoteForm.ts';

interface MinutesFieldProps {
  form: UseFormReturn<CareNoteValues>;
  locked: boolean;
  /** Id of the text that explains the lock. */
  reasonId: string;
}

/** Minutes, with 20 as the suggestion (REC-55). Typing replaces the suggestion. */
const MinutesField = ({ form, locked, reasonId }: MinutesFieldProps) => {
  const translate = useTranslate();
  const { minutes: problem } = form.formState.errors;
  const { slotProps, ...field } = muiField(
    form.register('minutes', { onChange: () => form.setValue('source', 'TYPED') }),
  );
  return (
    <TextField
      label={translate('recordCare.minutesLabel')}
      {...field}
      error={problem !== undefined}
      helperText={problem?.message}
      disabled={locked}
      slotProps={{
        ...slotProps,
        htmlInput: { inputMode: 'numeric', ...(locked && { 'aria-describedby': reasonId }) },
      }}
    />
  );
};

interface NoteContactProps {
  form: UseFormReturn<CareNoteValues>;
  locked: boolean;
  reasonId: string;
}

/** Contact mode and the author's credential, both optional. */
const NoteContact = ({ form, locked, reasonId }: NoteContactProps) => {
  const translate = useTranslate();
  const renderSelect = (name: 'contactMode' | 'credential', options: readonly string[]) => {
    const { slotProps, ...field } = muiField(
      form.register(name, name === 'contactMode' ? { deps: 'interactive' } : {}),
    );
    return (
      <TextField
        select
        label={translate(`careNote.${name}`)}
        {...field}
        disabled={locked}
        slotProps={{
          ...slotProps,
          select: { native: true },
          htmlInput: locked ? { 'aria-describedby': reasonId } : {},
        }}
      >
        <option value="">{translate('careNote.notSaid')}</option>
        {options.map((value) => (
          <option key={value} value={value}>
            {translate(`careNote.${name}s.${value}`)}
          </option>
        ))}
      </TextField>
    );
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
      {renderSelect('contactMode', contactModes)}
      {renderSelect('credential', credentials)}
    </div>
  );
};

interface Props {
  form: UseFormReturn<CareNoteValues>;
  values: CareNoteValues;
}

/** Confirms the suggested minutes; hidden once minutes are typed or follow from the times. */
const ConfirmMinutes = ({ form, values: { source, minutes } }: Props) => {
  const translate = useTranslate();
  if (source !== 'OFFERED' && source !== 'CONFIRMED') return null;
  const confirm = (isConfirmed: boolean) => {
    form.setValue('source', isConfirmed ? 'CONFIRMED' : 'OFFERED');
    if (form.formState.isSubmitted) void form.trigger('minutes');
  };
  return (
    <label className="check">
      <input type="checkbox" checked={source === 'CONFIRMED'} onChange={({ target }) => confirm(target.checked)} />
      {translate('careNote.worked', { smart_count: Number(minutes) })}
    </label>
  );
};

/** The fields of a care note. In a BILLED cycle only the text stays editable (REC-58, REC-59). */
export const CareNoteFields = ({ draft }: { draft: ReturnType<typeof useCareNoteForm> }) => {
  const { form, values, zone, locked } = draft;
  const translate = useTranslate();
  const reasonId = useId();
  const { errors } = form.formState;
  const { slotProps, ...date } = muiField(form.register('date', { onChange: () => updateMinutes(form, zone) }));
  return (
    <>
      {locked && (
        <Alert severity="info" id={reasonId} role="note">
          {translate('careNote.locked')}
        </Alert>
      )}
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
        <TextField
          type="date"
          label={translate('recordCare.date')}
          {...date}
          error={errors.date !== undefined}
          helperText={errors.date?.message}
          disabled={locked}
          slotProps={{ ...slotProps, htmlInput: locked ? { 'aria-describedby': reasonId } : {} }}
        />
        <MinutesField form={form} locked={locked} reasonId={reasonId} />
      </div>
      {!locked && <ConfirmMinutes form={form} values={values} />}
      <NoteTimes form={form} values={values} zone={zone} locked={locked} reasonId={reasonId} />
      <TextField
        multiline
        minRows={4}
        label={translate('recordCare.notesLabel')}
        error={Boolean(errors.notes)}
        helperText={errors.notes?.message ?? `${trimmedLength(values.notes)}/${NOTES_MAX}`}
        {...muiField(form.register('notes'))}
      />
      <NoteContact form={form} locked={locked} reasonId={reasonId} />
      <div>
        <label className="check">
          <input
            type="checkbox"
            disabled={locked}
            aria-describedby={locked ? reasonId : undefined}
            {...form.register('interactive')}
          />
          {translate('recordCare.interactive')}
        </label>
        {errors.interactive && <FormHelperText error>{errors.interactive.message}</FormHelperText>}
      </div>
    </>
  );
};
