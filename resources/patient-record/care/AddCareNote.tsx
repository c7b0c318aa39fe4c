import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { addCareNote, CareNoteBody, listCareNotes, type CareNoteDraft } from '../../../contract/care-notes.ts';
import { PATIENT_INTERACTIVE_COMMUNICATION } from '../../../contract/enumerations.ts';
import { textLength } from '../../../contract/fields.ts';
import { CARE_NOTE_DEFAULT_MINUTES, NOTES_MAX } from '../../../contract/limits.ts';
import { listPatientCycles } from '../../../contract/patient-cycles.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { isProblem } from '../../../contract/problem.ts';
import { call } from '../../../dataProvider/client.ts';
import { careNoteDateProblem } from '../../../domain/care-note.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { muiField } from '../../../src/components/muiField.ts';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { shapeProblems } from '../../../src/components/shapeProblems.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';
import { useToday } from '../../../src/components/useToday.ts';
import { toast } from '../../../src/toasts/toasts.ts';

interface Values {
  date: string;
  minutes: string;
  notes: string;
  interactive: boolean;
}

const draftOf = ({ date, minutes, notes, interactive }: Values): CareNoteDraft => ({
  date,
  minutes: minutes.trim() === '' ? (undefined as unknown as number) : Number(minutes),
  notes,
  interactionType: interactive ? PATIENT_INTERACTIVE_COMMUNICATION : null,
});

/** The care note form (REC-51..57). The clock that counts is the server's: it has the last word on the date. */
export default function AddCareNote({ record, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const today = useToday(record.location.timezone);
  const form = useForm<Values>({
    resolver: problemsResolver((values) => ({
      date:
        careNoteDateProblem(values.date, { today, firstPlanStart: record.plansOfCare[0]?.start ?? null }) ?? undefined,
      ...shapeProblems(CareNoteBody, draftOf(values)),
    })),
    defaultValues: { date: today, minutes: String(CARE_NOTE_DEFAULT_MINUTES), notes: '', interactive: false },
  });
  const notes = useWatch({ control: form.control, name: 'notes' });
  const { errors, isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const answer = await call(addCareNote, { params: { patientId: record.id }, body: draftOf(values), idempotencyKey });
    if (isProblem(answer)) {
      showFieldProblems(form, answer);
      return setFailure(answer.message);
    }
    toast('success', translate('recordCare.added'));
    void queries.invalidateQueries({ queryKey: [listCareNotes.id] });
    void queries.invalidateQueries({ queryKey: [listPatientCycles.id] });
    onClose();
  });

  return (
    <FormDialog title={translate('recordCare.add')} holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: '8px !important' }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
            <TextField
              type="date"
              label={translate('recordCare.date')}
              error={Boolean(errors.date)}
              helperText={errors.date?.message}
              {...muiField(form.register('date'))}
            />
            <TextField
              label={translate('recordCare.minutesLabel')}
              error={Boolean(errors.minutes)}
              helperText={errors.minutes?.message}
              {...muiField(form.register('minutes'))}
            />
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
            <input type="checkbox" {...form.register('interactive')} />
            {translate('recordCare.interactive')}
          </label>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('record.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {translate('recordCare.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
