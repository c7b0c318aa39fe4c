import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { getProgram } from '../../../contract/programs.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { ProgramOutline } from '../../../src/components/programs/ProgramOutline.tsx';
import { useCall } from '../../../src/components/useCall.ts';

/** The assigned program to read (REC-18 `View`). */
export default function ProgramDialog({ record, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { data: program, error, refetch } = useCall(getProgram, { params: { patientId: record.id } });
  return (
    <FormDialog title={program?.name ?? translate('recordProgram.title')} onClose={onClose}>
      {/* Nothing in it takes the focus, so it does itself: a long program is scrolled by keyboard too. */}
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
