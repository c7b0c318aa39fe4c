import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { accessiblePatients as found } from '../platform/db/accessible-patients.ts';
import { locations, patientCounts } from '../platform/db/schema.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { countConditions, listConditions, dischargedValues, type PatientFilters } from './list-filters.ts';
import type { Reader } from './queries.ts';

const sortColumns = {
  lastActivity: found.lastActivityAt,
  name: found.sortName,
  email: found.email,
  program: found.programKey,
  status: found.status,
};
const mayBeMissing = new Set(['lastActivity', 'email', 'program']);

const locationName = sql`(select lower(${locations.name}) from ${locations}
  where ${eq(locations.organizationId, found.organizationId)} and ${eq(locations.id, found.locationId)})`;

export const sortExpression = ({ key }: ListQuery['sort']): SQL =>
  key in sortColumns ? sql`${sortColumns[key as keyof typeof sortColumns]}` : locationName;

/**
 * Sort by key, then id. Missing keys come last, except that ascending activity puts patients who were never active
 * first.
 */
export function orderByExpression({ key, dir }: ListQuery['sort'], by: SQL, id: SQL): SQL {
  if (!mayBeMissing.has(key)) return dir === 'ASC' ? sql`${by}, ${id}` : sql`${by} desc, ${id} desc`;
  if (key === 'lastActivity' && dir === 'ASC') return sql`${by} asc nulls first, ${id} asc nulls first`;
  return dir === 'ASC' ? sql`${by} asc nulls last, ${id}` : sql`${by} desc nulls last, ${id} desc nulls last`;
}

const limitClause = ({ limit, offset }: Pick<ListQuery, 'limit' | 'offset'>) => sql`limit ${limit} offset ${offset}`;

/**
 * Ids of a page in index order. Indexes are per tab and put missing keys last in either direction, so several index
 * scans may be merged, each no longer than needed.
 */
export function indexOrderedPage(
  { scope }: Pick<Reader, 'scope'>,
  list: ListQuery,
  filters: PatientFilters,
  limits = limitClause(list),
): SQL {
  const { sort, limit, offset } = list;
  const key = sortExpression(sort);
  const shown = dischargedValues(filters);
  const isApart = (sort.key === 'email' || sort.key === 'program') && sort.dir === 'DESC';
  const walks = shown.flatMap((discharged) => {
    const where = and(listConditions(scope, filters), sql`${found.discharged} = ${discharged}`);
    if (!isApart) return [{ where, order: orderByExpression(sort, key, sql`${found.id}`) }];
    return [
      { where: and(where, isNotNull(key)), order: sql`${key} desc, ${found.id} desc` },
      { where: and(where, isNull(key)), order: sql`${key} desc, ${found.id} desc` },
    ];
  });
  if (walks.length === 1)
    return sql`select ${found.id} from ${found} where ${walks[0]!.where} order by ${walks[0]!.order} ${limits}`;
  const parts = walks.map(
    ({ where, order }) =>
      sql`(select ${found.id} as id, ${key} as "by" from ${found} where ${where} order by ${order} limit ${offset + limit})`,
  );
  return sql`select walks.id from (${sql.join(parts, sql` union all `)}) walks order by ${orderByExpression(sort, sql`walks."by"`, sql`walks.id`)} ${limitClause(list)}`;
}

/** Ids of a page sorted by location name: materialized counts tell which locations are on the page. */
export async function indexOrderedPageByLocation(
  { tx, scope }: Reader,
  list: ListQuery,
  filters: PatientFilters,
): Promise<SQL> {
  const name = sql<string>`lower(${locations.name})`;
  const places = await tx
    .select({
      ids: sql<number[]>`array_agg(distinct ${locations.id})`,
      total: sql<number>`sum(${patientCounts.total})::int`,
    })
    .from(patientCounts)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patientCounts.organizationId), eq(locations.id, patientCounts.locationId)),
    )
    .where(countConditions(scope, filters))
    .groupBy(name)
    .orderBy(list.sort.dir === 'ASC' ? sql`${name}` : sql`${name} desc`);
  const parts: SQL[] = [];
  let before = 0;
  for (const { ids, total } of places) {
    const offset = Math.max(list.offset - before, 0);
    const limit = Math.min(list.offset + list.limit - before, total) - offset;
    before += total;
    if (limit <= 0) continue;
    const at = { ...filters, locationIds: ids };
    const where = and(listConditions(scope, at), sql`${found.discharged} in ${dischargedValues(filters)}`);
    const order = list.sort.dir === 'ASC' ? sql`${found.id}` : sql`${found.id} desc`;
    parts.push(
      sql`(select ${found.id} from ${found} where ${where} order by ${order} ${limitClause({ limit, offset })})`,
    );
  }
  return parts.length ? sql.join(parts, sql` union all `) : sql`select 0 where false`;
}
