import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { CareNoteFields } from './CareNoteFields.tsx';
import { CareNoteNotices, OverlapNotice } from './CareNoteNotices.tsx';
import { DraftMinutes } from './MinutesMeter.tsx';
import { TimerButton } from './shared/timer/TimerButton.tsx';
import { useCareNoteForm } from './useCareNoteForm.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
}));

interface Props {
  record: PatientRecord;
  onSaved: () => void;
}

const NewNote = ({ record, onSaved }: Props) => {
  const translate = useTranslate();
  const draft = useCareNoteForm(record, null, onSaved);
  const { form, submit, isBlocked, hasDraft, notice, discard } = draft;
  return (
    <Form aria-label={translate('careNote.add')} noValidate onSubmit={(event) => void submit(event)}>
      <DraftMinutes patientId={record.id} draft={draft} />
      <CareNoteNotices draft={draft} />
      <CareNoteFields
        draft={draft}
        lines={2}
        actions={
          <>
            <TimerButton record={record} />
            {hasDraft && !notice && <Button onClick={discard}>{translate('careNote.discard')}</Button>}
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting} disabled={isBlocked}>
              {translate('careNote.save')}
            </Button>
          </>
        }
      />
      <OverlapNotice patientId={record.id} draft={draft} />
    </Form>
  );
};

/** Writes a new care note in place, under what the month's minutes have earned. Each saved note begins a new form. */
export const CareNoteComposer = ({ record, onSaved }: Props) => {
  const [saved, setSaved] = useState(0);
  return (
    <NewNote
      key={saved}
      record={record}
      onSaved={() => {
        setSaved(saved + 1);
        onSaved();
      }}
    />
  );
};
