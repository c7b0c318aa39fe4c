import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { sql } from 'drizzle-orm';
import { type Database, type CommitHook, migrationsFolder } from './database.ts';
import { buildSettingsSql } from './transaction-settings.ts';

/**
 * Opens PGlite in `directory`, or in memory, and migrates it. `dump` starts a new database from an earlier `dump()`, for tests. PGlite has one connection: inside a transaction any query outside `tx` would deadlock.
 */
export async function openPglite(
  options: { directory?: string; dump?: Blob } = {},
): Promise<Database & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({
    ...(options.directory && { dataDir: options.directory }),
    ...(options.dump && {
      loadDataDir: options.dump,
      // Filling PostgreSQL's default of 128 MB takes as long as all else.
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    }),
    extensions: { pg_trgm, btree_gin },
  });
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return {
    kind: 'pglite',
    identity: db,
    transaction: (settings, work) =>
      db.transaction(async (tx) => {
        await tx.execute(sql.raw(buildSettingsSql(settings)));
        const hooks: CommitHook[] = [];
        const result = await work(tx, (hook) => hooks.push(hook));
        for (const hook of hooks) await hook;
        return result;
      }),
    close: () => client.close(),
    dump: async () => client.dumpDataDir('none'),
  };
}
