import { useQueryClient } from '@tanstack/react-query';
import { listPatientCycles } from '../../contract/rtm/cycles.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { useKeepRecord } from '../../src/ui/useCall.ts';

/** Puts the record as it is now in place of the known one, and fetches again what follows from a plan of care. */
export function useShowChanged(): (record: PatientRecord) => void {
  const queries = useQueryClient();
  const keepRecord = useKeepRecord();
  return (record) => {
    keepRecord(record);
    void queries.invalidateQueries({ queryKey: [listPatientCycles.id] });
  };
}
