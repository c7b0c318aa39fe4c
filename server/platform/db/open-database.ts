import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { saveLibrary } from '../../exercises/library/save-library.ts';

/** Opens PostgreSQL at `DATABASE_URL`, else PGlite in the data directory, which it locks. */
export async function openDatabase(configuration: Configuration): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl, databaseVendorUrl, databaseServiceUrl, production, dataDirectory } =
    configuration;
  const files = new Map<string, string>();
  for (const [name, url] of [
    ['DATABASE_URL', databaseUrl],
    ['DATABASE_VENDOR_URL', databaseVendorUrl],
    ['DATABASE_SERVICE_URL', databaseServiceUrl],
  ] as const) {
    const file = configuration.secretFiles.get(name);
    if (url && file) files.set(url, file);
  }
  if (databaseUrl) {
    return openPostgres({
      url: databaseUrl,
      ...(databaseOwnerUrl && { ownerUrl: databaseOwnerUrl }),
      ...(databaseVendorUrl && { vendorUrl: databaseVendorUrl }),
      ...(databaseServiceUrl && { serviceUrl: databaseServiceUrl }),
      files,
      strict: production,
      prepare: saveLibrary,
    });
  }
  const release = await lockDirectory(dataDirectory);
  try {
    const database = await openPglite({ directory: join(dataDirectory, 'database') });
    await database.transaction({ role: 'owner' }, saveLibrary);
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
