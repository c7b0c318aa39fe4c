import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { patientsInReach as found } from '../db/patients-in-reach.ts';
import { locations, patientCounts } from '../db/schema/index.ts';
import type { ListQuery } from '../http/list-query.ts';
import { counted, listed, tabs, type Filters } from './patient-filters.ts';
import type { Reader } from './patient-rows.ts';

const keys = {
  lastActivity: found.lastActivityAt,
  name: found.sortName,
  email: found.email,
  program: found.programKey,
  status: found.status,
};
const mayBeMissing = new Set(['lastActivity', 'email', 'program']);

const locationName = sql`(select lower(${locations.name}) from ${locations}
  where ${eq(locations.organizationId, found.organizationId)} and ${eq(locations.id, found.locationId)})`;

/** What the list is ordered by. */
export const keyOf = ({ key }: ListQuery['sort']): SQL =>
  key in keys ? sql`${keys[key as keyof typeof keys]}` : locationName;

/**
 * An order by the key and then the id, in the same direction. Records without the key come last; in ascending order of
 * activity, which nobody asks for but to see who has been idle, they come first.
 */
export function orderOf({ key, dir }: ListQuery['sort'], by: SQL, id: SQL): SQL {
  if (!mayBeMissing.has(key)) return dir === 'ASC' ? sql`${by}, ${id}` : sql`${by} desc, ${id} desc`;
  if (key === 'lastActivity' && dir === 'ASC') return sql`${by} asc nulls first, ${id} asc nulls first`;
  return dir === 'ASC' ? sql`${by} asc nulls last, ${id}` : sql`${by} desc nulls last, ${id} desc nulls last`;
}

const cut = ({ limit, offset }: Pick<ListQuery, 'limit' | 'offset'>) => sql`limit ${limit} offset ${offset}`;

/**
 * Ids of a page as a walk along the index of the order. An index lies by tab, and ends with those without the key
 * whichever way it is read: what one walk cannot follow is put together of several, each no longer than needed.
 */
export function walked({ scope }: Reader, list: ListQuery, filters: Filters): SQL {
  const { sort, limit, offset } = list;
  const key = keyOf(sort);
  const shown = tabs(filters);
  const isApart = (sort.key === 'email' || sort.key === 'program') && sort.dir === 'DESC';
  const walks = shown.flatMap((discharged) => {
    const where = and(listed(scope, filters), sql`${found.discharged} = ${discharged}`);
    if (!isApart) return [{ where, order: orderOf(sort, key, sql`${found.id}`) }];
    return [
      { where: and(where, isNotNull(key)), order: sql`${key} desc, ${found.id} desc` },
      { where: and(where, isNull(key)), order: sql`${key} desc, ${found.id} desc` },
    ];
  });
  if (walks.length === 1)
    return sql`select ${found.id} from ${found} where ${walks[0]!.where} order by ${walks[0]!.order} ${cut(list)}`;
  const parts = walks.map(
    ({ where, order }) =>
      sql`(select ${found.id} as id, ${key} as "by" from ${found} where ${where} order by ${order} limit ${offset + limit})`,
  );
  return sql`select walks.id from (${sql.join(parts, sql` union all `)}) walks order by ${orderOf(sort, sql`walks."by"`, sql`walks.id`)} ${cut(list)}`;
}

/** Ids of a page in the order of the locations' names: kept totals say at which locations the page lies. */
export async function walkedByLocation({ tx, scope }: Reader, list: ListQuery, filters: Filters): Promise<SQL> {
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
    .where(counted(scope, filters))
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
    const where = and(listed(scope, at), sql`${found.discharged} in ${tabs(filters)}`);
    const order = list.sort.dir === 'ASC' ? sql`${found.id}` : sql`${found.id} desc`;
    parts.push(sql`(select ${found.id} from ${found} where ${where} order by ${order} ${cut({ limit, offset })})`);
  }
  return parts.length ? sql.join(parts, sql` union all `) : sql`select 0 where false`;
}
