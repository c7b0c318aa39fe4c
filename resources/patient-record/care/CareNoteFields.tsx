import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { trimmedLength } from '../../../contract/fields.ts';
import { NOTES_MAX } from '../../../contract/limits.ts';
import { muiField } from '../../../src/components/muiField.ts';
import { followClock } from './followClock.ts';
import { MinutesField } from './MinutesField.tsx';
import { NoteContact } from './NoteContact.tsx';
import { NoteTimes } from './NoteTimes.tsx';
import type { useCareNoteForm } from './useCareNoteForm.ts';
import { WorkedMinutes } from './WorkedMinutes.tsx';

/** When, how long, how and by whom it was written, its wording and the flag; a BILLED cycle leaves the wording (REC-58, REC-59). */
export const CareNoteFields = ({ draft }: { draft: ReturnType<typeof useCareNoteForm> }) => {
  const { form, values, zone, locked } = draft;
  const translate = useTranslate();
  const reason = useId();
  const { errors } = form.formState;
  const { slotProps, ...date } = muiField(form.register('date', { onChange: () => followClock(form, zone) }));
  return (
    <>
      {locked && (
        <Alert severity="info" id={reason} role="note">
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
          slotProps={{ ...slotProps, htmlInput: locked ? { 'aria-describedby': reason } : {} }}
        />
        <MinutesField form={form} locked={locked} reason={reason} />
      </div>
      {!locked && <WorkedMinutes form={form} values={values} />}
      <NoteTimes form={form} values={values} zone={zone} locked={locked} reason={reason} />
      <TextField
        multiline
        minRows={4}
        label={translate('recordCare.notesLabel')}
        error={Boolean(errors.notes)}
        helperText={errors.notes?.message ?? `${trimmedLength(values.notes)}/${NOTES_MAX}`}
        {...muiField(form.register('notes'))}
      />
      <NoteContact form={form} locked={locked} reason={reason} />
      <div>
        <label className="check">
          <input
            type="checkbox"
            disabled={locked}
            aria-describedby={locked ? reason : undefined}
            {...form.register('interactive')}
          />
          {translate('recordCare.interactive')}
        </label>
        {errors.interactive && <FormHelperText error>{errors.interactive.message}</FormHelperText>}
      </div>
    </>
  );
};
