import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Ending, Tx } from './database.ts';
import { loginOf, weaknessOf } from './logins.ts';
import { migratePostgres } from './migrate-postgres.ts';
import * as schema from './schema/index.ts';
import { settingsSql } from './settings-sql.ts';

/** Whoever gets no connection in this time is told to try again (503): a queue without an end helps nobody. */
const CONNECTION_WAIT_MS = 15_000;

export interface PostgresOptions {
  /** The clinics' login: NOINHERIT, no grants of its own. */
  url: string;
  /** The vendor console's login and the service's; the same as `url` where one login does all (development). */
  vendorUrl?: string;
  serviceUrl?: string;
  /** The owner of the database, for migrations; the same as `url` where one login does both (development). */
  ownerUrl?: string;
  /** Refuse a login to which row-level security does not apply, or that may take on another's role (RELIABILITY O3). */
  strict?: boolean;
  max?: number;
  /** Brings reference data up to this version, as the owner, while no other process migrates. */
  prepare?: (tx: Tx) => Promise<void>;
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

/** PostgreSQL 15 or newer behind a pool for each login. Throws when one is unfit and `strict` is set. */
export async function openPostgres({
  url,
  vendorUrl = url,
  serviceUrl = url,
  ownerUrl = url,
  strict = false,
  max = 10,
  prepare,
}: PostgresOptions): Promise<Database> {
  const limits = { statement_timeout: 5000, connectionTimeoutMillis: CONNECTION_WAIT_MS };
  const opened = new Map<string, pg.Pool>();
  // In a pipeline a statement is sent without waiting for the answer of the one before.
  const poolOf = (connectionString: string) => {
    const known = opened.get(connectionString);
    const pool = known ?? new pg.Pool({ ...limits, connectionString, max, pipeline: true });
    opened.set(connectionString, pool);
    return pool;
  };
  // A connection that was taken over can take on the role of its own login and no other.
  const pools = { app_user: poolOf(url), app_vendor: poolOf(vendorUrl), app_service: poolOf(serviceUrl) };
  const asService = new pg.Pool({ ...limits, connectionString: serviceUrl, max: 5, options: '-c role=app_service' });
  const all = [...opened.values(), asService];
  for (const each of all) {
    each.on('error', () => undefined);
    // A connection that breaks while it is in use fails the statements on it; unheard it would end the process.
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  const close = async () => void (await Promise.all(all.map((each) => each.end())));
  try {
    const logins = {
      app_user: await loginOf(pools.app_user),
      app_vendor: await loginOf(pools.app_vendor),
      app_service: await loginOf(pools.app_service),
    };
    await migratePostgres(ownerUrl, logins, prepare);
    if (strict)
      for (const role of ['app_user', 'app_vendor', 'app_service'] as const) {
        const weakness = await weaknessOf(pools[role], role);
        if (weakness)
          throw new Error(
            `The database login "${logins[role]}" ${weakness}: row-level security would not hold. See docs/OPERATING.md.`,
          );
      }
  } catch (error) {
    await close();
    throw error;
  }

  const poolsByRole = new Map<string, pg.Pool>(Object.entries(pools));
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
      const client = await (poolsByRole.get(settings.role) ?? pools.app_user).connect();
      let broken: Error | undefined;
      let begun: Promise<unknown> = Promise.resolve();
      try {
        // The transaction and its context are opened together with the first statement of the work. Should opening
        // fail, the transaction is aborted and nothing that follows is executed.
        const { stream } = (client as unknown as Sending).connection;
        // Written to the network in one piece with whatever the work asks for first.
        stream.cork();
        setImmediate(() => stream.uncork());
        begun = client.query(`begin; ${settingsSql(settings)}`);
        begun.catch(() => undefined);
        const endings: Ending[] = [];
        const result = await work(databaseOn(client), (ending) => endings.push(ending));
        await begun;
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
        await begun;
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close,
  };
}
