import { Blob } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '../../server/platform/db/database.ts';
import { openPglite } from '../../server/platform/db/pglite.ts';
import { connectPostgres, openPostgres } from '../../server/platform/db/postgres.ts';
import { seed, type Seed } from './seed.ts';

/** A fresh, migrated database: `app` as the product opens it, `bare` as a superuser to whom no policy applies. */
export interface TestDatabase {
  app: Database;
  bare: Database;
  /** Addresses of the logins on PostgreSQL, for a server in a process of its own. */
  environment: Record<string, string>;
  url?: string;
  ownerUrl?: string;
  drop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Creating PGlite takes seconds, loading a dump of it tenths: stored under node_modules, named by the migrations. */
async function makePgliteDump(): Promise<globalThis.Blob> {
  const folder = join(root, 'server/platform/db/migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted())
    hash.update(readFileSync(join(folder, file)));
  const cache = join(root, 'node_modules/.cache/portal-tests');
  const file = join(cache, `${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    const database = await openPglite();
    const dump = Buffer.from(await (await database.dump()).arrayBuffer());
    await database.close();
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, dump);
    renameSync(`${file}.${process.pid}`, file);
  }
  // Node's own, also where a test runs in a simulated browser.
  return new Blob([readFileSync(file)]) as globalThis.Blob;
}

let dump: Promise<globalThis.Blob> | undefined;

/** PGlite, migrated, in a new `directory` or in memory. */
export const openMigrated = async (directory?: string) =>
  openPglite({ dump: await (dump ??= makePgliteDump()), ...(directory && { directory }) });

/** Fills a new data directory with the clinics of `seed` and what `add` adds. */
export async function fillDirectory(dataDirectory: string, add?: (database: Database) => Promise<void>): Promise<void> {
  const database = await openMigrated(join(dataDirectory, 'database'));
  await seed(database);
  await add?.(database);
  await database.close();
}

async function onPglite(): Promise<TestDatabase> {
  const database = await openMigrated();
  return { app: database, bare: database, environment: {}, drop: () => database.close() };
}

const named = (url: string, database: string, login?: string) => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  if (login) changed.username = login;
  return changed.href;
};

/** The product's three logins to a database. */
const loginsTo = (url: string, database: string) => ({
  url: named(url, database),
  vendorUrl: named(url, database, 'portal_vendor'),
  serviceUrl: named(url, database, 'portal_service'),
});

let superuser: Promise<pg.Client> | undefined;

/** Connects to the server as its superuser, once for all files of the process: connecting takes longer than copying a database. */
function connectSuperuser(ownerUrl: string): Promise<pg.Client> {
  superuser ??= (async () => {
    const client = new pg.Client({ connectionString: named(ownerUrl, 'postgres', 'postgres') });
    // The server may end before the process.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  })();
  return superuser;
}

async function administer<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const functionsOfTime = ['now', 'clock_timestamp'];
/** From the clock of PostgreSQL to that of the tests; a run that moves the machine's leaves PostgreSQL's (scripts/test-dates.mjs). */
const shiftMs = () => Number(process.env.CLOCK_MOVED_MS ?? 0) + Number(process.env.TEST_CLOCK_SHIFT_MS);

/** Statements find these before PostgreSQL's own by the search path below; so do the defaults of columns made later. */
async function moveClock(ownerUrl: string, database: string) {
  await administer(named(ownerUrl, database), async (client) => {
    for (const name of functionsOfTime)
      await client.query(`create function public.${name}() returns timestamptz language sql stable
        return pg_catalog.${name}() + ${shiftMs()} * interval '1 millisecond'`);
  });
}

/** An empty database, or a copy of `template`, whose statements go by the tests' clock. */
async function createDatabase(server: pg.Client, ownerUrl: string, name: string, template?: string) {
  const origin = template ? ` template ${template} strategy file_copy` : '';
  await server.query(`create database ${name} owner ${pg.escapeIdentifier(new URL(ownerUrl).username)}${origin}`);
  await server.query(`alter database ${name} set search_path = public, pg_catalog`);
  if (!template) await moveClock(ownerUrl, name);
}

/** The database to copy, which the first process to ask fills: migrating and seeding take several times as long as copying. */
async function makeTemplate(server: pg.Client, kind: string, fill: (name: string) => Promise<void>) {
  const name = `${kind}_${process.env.TEST_CLOCK_SHIFT_MS!.replace('-', 'minus_')}`;
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await fill(name);
  return name;
}

const migratedDatabase = (server: pg.Client, url: string, ownerUrl: string) =>
  makeTemplate(server, 'migrated', async (name) => {
    await createDatabase(server, ownerUrl, name);
    const database = await openPostgres({
      ...loginsTo(url, name),
      ownerUrl: named(ownerUrl, name),
      strict: true,
      max: 1,
    });
    await database.close();
  });

/** With the clinics of `seed`, whose ids are in its comment. */
const seededDatabase = async (server: pg.Client, url: string, ownerUrl: string) =>
  makeTemplate(server, 'seeded', async (name) => {
    await createDatabase(server, ownerUrl, name, await migratedDatabase(server, url, ownerUrl));
    const bare = await openPostgres({ url: named(ownerUrl, name, 'postgres'), max: 1 });
    const seeded = await seed(bare);
    await bare.close();
    await server.query(`comment on database ${name} is ${pg.escapeLiteral(JSON.stringify(seeded))}`);
  });

/** A copy of the template that `templateFor` answers. */
async function onPostgres(templateFor: typeof migratedDatabase): Promise<TestDatabase & { comment: string | null }> {
  const url = process.env.TEST_DATABASE_URL!;
  const ownerUrl = process.env.TEST_DATABASE_OWNER_URL ?? url;
  const name = `t_${crypto.randomUUID().replaceAll('-', '')}`;
  const logins = loginsTo(url, name);
  // Roles and templates belong to the whole server: only one of the tests' processes makes them at a time.
  const server = await connectSuperuser(ownerUrl);
  await server.query('select pg_advisory_lock(1)');
  let comment: string | null;
  try {
    const template = await templateFor(server, url, ownerUrl);
    await createDatabase(server, ownerUrl, name, template);
    const about = `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`;
    comment = (await server.query<{ comment: string | null }>(about, [template])).rows[0]!.comment;
  } finally {
    await server.query('select pg_advisory_unlock(1)');
  }
  const app = connectPostgres({ ...logins, max: 4 });
  const bare = connectPostgres({ url: named(ownerUrl, name, 'postgres'), max: 2 });
  return {
    app,
    bare,
    comment,
    environment: {
      DATABASE_URL: logins.url,
      DATABASE_VENDOR_URL: logins.vendorUrl,
      DATABASE_SERVICE_URL: logins.serviceUrl,
      DATABASE_OWNER_URL: named(ownerUrl, name),
    },
    url: logins.url,
    ownerUrl: named(ownerUrl, name),
    async drop() {
      await Promise.all([app.close(), bare.close()]);
      // A connection may still be closing.
      await server.query(`drop database ${name} with (force)`);
    },
  };
}

/** On PGlite, or on PostgreSQL when TEST_DB says so: the same tests run on both. */
export const openTestDatabase = (): Promise<TestDatabase> =>
  process.env.TEST_DB === 'postgres' ? onPostgres(migratedDatabase) : onPglite();

/** The same with the clinics of `seed` in it. */
export async function openSeededDatabase(): Promise<{ database: TestDatabase; seeded: Seed }> {
  if (process.env.TEST_DB === 'postgres') {
    const database = await onPostgres(seededDatabase);
    return { database, seeded: JSON.parse(database.comment!) as Seed };
  }
  const database = await onPglite();
  return { database, seeded: await seed(database.bare) };
}
