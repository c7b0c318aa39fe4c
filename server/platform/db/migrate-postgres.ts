import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Tx, migrationsFolder } from './database.ts';
import { grantRoles, type Logins } from './logins.ts';

// Two processes that start at once on a new database must not migrate it twice.
const MIGRATION_LOCK = 7_236_115;

/** Applies the migrations as the owner and grants the application's logins their roles. */
export async function migratePostgres(
  ownerUrl: string,
  logins: Logins,
  prepare?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    await prepare?.(db);
    await grantRoles(client, logins);
  } finally {
    await client.end();
  }
}
