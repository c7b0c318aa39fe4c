import { expect, it } from 'vitest';
import { paginationContext } from './paginationContext.ts';

it('ENT-100 the pagination context has page, search, order, filters and page metadata', () => {
  expect(
    paginationContext({
      page: 3,
      perPage: 15,
      total: 40,
      data: Array.from({ length: 10 }),
      sort: { field: 'createdDate', order: 'DESC' },
      filterValues: { q: 'harbor', locationIds: [3, 5] },
    }),
  ).toEqual({
    page: 3,
    globalSearch: 'harbor',
    sort: { sortKey: 'createdDate', dir: 'DESC' },
    filters: [{ filterKey: 'locationIds', filterValue: [3, 5] }],
    paginationMeta: { totalItems: 40, itemCount: 10, itemsForPage: 15, totalPages: 3, currentPage: 3 },
  });
});

it('ENT-100 the pagination context of a list that is not loaded yet is empty', () => {
  const { globalSearch, paginationMeta } = paginationContext({
    page: 1,
    perPage: 15,
    sort: { field: 'id', order: 'ASC' },
    filterValues: {},
  });
  expect(globalSearch).toBe('');
  expect(paginationMeta).toMatchObject({ totalItems: 0, itemCount: 0, totalPages: 1 });
});
