import { useGetOne, useTranslate } from 'react-admin';
import DialogContent from '@mui/material/DialogContent';
import type { Problem } from '../../../contract/platform/error.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import CareNoteDialog from './CareNoteDialog.tsx';
import { careNoteMessages } from './messages.en.ts';

// Outside of a record its texts are not loaded yet.
addMessages({ en: careNoteMessages });

interface Props {
  patientId: number;
  onClose: () => void;
}

/** A new care note for a patient whose record is not open. */
export default function AddCareNote({ patientId, onClose }: Props) {
  const translate = useTranslate();
  const { data: record, error, refetch } = useGetOne<PatientRecord, Problem>('patients', { id: patientId });
  if (record) return <CareNoteDialog record={record} note={null} onClose={onClose} />;
  return (
    <FormDialog title={translate('careNote.add')} onClose={onClose}>
      <DialogContent>
        {error ? <ErrorView message={error.message} onRetry={() => void refetch()} /> : <PageLoading />}
      </DialogContent>
    </FormDialog>
  );
}
