import { and, eq, sql, type SQL } from 'drizzle-orm';
import { accessiblePatients as found } from '../platform/db/accessible-patients.ts';
import { locations, patientCounts } from '../platform/db/schema.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { countConditions, listConditions, dischargedValues, type PatientFilters } from './list-filters.ts';
import {
  directions,
  isIdBehind,
  listRanges,
  orderByExpression,
  sortExpression,
  toIndexOrder,
  type PageOrder,
  type Position,
} from './page-order.ts';
import type { Reader } from './queries.ts';

/** Which rows of an order are selected: some of all, or the first ones behind a position. */
export interface Slice extends Pick<ListQuery, 'limit' | 'offset'> {
  order: PageOrder;
  after?: Position;
}

const limitClause = ({ limit, offset }: Pick<ListQuery, 'limit' | 'offset'>) => sql`limit ${limit} offset ${offset}`;

/**
 * Ids in index order. Indexes are per tab and have missing keys at one end, so several index scans may be merged, each no
 * longer than needed.
 */
export function indexOrderedPage(
  { scope }: Pick<Reader, 'scope'>,
  slice: Slice,
  filters: PatientFilters,
  limits = limitClause(slice),
): SQL {
  const { order, limit, offset, after } = slice;
  const key = sortExpression(order);
  const inIndex = orderByExpression(toIndexOrder(order), key, sql`${found.id}`);
  const scans = dischargedValues(filters).flatMap((discharged) =>
    listRanges(order, after).map((range) => {
      const where = and(listConditions(scope, filters), sql`${found.discharged} = ${discharged}`, range);
      return (what: SQL, rows: SQL) => sql`select ${what} from ${found} where ${where} order by ${inIndex} ${rows}`;
    }),
  );
  if (scans.length === 1) return scans[0]!(sql`${found.id}`, limits);
  const parts = scans.map(
    (scan) => sql`(${scan(sql`${found.id} as id, ${key} as "by"`, sql`limit ${offset + limit}`)})`,
  );
  return sql`select walks.id from (${sql.join(parts, sql` union all `)}) walks order by ${orderByExpression(order, sql`walks."by"`, sql`walks.id`)} ${limitClause(slice)}`;
}

/** Ids sorted by location name: materialized counts tell at which locations they are. */
export async function indexOrderedPageByLocation(
  { tx, scope }: Reader,
  { order: { dir }, limit, offset, after }: Slice,
  filters: PatientFilters,
): Promise<SQL> {
  const name = sql<string>`lower(${locations.name})`;
  const isReached = after && (dir === 'ASC' ? sql`${name} >= ${after.key}` : sql`${name} <= ${after.key}`);
  const places = await tx
    .select({
      name,
      ids: sql<number[]>`array_agg(distinct ${locations.id})`,
      total: sql<number>`sum(${patientCounts.total})::int`,
    })
    .from(patientCounts)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patientCounts.organizationId), eq(locations.id, patientCounts.locationId)),
    )
    .where(and(countConditions(scope, filters), isReached))
    .groupBy(name)
    .orderBy(sql`${name} ${directions[dir]}`);
  const parts: SQL[] = [];
  let before = 0;
  for (const { name: place, ids, total } of places) {
    // How many of the position's own location lie behind it is not known.
    const isPartly = place === after?.key;
    const skipped = Math.max(offset - before, 0);
    const taken = isPartly ? limit : Math.min(offset + limit - before, total) - skipped;
    if (!isPartly) before += total;
    if (taken <= 0) continue;
    const where = and(
      listConditions(scope, { ...filters, locationIds: ids }),
      sql`${found.discharged} in ${dischargedValues(filters)}`,
      isPartly ? isIdBehind(dir, after.id) : undefined,
    );
    parts.push(
      sql`(select ${found.id} from ${found} where ${where} order by ${found.id} ${directions[dir]} ${limitClause({ limit: taken, offset: skipped })})`,
    );
  }
  if (parts.length < 2) return parts[0] ?? sql`select 0 where false`;
  return sql`${sql.join(parts, sql` union all `)} limit ${limit}`;
}
