import { useGetList, type ListControllerResult, type SortPayload } from 'react-admin';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PAGE_SIZE } from '../../../contract/platform/limits.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';

const sortKeys = ['name', 'lastActivity'];

const toSort = (text: string | null): SortPayload => {
  const field = text?.replace(/^-/, '');
  if (!field || !sortKeys.includes(field)) return { field: 'name', order: 'ASC' };
  return { field, order: text!.startsWith('-') ? 'DESC' : 'ASC' };
};

/**
 * Gait patients of a location as react-admin's list context, paginated and sorted by the server (GAIT-21). New patients
 * without a name come first. Page and order are in the address; the search is not, because it is a name or a Unique
 * Gait ID.
 */
export function useEventPatients(locationId: number) {
  const [search, setSearch] = useSearchParams();
  const [q, setQ] = useState('');
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const sort = toSort(search.get('sort'));
  const change = (name: string, value: string | undefined, replace = true) =>
    setSearch(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        if (name !== 'page') before.delete('page');
        return before;
      },
      { replace, preventScrollReset: true },
    );
  const answer = useGetList<PatientRecord>(
    'patients',
    {
      pagination: { page, perPage: PAGE_SIZE },
      sort,
      filter: { state: 'ACTIVE', product: 'GAIT', locationIds: [locationId], ...(q && { q }) },
    },
    { placeholderData: (before) => before },
  );
  const total = answer.total ?? 0;
  const isBeyond = page > 1 && !answer.isPlaceholderData && answer.data?.length === 0;
  useEffect(() => {
    if (!isBeyond) return;
    setSearch(
      (before) => {
        before.delete('page');
        return before;
      },
      { replace: true },
    );
  }, [isBeyond, setSearch]);
  const list = {
    ...answer,
    data: isBeyond ? undefined : answer.data,
    resource: 'patients',
    page,
    perPage: PAGE_SIZE,
    sort,
    filterValues: q ? { q } : {},
    selectedIds: [],
    setSort: ({ field, order }: SortPayload) => change('sort', order === 'DESC' ? `-${field}` : field),
    setPage: (next: number) => change('page', next > 1 ? String(next) : undefined, false),
    hasNextPage: page * PAGE_SIZE < total,
    hasPreviousPage: page > 1,
  } as unknown as ListControllerResult<PatientRecord>;
  return {
    list,
    q,
    search: (text: string) => {
      setQ(text);
      change('page', undefined);
    },
  };
}
