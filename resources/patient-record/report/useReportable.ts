import type { PatientRecord } from '../../../contract/patient-record.ts';
import { patientSurveys } from '../../../contract/pro.ts';
import { useCall } from '../../../src/components/useCall.ts';

/** Whether there is a session or an answer to report (REC-27). Answers are asked for only where no session is. */
export function useReportable({ id, mostRecentSession }: PatientRecord): boolean {
  const hasSession = mostRecentSession !== null;
  const { data } = useCall(patientSurveys, { params: { patientId: id } }, { enabled: !hasSession });
  return hasSession || (data?.questions.some(({ answers }) => answers.length > 0) ?? false);
}
