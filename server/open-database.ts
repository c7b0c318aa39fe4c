import { join } from 'node:path';
import type { Configuration } from './configuration.ts';
import type { Database } from './db/database.ts';
import { lockDirectory } from './db/directory-lock.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { keepLibrary } from './library/keep-library.ts';

/** PostgreSQL where `DATABASE_URL` says so, else PGlite in the data directory, which no second process may open. */
export async function openDatabase(configuration: Configuration): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl, databaseVendorUrl, databaseServiceUrl, production, dataDirectory } =
    configuration;
  if (databaseUrl) {
    return openPostgres({
      url: databaseUrl,
      ...(databaseOwnerUrl && { ownerUrl: databaseOwnerUrl }),
      ...(databaseVendorUrl && { vendorUrl: databaseVendorUrl }),
      ...(databaseServiceUrl && { serviceUrl: databaseServiceUrl }),
      strict: production,
      prepare: keepLibrary,
    });
  }
  const release = await lockDirectory(dataDirectory);
  try {
    const database = await openPglite({ directory: join(dataDirectory, 'database') });
    await database.transaction({ role: 'owner' }, keepLibrary);
    return {
      ...database,
      async close() {
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
