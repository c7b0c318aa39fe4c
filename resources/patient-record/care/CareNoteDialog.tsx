import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { CareNote } from '../../../contract/care-notes.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { CareNoteFields } from './CareNoteFields.tsx';
import { CareNoteNotices } from './CareNoteNotices.tsx';
import { OverlapNotice } from './OverlapNotice.tsx';
import { useCareNoteForm } from './useCareNoteForm.ts';
import { useSaveCareNote } from './useSaveCareNote.ts';

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
  const draft = useCareNoteForm(record, note);
  const { save, trouble, clear } = useSaveCareNote(record.id, draft, onClose);
  const cancel = () => {
    draft.forget();
    onClose();
  };
  const beginFrom = (stored: CareNote, taken: boolean) => {
    draft.beginFrom(stored, taken);
    clear();
  };
  return (
    <FormDialog
      title={translate(note ? 'careNote.edit' : 'recordCare.add')}
      holdsDraft={draft.begun || draft.told !== null}
      onClose={onClose}
    >
      <form onSubmit={(event) => void save(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', pt: '8px !important' }}>
          <CareNoteNotices draft={draft} trouble={trouble} onBeginFrom={beginFrom} />
          <CareNoteFields draft={draft} />
          <OverlapNotice patientId={record.id} draft={draft} />
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel}>{translate('record.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={draft.form.formState.isSubmitting}
            disabled={trouble?.is === 'clash'}
          >
            {translate('recordCare.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
