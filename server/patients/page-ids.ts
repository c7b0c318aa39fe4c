import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '../platform/http/list-query.ts';
import { materializedTotal, type PatientFilters } from './list-filters.ts';
import { indexOrderedPage, indexOrderedPageByLocation, type Slice } from './list-order.ts';
import { CURSOR_FROM, type PageStart } from './page-cursor.ts';
import { reverseOrder, toPageOrder } from './page-order.ts';
import type { Reader } from './queries.ts';

/** The ids of a page in order, and the total. */
export interface PageIds {
  ids: number[];
  total: number;
}

/** Ids of a slice of the list without a search, from the indexes. */
export const selectSlice = async (reader: Reader, slice: Slice, filters: PatientFilters): Promise<SQL> =>
  slice.order.key === 'location'
    ? indexOrderedPageByLocation(reader, slice, filters)
    : indexOrderedPage(reader, slice, filters);

/** A slice with the total, which is materialized. */
async function findSlice(reader: Reader, slice: Slice, filters: PatientFilters): Promise<PageIds> {
  const page = await selectSlice(reader, slice, filters);
  const [answer] = await reader.tx
    .select({ ids: sql<number[]>`array(${page})`, total: materializedTotal(reader.scope, filters) })
    .from(sql`(select 1) one`);
  return answer!;
}

async function findSliceBackwards(reader: Reader, slice: Slice, filters: PatientFilters): Promise<PageIds> {
  const { ids, total } = await findSlice(reader, { ...slice, order: reverseOrder(slice.order) }, filters);
  return { ids: ids.toReversed(), total };
}

/** Rows that a page is behind are counted from the nearer end of the list. */
async function findNumberedPage(reader: Reader, list: ListQuery, filters: PatientFilters): Promise<PageIds> {
  const { limit, offset } = list;
  const order = toPageOrder(list.sort);
  if (offset < CURSOR_FROM) return findSlice(reader, { order, limit, offset }, filters);
  const [counted] = await reader.tx
    .select({ total: materializedTotal(reader.scope, filters) })
    .from(sql`(select 1) one`);
  const { total } = counted!;
  const shown = Math.min(limit, total - offset);
  if (shown <= 0) return { ids: [], total };
  const behind = total - offset - shown;
  return behind < offset
    ? findSliceBackwards(reader, { order, limit: shown, offset: behind }, filters)
    : findSlice(reader, { order, limit, offset }, filters);
}

/** A page that is not full where its cursor leads has moved, or is the last: it is read by its number. */
export async function findPage(
  reader: Reader,
  list: ListQuery,
  filters: PatientFilters,
  start: PageStart | undefined,
): Promise<PageIds> {
  if (start) {
    const slice = { order: toPageOrder(list.sort), limit: list.limit, offset: 0, after: start.position };
    const page = await (start.backwards ? findSliceBackwards : findSlice)(reader, slice, filters);
    if (page.ids.length === list.limit) return page;
  }
  return findNumberedPage(reader, list, filters);
}
