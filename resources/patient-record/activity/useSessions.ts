import { listHealthSessions } from '../../../contract/activity.ts';
import { MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useCall } from '../../../src/components/useCall.ts';

/** Health sessions of a range of days, the newest first; Activity and Range of motion share one request. */
export const useSessions = ({ id }: PatientRecord, range: { from: string; to: string }) =>
  useCall(
    listHealthSessions,
    { params: { patientId: id }, query: { ...range, limit: MAX_PAGE_SIZE } },
    { keepPrevious: true },
  );
