import type { SortPayload } from 'react-admin';
import { toPaged, type Paged } from '../../contract/platform/paging.ts';

/** State of a list in the specification's terms (ENT-100). */
export interface PaginationContext {
  page: number;
  /** The global search; empty for none. */
  globalSearch: string;
  sort: { sortKey: string; dir: 'ASC' | 'DESC' };
  filters: { filterKey: string; filterValue: unknown }[];
  paginationMeta: Omit<Paged<unknown>, 'items'>;
}

interface List {
  page: number;
  perPage: number;
  total?: number;
  data?: unknown[];
  sort: SortPayload;
  /** The global search is the filter `q`. */
  filterValues: Record<string, unknown>;
}

/** Converts react-admin's list state. */
export function paginationContext({
  page,
  perPage,
  total = 0,
  data = [],
  sort,
  filterValues,
}: List): PaginationContext {
  const { q, ...filters } = filterValues;
  const { items: _, ...paginationMeta } = toPaged(data, total, page, perPage);
  return {
    page,
    globalSearch: typeof q === 'string' ? q : '',
    sort: { sortKey: sort.field, dir: sort.order },
    filters: Object.entries(filters).map(([filterKey, filterValue]) => ({ filterKey, filterValue })),
    paginationMeta,
  };
}
