import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { lockDirectory } from '../directory-lock.ts';
import { migrationsFolder } from '../database.ts';
import { findDifferences, type Census } from './census.ts';
import { copyFiles, countFiles } from './files.ts';
import { fingerprintSecret, readManifest, type Manifest } from './manifest.ts';
import { restorePglite } from './pglite-database.ts';
import { secretFile, type BackupSources } from './place.ts';
import { restorePostgres } from './postgres-database.ts';

/** Throws before anything is written if the backup cannot be restored here. */
async function checkRestorable(
  manifest: Manifest,
  { ownerUrl, dataDirectory, hasObjectStore: filesInStore }: BackupSources,
  secret: string | null,
) {
  const { kind, migrations, files, secretMark } = manifest;
  if (kind === 'postgres' && !ownerUrl)
    throw new Error('This is a backup of PostgreSQL: set DATABASE_OWNER_URL to a new, empty database.');
  if (kind === 'pglite' && ownerUrl)
    throw new Error('This is a backup of PGlite: unset DATABASE_URL and DATABASE_OWNER_URL.');
  if (migrations > readMigrationFiles({ migrationsFolder }).length)
    throw new Error('This backup was made by a newer version of the portal: restore it with that one.');
  if (secretMark && (!secret || fingerprintSecret(secret) !== secretMark))
    throw new Error('SECRET is not the one that the backup was made with: sealed invites would be worthless.');
  if (files && !filesInStore && (await countFiles(join(dataDirectory, 'files'))).count > 0)
    throw new Error(`There are files in ${dataDirectory}: a backup is restored into a new data directory.`);
}

async function restoreDatabase(
  { ownerUrl, dataDirectory }: BackupSources,
  file: string,
  census: Census,
): Promise<Census> {
  if (ownerUrl) return restorePostgres(ownerUrl, file, census);
  const release = await lockDirectory(dataDirectory);
  try {
    return await restorePglite(dataDirectory, file);
  } finally {
    release();
  }
}

/** Versions of PostgreSQL print policy expressions differently, so across versions only the names are compared. */
const normalizeCensus = ({ walls, ...rest }: Census, sameVersion: boolean): Census => ({
  ...rest,
  walls: sameVersion ? walls : walls.map((line) => line.replace(/^(policy .*?) using .*$/, '$1')),
});

/** Beside the manifest, so that the doctor knows that this backup can be restored. A read-only folder is no error. */
function rememberRestore(folder: string): void {
  try {
    writeFileSync(join(folder, 'restored.json'), JSON.stringify({ restoredAt: new Date().toISOString() }), {
      mode: 0o600,
    });
  } catch {
    // The backup may be on a medium that cannot be written.
  }
}

/**
 * Restores a backup into an empty database and data directory and compares rows per table, policies, grants and files with
 * the manifest. Throws with the differences; returns a summary in sentences.
 */
export async function restore(place: BackupSources, folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  const { dataDirectory, hasObjectStore: filesInStore } = place;
  const kept = secretFile(folder);
  const secret = place.secret ?? (existsSync(kept) ? readFileSync(kept, 'utf8') : null);
  await checkRestorable(manifest, place, secret);
  mkdirSync(dataDirectory, { recursive: true });
  const there = await restoreDatabase(place, join(folder, manifest.database.file), manifest.census);
  if (!place.secret && secret) writeFileSync(secretFile(dataDirectory), secret, { mode: 0o600 });
  if (manifest.files && !filesInStore) await copyFiles(join(folder, 'files'), join(dataDirectory, 'files'));
  const sameVersion = manifest.census.version.split('.')[0] === there.version.split('.')[0];
  const differences = findDifferences(
    normalizeCensus(manifest.census, sameVersion),
    normalizeCensus(there, sameVersion),
  );
  const files = manifest.files && !filesInStore ? await countFiles(join(dataDirectory, 'files')) : null;
  if (files && (files.count !== manifest.files!.count || files.bytes !== manifest.files!.bytes))
    differences.push(`files: ${manifest.files!.count} in the backup, ${files.count} here`);
  if (differences.length > 0)
    throw new Error(`What was restored is not what was backed up:\n${differences.join('\n')}`);
  rememberRestore(folder);
  const { rows } = there;
  return [
    `${rows['public.patients']} patients of ${rows['public.organizations']} organizations, ${Object.keys(rows).length} tables, all counted.`,
    `${there.walls.length} policies, rights, keys and indexes, all as they were.`,
    files ? `${files.count} files.` : 'The files are in a store of their own: see that it is the one of this moment.',
  ];
}
