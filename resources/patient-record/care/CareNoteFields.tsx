import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { textLength } from '../../../contract/fields.ts';
import { NOTES_MAX } from '../../../contract/limits.ts';
import { muiField } from '../../../src/components/muiField.ts';
import type { CareNoteValues } from './careNoteValues.ts';

interface Props {
  form: UseFormReturn<CareNoteValues>;
  /** In a BILLED cycle only the wording changes, and it is said why (REC-58, REC-59). */
  locked: boolean;
  notes: string;
}

/** Date, minutes, wording and the flag of a care note. */
export const CareNoteFields = ({ form, locked, notes }: Props) => {
  const translate = useTranslate();
  const reason = useId();
  const { errors } = form.formState;
  const fact = (name: 'date' | 'minutes') => {
    const { slotProps, ...field } = muiField(form.register(name));
    return {
      ...field,
      error: Boolean(errors[name]),
      helperText: errors[name]?.message,
      disabled: locked,
      slotProps: { ...slotProps, htmlInput: locked ? { 'aria-describedby': reason } : {} },
    };
  };
  return (
    <>
      {locked && (
        <Alert severity="info" id={reason} role="note">
          {translate('careNote.locked')}
        </Alert>
      )}
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
        <TextField type="date" label={translate('recordCare.date')} {...fact('date')} />
        <TextField label={translate('recordCare.minutesLabel')} {...fact('minutes')} />
      </div>
      <TextField
        multiline
        minRows={4}
        label={translate('recordCare.notesLabel')}
        error={Boolean(errors.notes)}
        helperText={errors.notes?.message ?? `${textLength(notes)}/${NOTES_MAX}`}
        {...muiField(form.register('notes'))}
      />
      <label className="check">
        <input
          type="checkbox"
          disabled={locked}
          aria-describedby={locked ? reason : undefined}
          {...form.register('interactive')}
        />
        {translate('recordCare.interactive')}
      </label>
    </>
  );
};
