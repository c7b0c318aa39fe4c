import { and, count, inArray, sql } from 'drizzle-orm';
import type { listOrganizations } from '../../contract/admin-organizations.ts';
import type { QueryOf } from '../../contract/call.ts';
import { containing } from '../db/containing.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { organizations } from '../db/schema/index.ts';
import type { ListQuery } from '../http/list-query.ts';
import { accessChangesOf } from './access-changes.ts';
import { presentRow, rowColumns } from './present-organization.ts';

const sortKeys = {
  name: sql`lower(${organizations.name})`,
  timezone: organizations.timezone,
  disabled: organizations.disabled,
  id: organizations.id,
};

/** One page of the organizations, with how far enabling or disabling each has come (API-04, AORG-19). */
export async function organizationsPage(tx: Tx, list: ListQuery, query: QueryOf<typeof listOrganizations>) {
  const where = and(
    query.q ? containing(organizations.name, query.q) : undefined,
    query.product && sql`${query.product} = any (${organizations.products})`,
    query.id?.length ? inArray(organizations.id, query.id) : undefined,
  );
  const [[all], rows] = await Promise.all([
    tx.select({ total: count() }).from(organizations).where(where),
    tx
      .select(rowColumns)
      .from(organizations)
      .where(where)
      .orderBy(...ordered(sortKeys, list.sort, organizations.id))
      .limit(list.limit)
      .offset(list.offset),
  ]);
  const changes = await accessChangesOf(tx, rows);
  const items = rows.map((row) => ({ ...presentRow(row), accessChange: changes.get(row.id)! }));
  return { items, total: all!.total };
}
