import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeCensus, type Census, type Query } from './census.ts';
import { dumpedFrom, type Dumped } from './dumped.ts';
import { runProgram, withClient } from './postgres.ts';
import { giveBack, makeGroups, loginsSql } from './roles.ts';

/** Throws where policies would hide rows from the dump: it would be refused, or be a dump without patients. */
async function refuseHalfSighted(query: Query): Promise<void> {
  const [login] = await query(
    'select session_user as name, rolsuper or rolbypassrls as sees_all from pg_roles where rolname = session_user',
  );
  if (login?.sees_all) return;
  throw new Error(
    `The login "${String(login?.name)}" does not see every row: its dump would lack the patients. ` +
      'Set DATABASE_BACKUP_URL to a login that does. See docs/OPERATING.md, Backup.',
  );
}

/** Dumps a PostgreSQL database while it is in use: what is counted and what is dumped are of the same moment. */
export function dumpPostgres(url: string, folder: string): Promise<Dumped> {
  return withClient(url, async (query) => {
    await refuseHalfSighted(query);
    await query('begin isolation level repeatable read read only');
    const [snapshot] = await query('select pg_export_snapshot() as name');
    const file = 'database.dump';
    const words = ['--format=custom', `--snapshot=${String(snapshot!.name)}`, `--file=${join(folder, file)}`];
    await runProgram('pg_dump', url, words);
    writeFileSync(join(folder, 'logins.sql'), await loginsSql(query), { mode: 0o600 });
    return dumpedFrom(query, 'postgres', file);
  });
}

/** As the owner, before whom the policies are lifted for as long as it takes to count; then everything is as it was. */
async function countAsOwner(query: Query): Promise<Census> {
  await query('begin');
  const { rows: hidden, walls, version } = await takeCensus(query);
  for (const table of Object.keys(hidden)) await query(`alter table ${table} no force row level security`);
  const { rows } = await takeCensus(query);
  await query('rollback');
  return { rows, walls, version };
}

/** Puts a dump into an empty database, as the login that owns it; answers what is there afterwards. */
export async function restorePostgres(url: string, file: string, { walls }: Census): Promise<Census> {
  await withClient(url, async (query) => {
    const [taken] = await query(`select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)' limit 1`);
    if (taken) throw new Error('The database is not empty: a backup is restored into a new one.');
    await makeGroups(query);
  });
  // Whoever owned things there, the owner of this database does here.
  await runProgram('pg_restore', url, ['--exit-on-error', '--single-transaction', '--no-owner', file]);
  return withClient(url, async (query) => {
    await giveBack(query, walls);
    return countAsOwner(query);
  });
}
