import { useList, type ListControllerResult, type RaRecord } from 'react-admin';
import { useMemo, useState } from 'react';

/**
 * Records that are all there, a page at a time, for a table and its pager. Only the page itself goes through react-admin's
 * list, which would compare all of many thousands each time something is drawn.
 */
export function usePaged<Item extends RaRecord>(items: readonly Item[], perPage: number): ListControllerResult<Item> {
  const [asked, setPage] = useState(1);
  const pages = Math.max(Math.ceil(items.length / perPage), 1);
  const page = Math.min(asked, pages);
  const data = useMemo(() => items.slice((page - 1) * perPage, page * perPage), [items, page, perPage]);
  const list = useList<Item>({ data, perPage });
  return {
    ...list,
    page,
    setPage,
    total: items.length,
    hasNextPage: page < pages,
    hasPreviousPage: page > 1,
  } as ListControllerResult<Item>;
}
