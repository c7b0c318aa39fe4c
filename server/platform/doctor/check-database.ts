import { is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import * as schema from '../db/schema.ts';
import { readDeclaredAccess, readLiveAccess, writeAccessStatements } from '../db/table-access.ts';
import { fail, orOk, type Finding } from './finding.ts';

const ABOUT = 'Database';

async function readNames(tx: Tx, statement: SQL): Promise<Set<string>> {
  const { rows } = (await tx.execute(statement)) as { rows: { name: string }[] };
  return new Set(rows.map(({ name }) => name));
}

/** Tables, policies and indexes that this version of the portal declares, as `table.name`. */
function listDeclared() {
  const tables = Object.values<unknown>(schema).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));
  return {
    tables: tables.map(({ name }) => name),
    policies: tables.flatMap(({ name, policies }) => policies.map((policy) => `${name}.${policy.name}`)),
    indexes: tables.flatMap(({ name, indexes }) => indexes.map(({ config }) => `${name}.${config.name}`)),
  };
}

const summarize = (names: string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

/** Whether the database has the tables, policies and indexes that the code expects. */
export async function checkSchema(tx: Tx): Promise<Finding[]> {
  const declared = listDeclared();
  const live = await readLiveAccess(tx);
  const policies = await readNames(
    tx,
    sql`select tablename || '.' || policyname as name from pg_policies where schemaname = 'public'`,
  );
  const indexes = await readNames(
    tx,
    sql`
    select tablename || '.' || indexname as name from pg_indexes i where schemaname = 'public'
    and (select indisvalid from pg_index where indexrelid = format('%I.%I', schemaname, indexname)::regclass)`,
  );
  const found: Finding[] = [];
  const tables = declared.tables.filter((name) => !live.has(name));
  if (tables.length)
    return [
      fail(ABOUT, `Migrations are missing: no table ${summarize(tables)}. Start the server of this version once.`),
    ];
  const open = [...readDeclaredAccess()]
    .filter(([name, { isForced }]) => isForced && !live.get(name)!.isForced)
    .map(([name]) => name);
  if (open.length)
    found.push(
      fail(
        ABOUT,
        `Row-level security is off or not forced for ${summarize(open)}. Stop the server and restore the policies.`,
      ),
    );
  const gone = declared.policies.filter((name) => !policies.has(name));
  if (gone.length)
    found.push(
      fail(ABOUT, `Policies are missing: ${summarize(gone)}. Start the server of this version, or restore a backup.`),
    );
  const unknown = [...policies].filter((name) => live.has(name.split('.')[0]!) && !declared.policies.includes(name));
  if (unknown.length)
    found.push(
      fail(ABOUT, `Policies that the portal does not know: ${summarize(unknown)}. Remove what was added by hand.`),
    );
  const unguarded = await readNames(
    tx,
    sql`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not c.relrowsecurity and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped)`,
  );
  const extra = [...unguarded].filter((name) => !declared.tables.includes(name));
  if (extra.length) found.push(fail(ABOUT, `Tables with an organization but without policies: ${summarize(extra)}.`));
  const rights = writeAccessStatements(readDeclaredAccess(), live).filter(
    (statement) => !statement.startsWith('ALTER'),
  );
  if (rights.length)
    found.push(
      fail(ABOUT, `${rights.length} rights of the roles differ from this version's. Compare by npm run db:generate.`),
    );
  const slow = declared.indexes.filter((name) => !indexes.has(name));
  if (slow.length)
    found.push(
      fail(
        ABOUT,
        `Indexes are missing: ${summarize(slow)}. Lists will be slow; start the server of this version once.`,
      ),
    );
  return orOk(found, ABOUT, `${declared.tables.length} tables with their policies, rights and indexes.`);
}
