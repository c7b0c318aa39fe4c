import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patientSummary } from '../../../../contract/patients/summary.ts';
import { useCall } from '../../../../src/ui/useCall.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a cached response is about a patient: `['patients', …]` or a call with the patient's id among its parameters. */
const isAbout = ([name, params]: readonly unknown[], id: number): boolean =>
  name === 'patients' || (isObject(params) && Number(params['patientId'] ?? params['id']) === id);

/** The figures of a patient. They are fetched again when anything of the patient has changed. */
export function usePatientSummary(id: number) {
  const queries = useQueryClient();
  useEffect(() => {
    let isDue = false;
    const fetchAgain = () => {
      isDue = false;
      void queries.invalidateQueries({ queryKey: [patientSummary.id, { id }] });
    };
    return queries.getQueryCache().subscribe((event) => {
      if (isDue || event.type !== 'updated' || event.action.type !== 'invalidate') return;
      const { queryKey } = event.query;
      if (queryKey[0] === patientSummary.id || !isAbout(queryKey, id)) return;
      // One change outdates several responses at a time.
      isDue = true;
      queueMicrotask(fetchAgain);
    });
  }, [queries, id]);
  return useCall(patientSummary, { params: { id } });
}
