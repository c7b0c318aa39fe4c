import { parseQueryFromLocation } from 'react-admin';
import { listPatients } from '../../contract/patients.ts';
import { healthStatuses, patientProducts } from '../../contract/enumerations.ts';
import { isText, namesIds, searchOf, soundParams, type Accepted } from '../../src/components/soundParams.ts';

export type PatientState = 'ACTIVE' | 'DISCHARGED';
export const patientTabs: readonly PatientState[] = ['ACTIVE', 'DISCHARGED'];

const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const accepts: Accepted = {
  q: isText,
  practitionerId: namesIds,
  product: oneOf(patientProducts),
  status: oneOf(healthStatuses),
  state: oneOf(patientTabs),
};
const rules = { accepts, sorts: listPatients.list.sort };

/** How the list's address was written before it was react-admin's: `?state=DISCHARGED&q=ada&sort=-name`. */
function fromBefore(given: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(accepts);
  const filters = Object.entries(given).filter(([name]) => names.includes(name));
  const others = Object.entries(given).filter(([name]) => !names.includes(name));
  const { sort } = given;
  return {
    ...Object.fromEntries(others),
    ...(filters.length > 0 && { filter: { ...Object.fromEntries(filters), ...(given.filter as object | undefined) } }),
    ...(typeof sort === 'string' &&
      given.order === undefined && { sort: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' }),
  };
}

/** What the address of the patient list says; `search` is the one to go on to instead when it is mistyped or from before. */
export function readPatientAddress(search: string): { state?: PatientState; isAdding: boolean; search?: string } {
  const given: Record<string, unknown> = parseQueryFromLocation({ search });
  const sound = soundParams(fromBefore(given), rules);
  const { state } = (sound.filter ?? {}) as { state?: PatientState };
  return {
    state,
    isAdding: given.add === 'true',
    ...(JSON.stringify(given) !== JSON.stringify(sound) && { search: searchOf(sound) }),
  };
}
