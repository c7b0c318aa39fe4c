import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { removePath, type PatientPath } from '../../../contract/patient-paths.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { fullName } from '../../../domain/patient.ts';
import { DialogButtons } from '../../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { usePathChange } from './usePathChange.ts';

interface Props {
  record: PatientRecord;
  path: PatientPath;
  onClose: () => void;
}

/** Asks before a patient is taken off a path. */
export default function RemovePathDialog({ record, path, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const { busy, change } = usePathChange(onClose);
  const name = fullName(record.patient) || translate('record.unnamed');
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
