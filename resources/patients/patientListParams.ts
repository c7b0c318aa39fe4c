import { parseQueryFromLocation } from 'react-admin';
import { listPatients } from '../../contract/patients/patients.ts';
import { healthStatuses, patientProducts } from '../../contract/platform/enumerations.ts';
import {
  isText,
  isIdOrIds,
  toSearch,
  sanitizeListParams,
  type FilterValidators,
} from '../../src/ui/sanitizeListParams.ts';

export type PatientState = 'ACTIVE' | 'DISCHARGED';
export const patientTabs: readonly PatientState[] = ['ACTIVE', 'DISCHARGED'];
export const NEWEST_FIRST = { field: 'lastActivity', order: 'DESC' } as const;

const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const accepts: FilterValidators = {
  q: isText,
  practitionerId: isIdOrIds,
  product: isOneOf(patientProducts),
  status: isOneOf(healthStatuses),
  state: isOneOf(patientTabs),
};
const rules = { filterValidators: accepts, sortKeys: listPatients.list.sort };

/** Parses the former URL format: `?state=DISCHARGED&q=ada&sort=-name`. */
function fromLegacyParams(params: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(accepts);
  const filters = Object.entries(params).filter(([name]) => names.includes(name));
  const others = Object.entries(params).filter(([name]) => !names.includes(name));
  const { sort } = params;
  return {
    ...Object.fromEntries(others),
    ...(filters.length > 0 && { filter: { ...Object.fromEntries(filters), ...(params.filter as object | undefined) } }),
    ...(typeof sort === 'string' &&
      params.order === undefined && { sort: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' }),
  };
}

/**
 * Parses the URL of the patient list; `search` is the valid URL to redirect to if the given one is invalid or in the
 * former format.
 */
export function parsePatientListParams(search: string): { state?: PatientState; isAdding: boolean; search?: string } {
  const params: Record<string, unknown> = parseQueryFromLocation({ search });
  const sanitized = sanitizeListParams(fromLegacyParams(params), rules);
  const { state } = (sanitized.filter ?? {}) as { state?: PatientState };
  return {
    state,
    isAdding: params.add === 'true',
    ...(JSON.stringify(params) !== JSON.stringify(sanitized) && { search: toSearch(sanitized) }),
  };
}
