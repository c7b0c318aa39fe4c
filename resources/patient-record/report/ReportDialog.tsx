import { lazy, Suspense } from 'react';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { useReportable } from './useReportable.ts';

const DownloadReportDialog = lazy(() => import('./DownloadReportDialog.tsx'));

/** The report's download while the address names it. */
export const ReportDialog = ({ record }: { record: PatientRecord }) => {
  const { dialog, close } = useAddressedDialog();
  const { isReportable } = useReportable(record);
  if (dialog !== 'report' || !isReportable) return null;
  return (
    <Suspense fallback={null}>
      <DownloadReportDialog record={record} onClose={close} />
    </Suspense>
  );
};
