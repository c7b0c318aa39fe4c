import { useQueryClient } from '@tanstack/react-query';
import type { PatientRecord } from '../../../contract/patients/record.ts';

/** Puts a record that a call has answered in place of the known one; lists are refetched when they are shown. */
export function useKeepRecord(): (record: PatientRecord) => void {
  const queries = useQueryClient();
  return (record) => {
    // The key under which react-admin keeps one record.
    queries.setQueryData(['patients', 'getOne', { id: String(record.id), meta: undefined }], record);
    void queries.invalidateQueries({ queryKey: ['patients', 'getList'] });
  };
}
