import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../platform/db/database.ts';
import * as schema from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { hash } from '../identity/hashing.ts';
import { saveLibrary } from '../exercises/library/save-library.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { storeRecordings } from './artifacts.ts';
import { buildDemo, type Demo } from './build.ts';
import { demoDevices } from './devices.ts';
import { demoReminders } from './reminders.ts';
import { demoInvites } from './team.ts';
import { storeOwnPictures } from './own-exercises.ts';
import { refreshWorklist } from '../worklist/refresh-worklist.ts';

const ROWS_A_STATEMENT = 1000;
// PostgreSQL counts the parameters of a statement in 16 bits.
const MAX_PARAMETERS = 60_000;

async function insertAll<Table extends PgTable>(tx: Tx, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  const step = Math.min(ROWS_A_STATEMENT, Math.floor(MAX_PARAMETERS / Object.keys(getTableColumns(table)).length));
  for (let at = 0; at < rows.length; at += step) await tx.insert(table).values(rows.slice(at, at + step) as never);
}

/** The rows have their own ids, so the sequences have to be moved behind them. */
async function moveCounters(tx: Tx): Promise<void> {
  for (const table of [
    schema.organizations,
    schema.locations,
    schema.practitioners,
    schema.patients,
    schema.programs,
    schema.healthSessions,
    schema.careNotes,
    schema.carePaths,
    schema.patientPaths,
    schema.rtmCycles,
    schema.gaitSessions,
    schema.participants,
    schema.scanSessions,
  ]) {
    const name = getTableName(table);
    await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`);
  }
}

async function insertDemo(tx: Tx, demo: Demo, secret: string): Promise<void> {
  const { team } = demo;
  await insertAll(tx, schema.organizations, demo.organizations);
  await insertAll(tx, schema.locations, demo.locations);
  await insertAll(tx, schema.users, team.users);
  await insertAll(tx, schema.authAccounts, team.authAccounts);
  await insertAll(tx, schema.practitioners, team.practitioners);
  await insertAll(tx, schema.practitionerLocations, team.practitionerLocations);
  await insertAll(tx, schema.invites, demoInvites(team, demo.today, secret));
  await insertAll(tx, schema.patients, demo.patients);
  await insertAll(tx, schema.devices, demoDevices(demo));
  await insertAll(tx, schema.plansOfCare, demo.plansOfCare);
  await insertAll(tx, schema.organizationExercises, demo.organizationExercises);
  await insertAll(tx, schema.exerciseFavorites, demo.exerciseFavorites);
  await insertAll(tx, schema.programs, demo.programs);
  await insertAll(tx, schema.healthSessions, demo.healthSessions);
  const { reminders, messages } = demoReminders(demo);
  await insertAll(tx, schema.reminders, reminders);
  await insertAll(tx, schema.reminderMessages, messages);
  await insertAll(tx, schema.careNotes, demo.careNotes);
  await insertAll(tx, schema.proResponses, demo.proResponses);
  await insertAll(tx, schema.carePaths, demo.carePaths);
  await insertAll(tx, schema.patientPaths, demo.patientPaths);
  await insertAll(tx, schema.patientPathSteps, demo.patientPathSteps);
  await insertAll(tx, schema.rtmSettings, demo.rtmSettings);
  await insertAll(tx, schema.rtmPauses, demo.rtmPauses);
  await insertAll(tx, schema.rtmCycles, demo.rtmCycles);
  await insertAll(tx, schema.rtmStatusChanges, demo.rtmStatusChanges);
  await insertAll(tx, schema.gaitSessions, demo.gaitSessions);
  await insertAll(tx, schema.participants, demo.participants);
  await insertAll(tx, schema.scanSessions, demo.scanSessions);
  await insertAll(tx, schema.artifacts, demo.artifacts);
  await insertAll(tx, schema.riskOutcomes, demo.riskOutcomes);
  await insertAll(tx, schema.scanClientVersions, demo.scanClientVersions);
  await insertAll(tx, schema.proForms, demo.proForms);
  await insertAll(tx, schema.pendingSurveyResponses, demo.pendingSurveyResponses);
}

export interface DemoOptions {
  now: Date;
  storage: Pick<Storage, 'put'>;
  /** Seals the invite codes. */
  secret: string;
}

// Two processes that start at once on an empty database must not both fill it.
const LOADING_LOCK = 7_236_116;

/** Whether there is an organization. The service role sees it, so the policies need not be lifted for this. */
async function hasOrganization(tx: Tx): Promise<boolean> {
  // Another process may load for longer than a request may take.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${LOADING_LOCK})`);
  await tx.execute(sql`set local role app_service`);
  const taken = await tx.select({ id: schema.organizations.id }).from(schema.organizations).limit(1);
  await tx.execute(sql`set local role none`);
  return taken.length > 0;
}

/**
 * Fills a migrated database that holds no organization yet, in one transaction, and answers whether it did. Whether a
 * database should hold demo data at all is the caller's decision. A PostgreSQL login has to own the tables.
 */
export async function loadDemo(database: Database, { now, storage, secret }: DemoOptions): Promise<boolean> {
  const passwordHash = await hash(DEMO_PASSWORD);
  return database.transaction({ role: 'owner' }, async (tx) => {
    if (await hasOrganization(tx)) return false;
    return asLoader(tx, database.kind, async () => {
      const demo = buildDemo(now, passwordHash);
      await storeRecordings(demo.artifacts, storage);
      await storeOwnPictures(demo.organizationExercises, storage);
      await saveLibrary(tx);
      await insertDemo(tx, demo, secret);
      await fillWorklist(tx, demo, now);
      await moveCounters(tx);
      return true;
    });
  });
}

const liftPolicies = sql`
  do $$ declare t text; begin
    for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity loop
      execute format('alter table public.%I no force row level security', t);
    end loop;
  end $$`;

const restorePolicies = sql`
  do $$ declare t text; begin
    for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity loop
      execute format('alter table public.%I force row level security', t);
    end loop;
  end $$`;

/**
 * Lets the owner of the tables write rows of every organization while `work` runs. PGlite's user bypasses the policies; a
 * PostgreSQL owner does not (FORCE), so it lifts and restores them in this transaction.
 */
export async function asLoader<Result>(tx: Tx, kind: Database['kind'], work: () => Promise<Result>): Promise<Result> {
  if (kind === 'pglite') return work();
  await tx.execute(liftPolicies);
  const result = await work();
  // A table with pending foreign key checks cannot be altered.
  await tx.execute(sql`set constraints all immediate`);
  await tx.execute(restorePolicies);
  return result;
}

const PATIENTS_A_STATEMENT = 200;

/** The loader writes rows of every organization. */
const everywhere: Scope = {
  organization: () => undefined,
  location: () => undefined,
  coversWholeOrganization: true,
  asPlaceholders: () => ({ scope: everywhere, key: 'everywhere', values: {} }),
};

/** Fills the worklist by the product's own rules. */
export async function fillWorklist(tx: Tx, { patients }: Pick<Demo, 'patients'>, now: Date): Promise<void> {
  const ids = patients.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += PATIENTS_A_STATEMENT)
    await refreshWorklist(tx, everywhere, ids.slice(at, at + PATIENTS_A_STATEMENT), now);
}
