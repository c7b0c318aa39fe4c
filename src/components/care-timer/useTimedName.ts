import { useGetOne, useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { fullName } from '../../../domain/patient.ts';

/**
 * Whom the timer runs for, by name: asked for where it is shown, since no name is kept with it in the browser. Null until
 * it is known, and where there is none; `said` is what stands in a sentence even then.
 */
export function useTimedName(patientId: number | undefined): { name: string | null; said: string } {
  const translate = useTranslate();
  const { data } = useGetOne<PatientRecord>(
    'patients',
    { id: patientId },
    { enabled: patientId !== undefined, staleTime: Infinity, refetchOnWindowFocus: false },
  );
  const name = (data && fullName(data.patient)) || null;
  return { name, said: name ?? translate('careTimer.somebody') };
}
