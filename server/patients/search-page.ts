import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { accessiblePatients as found } from '../platform/db/accessible-patients.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { dischargedValues, listConditions, type PatientFilters } from './list-filters.ts';
import { selectSlice, type PageIds } from './page-ids.ts';
import { orderByExpression, sortExpression, toPageOrder } from './page-order.ts';
import type { Reader } from './queries.ts';
import { findPatientIdsByKey, TRIGRAM } from './search-conditions.ts';

const isFound = (reader: Reader, filters: PatientFilters): SQL =>
  and(listConditions(reader.scope, filters), inArray(found.discharged, dischargedValues(filters)))!;

/** Searches once, and counts and pages the result in the same statement. */
async function searchOnce(
  reader: Reader,
  { sort, limit, offset }: ListQuery,
  filters: PatientFilters,
): Promise<PageIds> {
  const { tx } = reader;
  const hits = tx.$with('hits').as(
    tx
      .select({ id: found.id, by: sortExpression(sort).as('by') })
      .from(found)
      .where(isFound(reader, filters)),
  );
  const page = sql`select ${hits.id} from ${hits} order by ${orderByExpression(toPageOrder(sort), sql`${hits.by}`, sql`${hits.id}`)} limit ${limit} offset ${offset}`;
  const [answer] = await tx
    .with(hits)
    .select({ ids: sql<number[]>`array(${page})`, total: sql<number>`(select count(*)::int from ${hits})` })
    .from(sql`(select 1) one`);
  return answer!;
}

/** Among the first so many patients of a list, letters that are not rare are found as often as a page has rows. */
const FIRST = 5000;
/** More than so many ids are not carried from one statement to the next. */
const MANY = 30_000;

/** Ids of the first patients of the list that match, in its order. */
async function findAmongFirst(reader: Reader, list: ListQuery, filters: PatientFilters): Promise<number[]> {
  const slice = { order: toPageOrder(list.sort), limit: FIRST, offset: 0 };
  const first = await selectSlice(reader, slice, { ...filters, search: null });
  const [answer] = await reader.tx
    .select({
      ids: sql<number[]>`array(select ${found.id} from unnest(array(${first})) with ordinality as given(given_id, place)
        join ${found} on ${found.id} = given_id where ${isFound(reader, filters)}
        order by place limit ${list.limit} offset ${list.offset})`,
    })
    .from(sql`(select 1) one`);
  return answer!.ids;
}

/** Ids of a list's patients in its order, a page of them. */
async function sortPage({ tx, scope }: Reader, { sort, limit, offset }: ListQuery, ids: number[]): Promise<number[]> {
  const given = sql`${found.id} = any (${`{${ids.join(',')}}`}::int[])`;
  const page = await tx
    .select({ id: found.id })
    .from(found)
    .where(and(scope.location(found.organizationId, found.locationId), given))
    .orderBy(orderByExpression(toPageOrder(sort), sortExpression(sort), sql`${found.id}`))
    .limit(limit)
    .offset(offset);
  return page.map(({ id }) => id);
}

/**
 * Words of one or two letters are compared row by row, in an index that has all that is compared and that several
 * processes read (which they do not within another statement). As a rule the page is found among the first patients, and
 * the others are only counted; matches of rare letters are collected and sorted.
 */
async function searchByLetters(reader: Reader, list: ListQuery, filters: PatientFilters): Promise<PageIds> {
  const { tx } = reader;
  const matches = isFound(reader, filters);
  const ids = await findAmongFirst(reader, list, filters);
  if (ids.length === list.limit) {
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(found)
      .where(matches);
    return { ids, total: counted!.total };
  }
  const all = await tx
    .select({ id: found.id })
    .from(found)
    .where(matches)
    .limit(MANY + 1);
  if (all.length > MANY) return searchOnce(reader, list, filters);
  const page = await sortPage(
    reader,
    list,
    all.map(({ id }) => id),
  );
  return { ids: page, total: all.length };
}

export async function searchPage(reader: Reader, list: ListQuery, query: PatientFilters): Promise<PageIds> {
  const { search } = query;
  const filters = { ...query, idsByKey: search ? await findPatientIdsByKey(reader, search, 'whole') : [] };
  const hasLettersAlone = search?.words.every(({ length }) => length < TRIGRAM);
  return (hasLettersAlone ? searchByLetters : searchOnce)(reader, list, filters);
}
