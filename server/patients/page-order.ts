import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { accessiblePatients as found } from '../platform/db/accessible-patients.ts';
import { locations } from '../platform/db/schema.ts';
import type { ListQuery } from '../platform/http/list-query.ts';

const sortColumns = {
  lastActivity: found.lastActivityAt,
  name: found.sortName,
  email: found.email,
  program: found.programKey,
  status: found.status,
};
const mayBeMissing = new Set(['lastActivity', 'email', 'program']);

const locationName = sql`(select lower(${locations.name}) from ${locations}
  where ${locations.organizationId} = ${found.organizationId} and ${locations.id} = ${found.locationId})`;

export const sortExpression = ({ key }: ListQuery['sort']): SQL =>
  key in sortColumns ? sql`${sortColumns[key as keyof typeof sortColumns]}` : locationName;

/** By key, then id; `missing` says where the rows without a key stand, if there can be any. */
export interface PageOrder {
  key: string;
  dir: 'ASC' | 'DESC';
  missing: 'FIRST' | 'LAST' | null;
}

/** Missing keys come last, except that ascending activity puts patients who were never active first. */
export const toPageOrder = ({ key, dir }: ListQuery['sort']): PageOrder => ({
  key,
  dir,
  missing: mayBeMissing.has(key) ? (key === 'lastActivity' && dir === 'ASC' ? 'FIRST' : 'LAST') : null,
});

/** The same rows from the end. */
export const reverseOrder = ({ key, dir, missing }: PageOrder): PageOrder => ({
  key,
  dir: dir === 'ASC' ? 'DESC' : 'ASC',
  missing: missing && (missing === 'FIRST' ? 'LAST' : 'FIRST'),
});

export const directions = { ASC: sql`asc`, DESC: sql`desc` };
const missingKeys = { FIRST: sql`nulls first`, LAST: sql`nulls last` };
const behind = { ASC: sql`>`, DESC: sql`<` };

export function orderByExpression({ dir, missing }: PageOrder, by: SQL, id: SQL): SQL {
  const how = missing ? sql`${directions[dir]} ${missingKeys[missing]}` : directions[dir];
  return sql`${by} ${how}, ${id} ${how}`;
}

/** The order in which the index of this key is read: its missing keys are at the end that it was made with. */
export const toIndexOrder = (order: PageOrder): PageOrder => ({
  ...order,
  missing: order.missing && ((order.key === 'lastActivity') === (order.dir === 'ASC') ? 'FIRST' : 'LAST'),
});

/** A row's place in an order: a page begins behind it, whatever lies before it. */
export interface Position {
  /** As PostgreSQL writes it; null where it is missing. */
  key: string | null;
  id: number;
}

/** Rows behind a position whose key is not missing, as one range of the index. */
const isBehind = ({ key, dir }: PageOrder, position: Position): SQL => {
  const value = key === 'lastActivity' ? sql`${position.key}::timestamptz` : sql`${position.key}::text`;
  return sql`(${sortExpression({ key, dir })}, ${found.id}) ${behind[dir]} (${value}, ${position.id}::int)`;
};

export const isIdBehind = (dir: PageOrder['dir'], id: number): SQL => sql`${found.id} ${behind[dir]} ${id}`;

/**
 * Conditions of the ranges of an index that make up the order, one behind the other: rows with and without a key are
 * apart unless the index has them in this order, and after a position only what lies behind it is left.
 */
export function listRanges(order: PageOrder, after: Position | undefined): (SQL | undefined)[] {
  const { missing, dir } = order;
  if (!missing) return [after && isBehind(order, after)];
  if (!after && missing === toIndexOrder(order).missing) return [undefined];
  const key = sortExpression(order);
  const known = and(isNotNull(key), after && after.key !== null ? isBehind(order, after) : undefined);
  const unknown = and(isNull(key), after?.key === null ? isIdBehind(dir, after.id) : undefined);
  const ranges = missing === 'LAST' ? [known, unknown] : [unknown, known];
  const isInSecond = after && (after.key === null) === (missing === 'LAST');
  return isInSecond ? ranges.slice(1) : ranges;
}
