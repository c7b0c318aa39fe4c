import { useList, type RaRecord } from 'react-admin';
import { useEffect } from 'react';

interface Paged<Item> {
  rows: readonly Item[] | undefined;
  total: number;
  perPage: number;
  page: number;
  setPage: (page: number) => void;
  isFetching: boolean;
}

/**
 * Paginates rows of a loaded response as a list context for tables and pagers. A page beyond the last one is replaced
 * by it.
 */
export function usePagedRows<Item extends RaRecord>({ rows, total, perPage, page, setPage, isFetching }: Paged<Item>) {
  const list = useList<Item>({ data: rows && [...rows], isPending: !rows, isFetching, perPage: Math.max(1, perPage) });
  const lastPage = Math.max(1, Math.ceil(total / Math.max(1, perPage)));
  const isBeyond = rows !== undefined && !isFetching && page > lastPage;
  useEffect(() => {
    if (isBeyond) setPage(lastPage);
  });
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
