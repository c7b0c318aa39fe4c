import { useGetOne } from 'react-admin';
import type { PatientRecord } from '../../contract/patient-record.ts';
import type { Problem } from '../../contract/problem.ts';

/** The record, at once where a list has brought it already; then as it is now. */
export const useRecord = (id: number) => useGetOne<PatientRecord, Problem>('patients', { id });
