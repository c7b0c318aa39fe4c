import { useGetMany } from 'react-admin';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { useJustAdded } from './add/justAdded.ts';

/**
 * The page of the list with whom the reader has just added on top of it, where `onTop` says that they belong there: by the
 * order of the list a newcomer without activity stands on the last page.
 */
export function useWithAdded(page: readonly PatientRecord[] | undefined, onTop: boolean) {
  const ids = useJustAdded();
  const { data } = useGetMany<PatientRecord>('patients', { ids }, { enabled: onTop && ids.length > 0 });
  const shown = onTop && ids.length > 0 ? (data ?? []) : [];
  const newcomers = ids.flatMap((id) => shown.find((record) => record?.id === id && !record.discharged) ?? []);
  const isNew = (record: PatientRecord) => newcomers.some(({ id }) => id === record.id);
  return { records: page && [...newcomers, ...page.filter((record) => !isNew(record))], isNew };
}
