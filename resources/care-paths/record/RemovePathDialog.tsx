import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { removePath, type PatientPath } from '../../../contract/care-paths/patient-paths.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { usePathChange } from './usePathChange.ts';

interface Props {
  record: PatientRecord;
  path: PatientPath;
  onClose: () => void;
}

/** Asks before a patient is removed from a path. */
export default function RemovePathDialog({ record, path, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const { busy, change } = usePathChange(onClose);
  const name = formatFullName(record.patient) || translate('record.unnamed');
  const remove = (idempotencyKey: string) => call(removePath, { params: { patientId: record.id }, idempotencyKey });
  return (
    <FormDialog title={translate('recordPath.removeTitle')} size="xs" onClose={onClose}>
      <DialogContent>
        <p>{translate('recordPath.removeText', { path: path.name, name })}</p>
        <DialogButtons
          cancel={translate('recordPath.cancel')}
          submit={translate('recordPath.remove')}
          tone="error"
          busy={busy}
          onCancel={onClose}
          onSubmit={() => void change(remove, translate('recordPath.removed'))}
        />
      </DialogContent>
    </FormDialog>
  );
}
