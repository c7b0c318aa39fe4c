import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, CommitHook, Tx } from './database.ts';
import { readLogin, findLoginWeakness } from './logins.ts';
import { openPool } from './open-pool.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { prepareSettings } from './transaction-settings.ts';

/** A request that gets no connection in this time fails with 503. */
const CONNECTION_WAIT_MS = 15_000;
/** To open a connection and to prepare its statements takes longer than most calls: it is kept between them. */
const IDLE_MS = 300_000;
/** With just-in-time compilation, lists that PostgreSQL expects to be expensive took seconds instead of milliseconds. */
const NO_JIT = '-c jit=off';
/** Keeps firewalls from dropping a connection that is not used. */
const KEEP_ALIVE_MS = 30_000;

export interface PostgresLogins {
  /** The clinics' login: NOINHERIT, no grants of its own. */
  url: string;
  /** The vendor console's login and the service's; the same as `url` where one login does all (development). */
  vendorUrl?: string;
  serviceUrl?: string;
  /** The file that an address came from, by the address: its password may be replaced while the server runs. */
  files?: ReadonlyMap<string, string>;
  max?: number;
}

export interface PostgresOptions extends PostgresLogins {
  /** The owner of the database, for migrations; the same as `url` where one login does both (development). */
  ownerUrl?: string;
  /** Reject a login that row-level security does not apply to, or that has another login's role (RELIABILITY O3). */
  strict?: boolean;
  /** Updates reference data as the owner, under the migration lock. */
  prepare?: (tx: Tx) => Promise<void>;
}

/** Fails before the commit is sent if the driver could not send a parameter. */
function toPlainStatement(hook: CommitHook) {
  const statement = hook.toSQL();
  if (statement.params.some((value) => typeof value === 'object' && value !== null))
    throw new Error('The last statement of a transaction takes plain values only.');
  return statement;
}

/** The part of pg's connection that buffers writes. */
interface Sending {
  connection: { stream: { cork(): void; uncork(): void } };
}

/** A pool per login, which connects when it is first used. */
function openPools({ url, vendorUrl = url, serviceUrl = url, files, max = 10 }: PostgresLogins) {
  const limits = {
    statement_timeout: 5000,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    options: NO_JIT,
  };
  const opened = new Map<string, pg.Pool>();
  // In pipeline mode a statement is sent without waiting for the result of the previous one.
  const openOnce = (connectionString: string) => {
    const passwordFile = files?.get(connectionString);
    const known = opened.get(connectionString);
    const pool = known ?? openPool({ ...limits, connectionString, passwordFile, max, pipeline: true });
    opened.set(connectionString, pool);
    return pool;
  };
  // A hijacked connection can set the role of its own login only.
  const pools = { app_user: openOnce(url), app_vendor: openOnce(vendorUrl), app_service: openOnce(serviceUrl) };
  const passwordFile = files?.get(serviceUrl);
  const service = { connectionString: serviceUrl, passwordFile, max: 5, options: `${NO_JIT} -c role=app_service` };
  const asService = openPool({ ...limits, ...service });
  const all = [...opened.values(), asService];
  for (const each of all) {
    each.on('error', () => undefined);
    // Without a listener, a connection that breaks while in use would end the process.
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  return { pools, asService, close: async () => void (await Promise.all(all.map((each) => each.end()))) };
}

/** Opens PostgreSQL 15 or newer: migrates it, and grants its logins their roles. With `strict`, throws if one is not safe. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, ownerUrl = url, strict = false, prepare } = options;
  const opened = openPools(options);
  const { pools, close } = opened;
  try {
    const logins = {
      app_user: await readLogin(pools.app_user),
      app_vendor: await readLogin(pools.app_vendor),
      app_service: await readLogin(pools.app_service),
    };
    await migratePostgres(ownerUrl, logins, prepare);
    if (strict)
      for (const role of ['app_user', 'app_vendor', 'app_service'] as const) {
        const weakness = await findLoginWeakness(pools[role], role);
        if (weakness)
          throw new Error(
            `The database login "${logins[role]}" ${weakness}: row-level security would not hold. See docs/OPERATING.md.`,
          );
      }
  } catch (error) {
    await close();
    throw error;
  }
  return runOn(opened);
}

/** The same for a database that `openPostgres` has prepared before. */
export const connectPostgres = (logins: PostgresLogins): Database => runOn(openPools(logins));

function runOn({ pools, asService, close }: ReturnType<typeof openPools>): Database {
  const poolsByRole = new Map<string, pg.Pool>(Object.entries(pools));
  const wrapped = new WeakMap<pg.PoolClient, NodePgDatabase>();
  const databaseOn = (client: pg.PoolClient) => {
    const known = wrapped.get(client) ?? drizzle(client);
    wrapped.set(client, known);
    return known;
  };
  return {
    kind: 'postgres',
    identity: drizzle(asService),
    async transaction(settings, work) {
      const client = await (poolsByRole.get(settings.role) ?? pools.app_user).connect();
      let broken: Error | undefined;
      let beginning: Promise<unknown> = Promise.resolve();
      try {
        // `begin` and the context are sent together with the first statement of the work. If they fail, the transaction is
        // aborted and executes nothing else.
        const { stream } = (client as unknown as Sending).connection;
        stream.cork();
        setImmediate(() => stream.uncork());
        beginning = Promise.all([client.query('begin'), client.query(prepareSettings(settings))]);
        beginning.catch(() => undefined);
        const hooks: CommitHook[] = [];
        const result = await work(databaseOn(client), (hook) => hooks.push(hook));
        await beginning;
        const statements = hooks.map(toPlainStatement);
        // The commit is sent together with the hooks; after a failed statement it rolls back.
        stream.cork();
        const sent = statements.map(({ name, sql, params }) => client.query({ name, text: sql, values: params }));
        const committed = client.query('commit');
        stream.uncork();
        const [ended] = await Promise.all([committed, ...sent]);
        // The commit also rolls back if the work ignored a failed statement.
        if (ended.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
        return result;
      } catch (error) {
        await client.query('rollback').catch((rollbackError: Error) => (broken = rollbackError));
        // If opening failed, its error is the cause of all later ones.
        await beginning;
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close,
  };
}
