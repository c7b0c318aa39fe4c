import { useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import type { PatientRecord } from '../../contract/patient-record.ts';
import type { Problem } from '../../contract/problem.ts';

const keyOf = (id: number) => ['patients', 'getOne', { id: String(id), meta: undefined }];

/** The record, at once where a list has brought it already; then as it is now. */
export const useRecord = (id: number) => useGetOne<PatientRecord, Problem>('patients', { id });

/** Puts a record that a call has answered in place of the known one; lists are asked anew when they are shown. */
export function useKeepRecord(): (record: PatientRecord) => void {
  const queries = useQueryClient();
  return (record) => {
    queries.setQueryData(keyOf(record.id), record);
    void queries.invalidateQueries({ queryKey: ['patients', 'getList'] });
  };
}
