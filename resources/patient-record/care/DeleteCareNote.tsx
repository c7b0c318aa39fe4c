import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { deleteCareNote, listCareNotes, type CareNote } from '../../../contract/care-notes.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { isProblem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { ChangedMeanwhile } from '../../../src/components/record-parts/ChangedMeanwhile.tsx';
import { NoteFacts } from './NoteFacts.tsx';

interface Props {
  record: PatientRecord;
  note: CareNote;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a care note is deleted (REC-28); one that somebody has changed meanwhile is shown as it is now first. */
export default function DeleteCareNote({ record, note: opened, onDeleted, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [note, setNote] = useState(opened);
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [current, setCurrent] = useState<CareNote>();
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await call(deleteCareNote, {
      params: { patientId: record.id, id: note.id },
      version: note.version,
      idempotencyKey,
    });
    setBusy(false);
    if (!isProblem(answer)) {
      notify('careNote.deleted', { type: 'success' });
      onDeleted();
      return onClose();
    }
    if (answer.status === 412) return setCurrent(answer.current as CareNote);
    void queries.invalidateQueries({ queryKey: [listCareNotes.id] });
    setFailure(answer.message);
  };
  const goOn = (stored: CareNote) => {
    setNote(stored);
    setIdempotencyKey(crypto.randomUUID());
    setCurrent(undefined);
  };
  return (
    <FormDialog title={translate('careNote.deleteTitle')} size="xs" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {current ? (
          <ChangedMeanwhile
            choices={[
              ...(current.may.delete
                ? [{ label: translate('careNote.deleteNow'), onChoose: () => goOn(current) }]
                : []),
              { label: translate('careNote.keepIt'), onChoose: onClose },
            ]}
          >
            <NoteFacts note={current} zone={record.location.timezone} />
            <p>{current.notes}</p>
          </ChangedMeanwhile>
        ) : (
          <>
            <p>{translate('careNote.deleteText', { day: dayText(note.date) })}</p>
            <blockquote style={{ margin: 0, paddingLeft: 12, borderLeft: '3px solid var(--border)' }}>
              <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.notes}</p>
            </blockquote>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('record.cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          loading={busy}
          disabled={current !== undefined}
          onClick={() => void remove()}
        >
          {translate('careNote.delete')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
