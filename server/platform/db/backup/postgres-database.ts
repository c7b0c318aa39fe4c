import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeCensus, type Census, type Query } from './census.ts';
import { describeDump, type Dump } from './dumped.ts';
import { runProgram, withClient } from './postgres.ts';
import { restoreViewOwners, createRoles, buildLoginsSql } from './roles.ts';

/** Throws if policies would hide rows from the dump. */
async function requireFullVisibility(query: Query): Promise<void> {
  const [login] = await query(
    'select session_user as name, rolsuper or rolbypassrls as sees_all from pg_roles where rolname = session_user',
  );
  if (login?.sees_all) return;
  throw new Error(
    `The login "${String(login?.name)}" does not see every row: its dump would lack the patients. ` +
      'Set DATABASE_BACKUP_URL to a login that does. See docs/OPERATING.md, Backup.',
  );
}

/** Dumps a PostgreSQL database that may be in use; census and dump share one snapshot. */
export function dumpPostgres(url: string, folder: string): Promise<Dump> {
  return withClient(url, async (query) => {
    await requireFullVisibility(query);
    await query('begin isolation level repeatable read read only');
    const [snapshot] = await query('select pg_export_snapshot() as name');
    const file = 'database.dump';
    const words = ['--format=custom', `--snapshot=${String(snapshot!.name)}`, `--file=${join(folder, file)}`];
    await runProgram('pg_dump', url, words);
    writeFileSync(join(folder, 'logins.sql'), await buildLoginsSql(query), { mode: 0o600 });
    return describeDump(query, 'postgres', file);
  });
}

/** Counts as the owner: FORCE is lifted in a transaction that is rolled back. */
async function takeCensusAsOwner(query: Query): Promise<Census> {
  await query('begin');
  const { rows: hidden, walls, version } = await takeCensus(query);
  for (const table of Object.keys(hidden)) await query(`alter table ${table} no force row level security`);
  const { rows } = await takeCensus(query);
  await query('rollback');
  return { rows, walls, version };
}

/** Restores a dump into an empty database as its owner and returns the new census. */
export async function restorePostgres(url: string, file: string, { walls }: Census): Promise<Census> {
  await withClient(url, async (query) => {
    const [taken] = await query(`select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)' limit 1`);
    if (taken) throw new Error('The database is not empty: a backup is restored into a new one.');
    await createRoles(query);
  });
  // Owners of the other database may not exist here.
  await runProgram('pg_restore', url, ['--exit-on-error', '--single-transaction', '--no-owner', file]);
  return withClient(url, async (query) => {
    await restoreViewOwners(query, walls);
    return takeCensusAsOwner(query);
  });
}
