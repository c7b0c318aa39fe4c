import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { CareNote } from '../../../contract/care-notes/care-notes.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { CareNoteFields } from '../CareNoteFields.tsx';
import { CareNoteNotices, OverlapNotice } from '../CareNoteNotices.tsx';
import { DraftMinutes } from '../MinutesMeter.tsx';
import { useCareNoteForm } from '../useCareNoteForm.ts';

interface Props {
  record: PatientRecord;
  /** The note to edit; null for a new one. */
  note: CareNote | null;
  onClose: () => void;
}

/**
 * Adds or edits a care note (REC-28, REC-51..59). The clock that counts is the server's: it has the last word on the
 * date. Closing by the cross keeps what was typed as a draft; Cancel throws it away.
 */
export default function CareNoteDialog({ record, note, onClose }: Props) {
  const translate = useTranslate();
  const draft = useCareNoteForm(record, note, onClose);
  const { form, submit, isBlocked, hasDraft } = draft;
  const cancel = () => {
    draft.draft.discard();
    onClose();
  };
  return (
    <FormDialog
      title={translate(note ? 'careNote.edit' : 'careNote.add')}
      about={<span style={{ flex: 1, fontWeight: 400 }}>{formatFullName(record.patient)}</span>}
      holdsDraft={hasDraft}
      asks={false}
      onClose={onClose}
    >
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', pt: '8px !important' }}>
          {!note && <DraftMinutes patientId={record.id} draft={draft} />}
          <CareNoteNotices draft={draft} />
          <CareNoteFields draft={draft} />
          <OverlapNotice patientId={record.id} draft={draft} />
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting} disabled={isBlocked}>
            {translate('careNote.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
