import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { takeCensus, type Census, type Query } from './census.ts';
import { describeDump, type Dump } from './dumped.ts';

/** Opens the database without migrating it. */
async function withPglite<T>(options: PGliteOptions, work: (client: PGlite, query: Query) => Promise<T>): Promise<T> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm, btree_gin } });
  try {
    return await work(client, async (statement) => (await client.query<Record<string, unknown>>(statement)).rows);
  } finally {
    await client.close();
  }
}

const databaseDirectory = (dataDirectory: string) => join(dataDirectory, 'database');

/** Dumps the PGlite database of a data directory; the caller holds the directory lock. */
export async function dumpPglite(dataDirectory: string, folder: string): Promise<Dump> {
  const dataDir = databaseDirectory(dataDirectory);
  if (!existsSync(dataDir)) throw new Error(`There is no database in ${dataDirectory}.`);
  return withPglite({ dataDir }, async (client, query) => {
    const file = 'database.tar.gz';
    const dump = await client.dumpDataDir('gzip');
    await writeFile(join(folder, file), Buffer.from(await dump.arrayBuffer()), { mode: 0o600, flush: true });
    await query('begin');
    const dumped = await describeDump(query, 'pglite', file);
    await query('rollback');
    return dumped;
  });
}

/** Restores a dump into a data directory without a database and returns the new census. */
export async function restorePglite(dataDirectory: string, file: string): Promise<Census> {
  const dataDir = databaseDirectory(dataDirectory);
  if (existsSync(dataDir))
    throw new Error(`There is a database in ${dataDirectory}: a backup is restored into a new one.`);
  const loadDataDir = new Blob([await readFile(file)]);
  return withPglite({ dataDir, loadDataDir }, async (_client, query) => {
    await query('begin');
    const census = await takeCensus(query);
    await query('rollback');
    return census;
  });
}
