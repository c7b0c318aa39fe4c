import { useListContext, useStore } from 'react-admin';
import type { PatientState } from './patientAddress.ts';

/** The tab of the last visit, all that outlives it (PAT-03). */
export const useKeptTab = () => useStore<PatientState>('patients.state', 'ACTIVE');

/** Goes to another tab of the patient list, whose filters stay. */
export function useChooseTab(): (state: PatientState) => void {
  const [, keep] = useKeptTab();
  const { filterValues, setFilters } = useListContext();
  return (state) => {
    keep(state);
    setFilters({ ...filterValues, state });
  };
}
