import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceInHours } from 'date-fns';
import { fail, ok, warn, type Finding } from './finding.ts';

interface Backup {
  madeAt: string;
  /** When this backup was restored somewhere, as a rehearsal or in earnest. */
  restoredAt: string | null;
}

const MAX_HOURS = 26;
const MAX_REHEARSAL_HOURS = 24 * 100;

/** Whether the newest backup is young enough, and whether one was restored lately. */
export function assessBackups(backups: readonly Backup[], now: Date): Finding[] {
  const newest = backups.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt))[0];
  if (!newest)
    return [
      warn('Backup', 'There is no backup. Make one every night, and set BACKUP_DIR to the folder that has them.'),
    ];
  const hours = differenceInHours(now, newest.madeAt);
  const age = hours > MAX_HOURS * 7 ? fail : hours > MAX_HOURS ? warn : ok;
  const found = [
    age('Backup', `The newest backup is ${hours} hours old.${hours > MAX_HOURS ? ' Make one every night.' : ''}`),
  ];
  const restored = backups
    .flatMap(({ restoredAt }) => restoredAt ?? [])
    .toSorted()
    .at(-1);
  if (!restored)
    found.push(
      warn('Backup', 'No backup was ever restored. Rehearse it on another machine: npm run restore -- <folder>.'),
    );
  else if (differenceInHours(now, restored) > MAX_REHEARSAL_HOURS)
    found.push(warn('Backup', 'The last restore was more than a hundred days ago. Rehearse it again.'));
  return found;
}

const readJson = (file: string): Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** The complete backups in a folder: those with a manifest. */
export function listBackups(folder: string): Backup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const { madeAt } = readJson(join(folder, name, 'manifest.json'));
    const { restoredAt } = readJson(join(folder, name, 'restored.json'));
    if (typeof madeAt !== 'string') return [];
    return [{ madeAt, restoredAt: typeof restoredAt === 'string' ? restoredAt : null }];
  });
}

export const checkBackups = (folder: string, now: Date): Finding[] => assessBackups(listBackups(folder), now);
