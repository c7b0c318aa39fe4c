import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { advancePath, type PatientPath } from '../../../contract/care-paths/patient-paths.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { usePathChange } from './usePathChange.ts';

interface Props {
  record: PatientRecord;
  path: PatientPath;
  onClose: () => void;
}

/** Asks before a patient is advanced manually, and names the program that comes with it. */
export default function AdvancePathDialog({ record, path, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const { busy, change } = usePathChange(onClose);
  const next = path.phases[path.phaseIndex + 1];
  const advance = (idempotencyKey: string) =>
    call(advancePath, { params: { patientId: record.id }, version: path.version, idempotencyKey });
  return (
    <FormDialog title={translate('recordPath.advanceTitle')} size="xs" onClose={onClose}>
      <DialogContent>
        <p>
          {next
            ? translate('recordPath.advanceText', { number: next.phaseNumber, title: next.title })
            : translate('recordPath.completeText')}
        </p>
        {next?.templateName && <p>{translate('recordPath.advanceProgram', { program: next.templateName })}</p>}
        <DialogButtons
          cancel={translate('recordPath.cancel')}
          submit={translate(next ? 'recordPath.advance' : 'recordPath.complete')}
          busy={busy}
          onCancel={onClose}
          onSubmit={() => void change(advance, translate('recordPath.advanced'))}
        />
      </DialogContent>
    </FormDialog>
  );
}
