import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** A transaction in which a role is set; the only thing through which a handler reaches the database. */
export type Tx = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The settings that a transaction takes on (see `door.ts`). */
export interface TransactionSettings {
  role: 'app_user' | 'app_vendor' | 'app_service' | 'owner';
  org?: number;
  locations?: readonly number[];
  allLocations?: boolean;
  userId?: string;
  patient?: number;
  /** A read whose only write is its audit row need not wait for the disk. */
  relaxedCommit?: boolean;
}

/** A statement that needs no answer: it is sent together with the commit, and undoes everything when it fails. */
export type Ending = PromiseLike<unknown> & { toSQL(): { sql: string; params: unknown[] } };

/** A database engine: PGlite in this process or a PostgreSQL pool. Only `server/db` knows which. */
export interface Database {
  transaction<T>(
    settings: TransactionSettings,
    work: (tx: Tx, atEnd: (ending: Ending) => void) => Promise<T>,
  ): Promise<T>;
  /** For the identity library, which brings its own queries; runs as the service role. */
  identity: Tx;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}
