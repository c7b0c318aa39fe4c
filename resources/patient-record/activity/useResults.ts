import type { PatientRecord } from '../../../contract/patient-record.ts';
import { patientResults } from '../../../contract/patient-results.ts';
import { useCall } from '../../../src/components/useCall.ts';

/** What the patient did and reached in a range of days. */
export const useResults = ({ id }: PatientRecord, range: { from?: string; to?: string }) =>
  useCall(patientResults, { params: { patientId: id }, query: range });
