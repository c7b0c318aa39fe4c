import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDirectory } from '../directory-lock.ts';
import { copyFiles, countFiles } from './files.ts';
import { fingerprintSecret, hashFile, writeManifest } from './manifest.ts';
import { dumpPglite } from './pglite-database.ts';
import { secretFile, type BackupSources } from './place.ts';
import { dumpPostgres } from './postgres-database.ts';

async function dump({ backupUrl, dataDirectory }: BackupSources, folder: string) {
  if (backupUrl) return dumpPostgres(backupUrl, folder);
  const release = await lockDirectory(dataDirectory);
  try {
    return await dumpPglite(dataDirectory, folder);
  } finally {
    release();
  }
}

/**
 * Writes a backup into a new folder: first the database, then the files, so that every referenced file is included unless it
 * was replaced meanwhile. Returns a summary in sentences. A failed backup leaves no folder.
 */
export async function backUp(place: BackupSources, folder: string, now: Date): Promise<string[]> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: a backup is written into a new folder.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return await writeBackup(folder, place, now);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

async function writeBackup(folder: string, place: BackupSources, now: Date): Promise<string[]> {
  const { referencedFiles: named, file, ...dumped } = await dump(place, folder);
  const files = join(folder, 'files');
  if (!place.hasObjectStore) await copyFiles(join(place.dataDirectory, 'files'), files);
  if (place.isSecretInDataDirectory) writeFileSync(secretFile(folder), place.secret!, { mode: 0o600 });
  const count = place.hasObjectStore ? null : await countFiles(files);
  writeManifest(folder, {
    ...dumped,
    madeAt: now.toISOString(),
    database: { file, sha256: await hashFile(join(folder, file)) },
    files: count,
    secretMark: place.secret && fingerprintSecret(place.secret),
  });
  const lost = count ? named.filter((name) => !existsSync(join(files, name))) : [];
  const { rows } = dumped.census;
  return [
    `${rows['public.patients']} patients of ${rows['public.organizations']} organizations, ${Object.keys(rows).length} tables.`,
    count ? `${count.count} files.` : 'The files are in a store of their own: back it up there.',
    ...(lost.length > 0 ? [`${lost.length} files that records name were not there, such as ${lost[0]}.`] : []),
    ...(place.isSecretInDataDirectory ? [] : ['SECRET is not part of the backup: keep it where you keep passwords.']),
  ];
}
