import pg from 'pg';
import { startPostgres } from '../scripts/ensure-postgres.mjs';
import { openPostgres } from '../server/platform/db/postgres.ts';

/** A migrated database on a server of its own: as the product opens it, and for its superuser, who fills it. `stop` ends all. */
export async function openBenchDatabase() {
  const postgres = await startPostgres();
  const superuser = new URL(postgres.ownerUrl);
  superuser.username = 'postgres';
  const database = await openPostgres({ url: postgres.url, ownerUrl: postgres.ownerUrl });
  const client = new pg.Client({ connectionString: superuser.href });
  await client.connect();
  const stop = async () => {
    await client.end();
    await database.close();
    await postgres.stop();
  };
  return { postgres, database, client, stop };
}
