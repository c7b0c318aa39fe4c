import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { patientSurveys } from '../../../contract/pro.ts';
import { holds } from '../../../domain/viewer.ts';
import { useCall } from '../../../src/components/useCall.ts';

/**
 * Whether the record offers a report, which those of Health patients do, and whether there is a session or an answer to
 * report (REC-26, REC-27). Answers are asked for only where no session is.
 */
export function useReportable({ id, mostRecentSession, productData }: PatientRecord): {
  isOffered: boolean;
  isReportable: boolean;
} {
  const viewer = useViewer();
  const isOffered = productData.health !== null && viewer !== null && holds(viewer, 'HEALTH');
  const hasSession = mostRecentSession !== null;
  const { data } = useCall(patientSurveys, { params: { patientId: id } }, { enabled: isOffered && !hasSession });
  const hasAnswer =
    data !== undefined && (data.scores.length > 0 || data.questions.some(({ answers }) => answers.length > 0));
  return { isOffered, isReportable: isOffered && (hasSession || hasAnswer) };
}
