import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { deleteCareNote, listCareNotes, type CareNote } from '../../../contract/care-notes/care-notes.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { ConflictNotice } from '../../../src/ui/editing/SaveNotices.tsx';
import { usePersistedDraft } from '../../../src/ui/editing/usePersistedDraft.ts';
import { useVersionedSave } from '../../../src/ui/editing/useVersionedSave.ts';
import { NoteFacts } from '../CareNoteCard.tsx';

interface Props {
  record: PatientRecord;
  note: CareNote;
  onDeleted: () => void;
  onClose: () => void;
}

/**
 * Confirms the deletion of a care note (REC-28); a note that another user changed meanwhile is first shown as it is
 * now.
 */
export default function DeleteCareNote({ record, note: opened, onDeleted, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const removal = useVersionedSave<undefined, CareNote, undefined>({
    draft: usePersistedDraft(`delete-care-note/${opened.id}`),
    record: opened,
    send: (_body, attempt) => call(deleteCareNote, { params: { patientId: record.id, id: opened.id }, ...attempt }),
    onProblem: () => void queries.invalidateQueries({ queryKey: [listCareNotes.id] }),
    onSaved: () => {
      notify('careNote.deleted', { type: 'success' });
      onDeleted();
      onClose();
    },
  });
  const note = removal.base ?? opened;
  const current = removal.conflict?.theirs;
  const failure = removal.isOffline ? translate('editing.offline') : removal.problem?.message;
  return (
    <FormDialog title={translate('careNote.deleteTitle')} size="xs" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {current ? (
          <ConflictNotice
            choices={[
              ...(current.may.delete
                ? [{ label: translate('careNote.deleteNow'), onChoose: () => removal.resolve(current) }]
                : []),
              { label: translate('careNote.keepIt'), onChoose: onClose },
            ]}
          >
            <NoteFacts note={current} zone={record.location.timezone} />
            <p>{current.notes}</p>
          </ConflictNotice>
        ) : (
          <>
            <p>{translate('careNote.deleteText', { day: formatDate(note.date) })}</p>
            <blockquote style={{ margin: 0, paddingLeft: 12, borderLeft: '3px solid var(--border)' }}>
              <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.notes}</p>
            </blockquote>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          loading={removal.isSaving}
          disabled={current != null}
          onClick={() => void removal.save(undefined)}
        >
          {translate('careNote.delete')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
