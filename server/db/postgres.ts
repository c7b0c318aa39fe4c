import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Ending, Tx } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema/index.ts';
import { settingsSql } from './settings-sql.ts';

// Two processes that start at once on a new database must not migrate it twice.
const MIGRATION_LOCK = 7_236_115;
/** Whoever gets no connection in this time is told to try again (503): a queue without an end helps nobody. */
const CONNECTION_WAIT_MS = 15_000;

/** Applies the migrations as the owner and lets `appLogin` take on the application's roles. */
async function migratePostgres(ownerUrl: string, appLogin: string, prepare: PostgresOptions['prepare']): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    await prepare?.(db);
    const { rows } = await client.query<{ granted: boolean }>(
      `select bool_and(pg_has_role($1::name, r, 'MEMBER')) as granted from unnest(array['app_user','app_vendor','app_service']) r`,
      [appLogin],
    );
    if (!rows[0]?.granted) {
      await client.query(`grant app_user, app_vendor, app_service to ${pg.escapeIdentifier(appLogin)}`);
    }
  } finally {
    await client.end();
  }
}

export interface PostgresOptions {
  /** The application's login: NOINHERIT, no grants of its own. */
  url: string;
  /** The owner of the database, for migrations; the same as `url` where one login does both (development). */
  ownerUrl?: string;
  /** Refuse a login to which row-level security does not apply (RELIABILITY O3). */
  strict?: boolean;
  max?: number;
  /** Brings reference data up to this version, as the owner, while no other process migrates. */
  prepare?: (tx: Tx) => Promise<void>;
}

/** What makes a login unfit for production, or null. */
async function weaknessOf(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ weak: string | null }>(
    `select case when rolsuper then 'is a superuser' when rolbypassrls then 'bypasses row-level security'
       when exists (select from pg_class where relname = 'patients' and relowner = pg_roles.oid) then 'owns the tables' end as weak
     from pg_roles where rolname = session_user`,
  );
  return rows[0]?.weak ?? null;
}

/** An ending as it is sent. What fails before it is sent must fail before the commit is sent, too. */
function statementOf(ending: Ending) {
  const statement = ending.toSQL();
  if (statement.params.some((value) => typeof value === 'object' && value !== null))
    throw new Error('The last statement of a transaction takes plain values only.');
  return statement;
}

/** Where a client writes to. */
interface Sending {
  connection: { stream: { cork(): void; uncork(): void } };
}

/** PostgreSQL 15 or newer behind a pool. Throws when the login is unfit and `strict` is set. */
export async function openPostgres({
  url,
  ownerUrl = url,
  strict = false,
  max = 10,
  prepare,
}: PostgresOptions): Promise<Database> {
  // In a pipeline a statement is sent without waiting for the answer of the one before.
  const both = { connectionString: url, statement_timeout: 5000, connectionTimeoutMillis: CONNECTION_WAIT_MS };
  const pool = new pg.Pool({ ...both, max, pipeline: true });
  const asService = new pg.Pool({
    ...both,
    max: 5,
    options: '-c role=app_service',
  });
  for (const each of [pool, asService]) {
    each.on('error', () => undefined);
    // A connection that breaks while it is in use fails the statements on it; unheard it would end the process.
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  const login = (await pool.query<{ login: string }>('select session_user as login')).rows[0]!.login;
  await migratePostgres(ownerUrl, login, prepare);
  const weakness = await weaknessOf(pool);
  if (strict && weakness) {
    await Promise.all([pool.end(), asService.end()]);
    throw new Error(
      `The database login "${login}" ${weakness}: row-level security would not hold. See docs/OPERATING.md.`,
    );
  }

  const wrapped = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  const databaseOn = (client: pg.PoolClient) => {
    const known = wrapped.get(client) ?? drizzle(client, { schema });
    wrapped.set(client, known);
    return known;
  };
  return {
    kind: 'postgres',
    identity: drizzle(asService, { schema }) as unknown as Tx,
    async transaction(settings, work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      let opened: Promise<unknown> = Promise.resolve();
      try {
        // The transaction and its context are opened together with the first statement of the work. Should opening
        // fail, the transaction is aborted and nothing that follows is executed.
        const { stream } = (client as unknown as Sending).connection;
        // Written to the network in one piece with whatever the work asks for first.
        stream.cork();
        setImmediate(() => stream.uncork());
        opened = client.query(`begin; ${settingsSql(settings)}`);
        opened.catch(() => undefined);
        const endings: Ending[] = [];
        const result = await work(databaseOn(client), (ending) => endings.push(ending));
        await opened;
        const statements = endings.map(statementOf);
        // After a failed statement the commit, sent along with it, rolls back.
        stream.cork();
        const sent = statements.map(({ sql, params }) => client.query(sql, params));
        const committed = client.query('commit');
        stream.uncork();
        const [ended] = await Promise.all([committed, ...sent]);
        // So does the commit of work that went on after one of its statements had failed.
        if (ended.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => (broken = failure));
        // What could not be opened is the cause of everything that failed after it.
        await opened;
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async close() {
      await Promise.all([pool.end(), asService.end()]);
    },
  };
}
