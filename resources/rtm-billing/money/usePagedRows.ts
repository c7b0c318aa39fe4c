import { useList, type RaRecord } from 'ra-core';

interface Paged<Item> {
  rows: readonly Item[] | undefined;
  total: number;
  perPage: number;
  page: number;
  setPage: (page: number) => void;
  isFetching: boolean;
}

/** A page of rows that came with the answer of another call, as the list context that tables and pagers read. */
export function usePagedRows<Item extends RaRecord>({ rows, total, perPage, page, setPage, isFetching }: Paged<Item>) {
  const list = useList<Item>({ data: rows && [...rows], isPending: !rows, isFetching, perPage: Math.max(1, perPage) });
  return {
    ...list,
    total,
    page,
    perPage,
    setPage,
    hasPreviousPage: page > 1,
    hasNextPage: page * perPage < total,
  } as typeof list;
}
