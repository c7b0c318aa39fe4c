import { useGetList, useStore, type ListControllerResult } from 'react-admin';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PAGE_SIZE } from '../../contract/limits.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { rememberPatientList } from '../../src/navigation/patientList.ts';
import { useChosenLocations } from '../../dataProvider/location-filter.ts';

export type PatientState = 'ACTIVE' | 'DISCHARGED';
type Sort = { field: string; order: 'ASC' | 'DESC' };

const filterNames = ['q', 'practitionerId', 'product', 'status'] as const;

const sortOf = (text: string | null): Sort => {
  if (!text) return { field: 'lastActivity', order: 'DESC' };
  return text.startsWith('-') ? { field: text.slice(1), order: 'DESC' } : { field: text, order: 'ASC' };
};

/**
 * The patient list in react-admin's list context, with all that was chosen in the address, so that it can be shared and
 * the back button restores it. Only the tab outlives the visit (PAT-03): a searched name is nobody else's business.
 */
export function usePatientList() {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const kept = new URLSearchParams(search);
    kept.delete('add');
    rememberPatientList(kept.size > 0 ? `?${kept}` : '');
  }, [search]);
  const [keptState, keepState] = useStore<PatientState>('patients.state', 'ACTIVE');
  const chosen = useChosenLocations();
  const state: PatientState =
    ({ ACTIVE: 'ACTIVE', DISCHARGED: 'DISCHARGED' } as const)[search.get('state') ?? ''] ?? keptState;
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const sort = useMemo(() => sortOf(search.get('sort')), [search]);
  const filterValues = useMemo(
    () => Object.fromEntries(filterNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : []))),
    [search],
  );

  const change = useCallback(
    (changes: Record<string, string | undefined>, replace = true) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace, preventScrollReset: replace },
      ),
    [setSearch],
  );
  const setState = (next: PatientState) => {
    keepState(next);
    change({ state: next, page: undefined });
  };
  const setFilters = (filters: Record<string, string>) =>
    change({ ...Object.fromEntries(filterNames.map((name) => [name, filters[name]])), page: undefined });
  const setSort = ({ field, order }: Sort) => change({ sort: order === 'DESC' ? `-${field}` : field, page: undefined });
  const setPage = (next: number) => change({ page: next > 1 ? String(next) : undefined }, false);

  const answer = useGetList<PatientRecord>(
    'patients',
    {
      pagination: { page, perPage: PAGE_SIZE },
      sort,
      filter: { ...filterValues, state, ...(chosen.length > 0 && { locationIds: chosen }) },
    },
    { placeholderData: (before) => before },
  );
  const total = answer.total ?? 0;
  const list = {
    ...answer,
    resource: 'patients',
    page,
    perPage: PAGE_SIZE,
    sort,
    filterValues,
    setFilters,
    setSort,
    setPage,
    hasNextPage: page * PAGE_SIZE < total,
    hasPreviousPage: page > 1,
  } as unknown as ListControllerResult<PatientRecord>;
  const isNarrowed = chosen.length > 0 || Object.keys(filterValues).length > 0 || page > 1;
  return {
    list,
    state,
    setState,
    isNarrowed,
    /** PAT-27: `add=true` in the address opens the dialog. */
    adding: search.get('add') === 'true',
    setAdding: (adding: boolean) => change({ add: adding ? 'true' : undefined }),
  };
}
