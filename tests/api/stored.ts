import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { World } from './world.ts';

/** Rows as they are in the database, seen by nobody's eyes. */
export const stored = <T extends PgTable>(
  world: World,
  table: T,
  where: SQL | undefined = undefined,
): Promise<InferSelectModel<T>[]> =>
  world.database.bare.transaction({ role: 'owner' }, async (tx) => {
    const { id } = getTableColumns(table) as { id?: Parameters<typeof sql>[1] };
    const rows = tx
      .select()
      .from(table as PgTable)
      .where(where);
    return (await (id ? rows.orderBy(sql`${id}`) : rows)) as InferSelectModel<T>[];
  });
