import type { Configuration } from '../platform/configuration.ts';
import type { Database } from '../platform/db/database.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import type { Dependencies } from '../dependencies.ts';
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts';
import { loadDemo } from './load.ts';

/** Loads the demo data into an empty database; on PostgreSQL through the owner's login, and only when asked (DEMO=1). */
export async function loadDemoOnce(
  database: Database,
  { configuration, storage, now }: Dependencies,
): Promise<boolean> {
  const options = { now: now(), storage, secret: configuration.secret };
  if (database.kind === 'pglite') return loadDemo(database, options);
  const owner = await openPostgres({ url: getOwnerUrl(configuration), max: 1 });
  try {
    return await loadDemo(owner, options);
  } finally {
    await owner.close();
  }
}

const getOwnerUrl = ({ databaseOwnerUrl, databaseUrl }: Configuration): string => databaseOwnerUrl ?? databaseUrl ?? '';

/** A table of the demo's accounts, for the console. */
export function demoAccountsText(): string {
  const rows = demoAccounts().map(({ email, role, organization }) => [email, role, organization]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return ['', `Demo accounts (password: ${DEMO_PASSWORD})`, ...lines, ''].join('\n');
}
