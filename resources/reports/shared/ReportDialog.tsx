import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { patientSurveys } from '../../../contract/surveys/surveys.ts';
import { hasProduct } from '../../../domain/identity/viewer.ts';
import type { HeaderAction } from '../../../src/ui/editing/headerAction.ts';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import { useCall } from '../../../src/ui/useCall.ts';

/**
 * Whether the record offers a report (Health patients only) and has anything to report (REC-26, REC-27). Survey
 * responses are fetched only if there is no session.
 */
function useReportable({ id, mostRecentSession, productData }: PatientRecord): {
  isOffered: boolean;
  isReportable: boolean;
} {
  const viewer = useViewer();
  const isOffered = productData.health !== null && viewer !== null && hasProduct(viewer, 'HEALTH');
  const hasSession = mostRecentSession !== null;
  const { data } = useCall(patientSurveys, { params: { patientId: id } }, { enabled: isOffered && !hasSession });
  const hasAnswer =
    data !== undefined && (data.scores.length > 0 || data.questions.some(({ answers }) => answers.length > 0));
  return { isOffered, isReportable: isOffered && (hasSession || hasAnswer) };
}

/**
 * Header action for a Health patient's report; disabled with a reason if there is nothing to report (REC-26, REC-27).
 */
export function useReportAction(record: PatientRecord): HeaderAction | null {
  const translate = useTranslate();
  const { show } = useAddressedDialog();
  const { isOffered, isReportable } = useReportable(record);
  if (!isOffered) return null;
  return {
    label: translate('recordReport.title'),
    icon: FileDownloadIcon,
    hindrance: isReportable ? undefined : translate('recordReport.nothing'),
    run: () => show('report'),
  };
}

const DownloadReportDialog = lazy(() => import('../DownloadReportDialog.tsx'));

/** The report dialog while the URL names it. */
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
