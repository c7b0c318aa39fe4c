import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDirectory } from '../directory-lock.ts';
import { copyFiles, countFiles } from './files.ts';
import { markOf, sha256Of, writeManifest } from './manifest.ts';
import { dumpPglite } from './pglite-database.ts';
import { keptSecretFile, type Place } from './place.ts';
import { dumpPostgres } from './postgres-database.ts';

async function dump({ backupUrl, dataDirectory }: Place, folder: string) {
  if (backupUrl) return dumpPostgres(backupUrl, folder);
  const release = await lockDirectory(dataDirectory);
  try {
    return await dumpPglite(dataDirectory, folder);
  } finally {
    release();
  }
}

/**
 * Writes a backup into a new folder: the database first and the files after it, so that every file which a record names is
 * there, unless it was replaced meanwhile. Answers what was written, in sentences; what failed leaves no folder.
 */
export async function backUp(place: Place, folder: string, now: Date): Promise<string[]> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: a backup is written into a new folder.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return await fill(folder, place, now);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

async function fill(folder: string, place: Place, now: Date): Promise<string[]> {
  const { named, file, ...dumped } = await dump(place, folder);
  const files = join(folder, 'files');
  if (!place.filesInStore) await copyFiles(join(place.dataDirectory, 'files'), files);
  if (place.secretIsKept) writeFileSync(keptSecretFile(folder), place.secret!, { mode: 0o600 });
  const count = place.filesInStore ? null : await countFiles(files);
  writeManifest(folder, {
    ...dumped,
    madeAt: now.toISOString(),
    database: { file, sha256: await sha256Of(join(folder, file)) },
    files: count,
    secretMark: place.secret && markOf(place.secret),
  });
  const lost = count ? named.filter((name) => !existsSync(join(files, name))) : [];
  const { rows } = dumped.census;
  return [
    `${rows['public.patients']} patients of ${rows['public.organizations']} organizations, ${Object.keys(rows).length} tables.`,
    count ? `${count.count} files.` : 'The files are in a store of their own: back it up there.',
    ...(lost.length > 0 ? [`${lost.length} files that records name were not there, such as ${lost[0]}.`] : []),
    ...(place.secretIsKept ? [] : ['SECRET is not part of the backup: keep it where you keep passwords.']),
  ];
}
