import type { SortPayload } from 'react-admin';
import { toPaged, type Paged } from '../../contract/paging.ts';

/** Where a list stands, in the specification's words (ENT-100). */
export interface PaginationContext {
  page: number;
  /** What the list is searched for as a whole; empty for nothing. */
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
  /** The search over everything is the filter `q`. */
  filterValues: Record<string, unknown>;
}

/** The same of a list in react-admin's words. */
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
