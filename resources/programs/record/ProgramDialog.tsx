import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { getProgram } from '../../../contract/programs/programs.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { ProgramOutline } from '../shared/ProgramOutline.tsx';
import { useCall } from '../../../src/ui/useCall.ts';

/** The assigned program, read-only (REC-18 `View`). */
export default function ProgramDialog({ record, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { data: program, error, refetch } = useCall(getProgram, { params: { patientId: record.id } });
  return (
    <FormDialog title={program?.name ?? translate('recordProgram.title')} onClose={onClose}>
      {/* The content has no focusable element, so the container is focusable for keyboard scrolling. */}
      <DialogContent tabIndex={0}>
        {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
        {!error && program === undefined && <PageLoading />}
        {program === null && <p>{translate('recordProgram.none')}</p>}
        {program && (
          <ProgramOutline program={program} involvedSide={record.productData.health?.injuredSideOfBody ?? null} />
        )}
      </DialogContent>
    </FormDialog>
  );
}
