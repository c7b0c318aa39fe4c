import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Tx } from './database.ts';
import { lockDirectory } from './directory-lock.ts';

type Environment = Record<string, string | undefined>;

/**
 * Opens the database of the server's variables without migrating or changing it, for the commands of the operator. On
 * PostgreSQL as the service, beside a running server; PGlite belongs to one process, so the server must be stopped.
 */
export async function withExistingDatabase<T>(env: Environment, work: (tx: Tx) => Promise<T>): Promise<T> {
  const url = env.DATABASE_SERVICE_URL || env.DATABASE_URL;
  return url ? onPostgres(url, work) : onPglite(env.DATA_DIR ?? './data', work);
}

async function onPostgres<T>(connectionString: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const options = '-c role=app_service -c default_transaction_read_only=on';
  const client = new pg.Client({ connectionString, options, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(drizzlePostgres(client));
  } finally {
    await client.end();
  }
}

async function onPglite<T>(directory: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const dataDir = join(directory, 'database');
  if (!existsSync(dataDir)) throw new Error(`There is no database in ${directory}: set DATABASE_URL or DATA_DIR.`);
  const release = await lockDirectory(directory);
  try {
    const client = await PGlite.create({ dataDir, extensions: { pg_trgm, btree_gin } });
    try {
      return await work(drizzlePglite(client));
    } finally {
      await client.close();
    }
  } finally {
    release();
  }
}
