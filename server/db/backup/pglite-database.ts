import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { takeCensus, type Census, type Query } from './census.ts';
import { dumpedFrom, type Dumped } from './dumped.ts';

/** Opens the database as it is: an older one is not migrated before it is backed up. */
async function withPglite<T>(options: PGliteOptions, work: (client: PGlite, query: Query) => Promise<T>): Promise<T> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm, btree_gin } });
  try {
    return await work(client, async (statement) => (await client.query<Record<string, unknown>>(statement)).rows);
  } finally {
    await client.close();
  }
}

const directoryOf = (dataDirectory: string) => join(dataDirectory, 'database');

/** Dumps the PGlite database of a data directory, which this process must have to itself. */
export async function dumpPglite(dataDirectory: string, folder: string): Promise<Dumped> {
  const dataDir = directoryOf(dataDirectory);
  if (!existsSync(dataDir)) throw new Error(`There is no database in ${dataDirectory}.`);
  return withPglite({ dataDir }, async (client, query) => {
    const file = 'database.tar.gz';
    const dump = await client.dumpDataDir('gzip');
    await writeFile(join(folder, file), Buffer.from(await dump.arrayBuffer()), { mode: 0o600, flush: true });
    await query('begin');
    const dumped = await dumpedFrom(query, 'pglite', file);
    await query('rollback');
    return dumped;
  });
}

/** Puts a dump into a data directory that has no database; answers what is there afterwards. */
export async function restorePglite(dataDirectory: string, file: string): Promise<Census> {
  const dataDir = directoryOf(dataDirectory);
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
