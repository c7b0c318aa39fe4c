import { useListContext } from 'react-admin';
import { SavedFiltersButton } from '../../src/components/list-tools/SavedFiltersButton.tsx';
import { useLocatedOpening } from '../../src/components/list-tools/useLocatedOpening.ts';
import type { PatientState } from './patientAddress.ts';

/** Saved filters of the patient list: its tab, filters and order, and never the words that were searched for. */
export const SavedPatientFilters = ({ state }: { state: PatientState }) => {
  const { filterValues, sort, perPage } = useListContext();
  const { opening, withLocations } = useLocatedOpening();
  const { q: _searched, ...filter } = filterValues as Record<string, unknown>;
  const settings = withLocations({ filter: { ...filter, state }, sort: sort.field, order: sort.order, perPage });
  return <SavedFiltersButton className="fit" list="patients" settings={settings} opening={opening} />;
};
