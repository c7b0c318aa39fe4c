import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { World } from './world.ts';

/** Rows as they are in the database, in the order of their ids if they have any, without access layers. */
export async function stored<T extends PgTable>(world: World, table: T, where?: SQL): Promise<InferSelectModel<T>[]> {
  const any: PgTable = table;
  const { id } = getTableColumns(any);
  const rows: unknown = await world.asOwner(async (tx) => {
    const found = tx.select().from(any).where(where);
    return id ? await found.orderBy(sql`${id}`) : await found;
  });
  return rows as InferSelectModel<T>[];
}
