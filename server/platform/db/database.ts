import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** A transaction with a role; handlers reach the database only through it. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/** Role and context of a transaction, set by `tenant-context.ts`. */
export interface TransactionSettings {
  role: 'app_user' | 'app_vendor' | 'app_service' | 'app_emergency' | 'owner';
  org?: number;
  locations?: readonly number[];
  allLocations?: boolean;
  userId?: string;
  patient?: number;
  /** The emergency access of the role `app_emergency`. */
  emergency?: number;
  /** Commit without waiting for the disk, for reads whose only write is the audit row. */
  relaxedCommit?: boolean;
}

/** A statement whose result is not needed. It is sent together with the commit; if it fails, the transaction rolls back. */
export type CommitHook = PromiseLike<unknown> & { toSQL(): { name?: string; sql: string; params: unknown[] } };

/** A database engine: PGlite in this process or a PostgreSQL pool. Only `server/platform/db` knows which. */
export interface Database {
  transaction<T>(
    settings: TransactionSettings,
    work: (tx: Tx, beforeCommit: (hook: CommitHook) => void) => Promise<T>,
  ): Promise<T>;
  /** For the identity library's own queries, as the service role. */
  identity: Tx;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}
