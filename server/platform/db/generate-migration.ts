import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from './database.ts';
import { openPglite } from './pglite.ts';
import { readDeclaredAccess, readLiveAccess, writeAccessStatements } from './table-access.ts';

/*
 * `npm run db:generate`: drizzle-kit writes the migration of tables, keys, indexes and policies. Then all migrations are
 * applied to an empty database, and what its forced row-level security and grants lack is appended to the migration.
 */

const listMigrations = () => readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));

function runDrizzleKit(...options: string[]) {
  const { status } = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const before = listMigrations();
runDrizzleKit(...process.argv.slice(2));

const database = await openPglite();
const statements = writeAccessStatements(readDeclaredAccess(), await readLiveAccess(database.identity));
await database.close();

if (statements.length > 0) {
  if (listMigrations().length === before.length) runDrizzleKit('--custom', '--name=grants');
  const file = listMigrations().find((name) => !before.includes(name))!;
  appendFileSync(
    join(migrationsFolder, file),
    `--> statement-breakpoint\n${statements.join('\n--> statement-breakpoint\n')}\n`,
  );
  console.log(`${file}: ${statements.length} statements about row-level security and grants`);
}
