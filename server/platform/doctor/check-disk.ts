import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { fail, ok, warn, type Finding } from './finding.ts';

const GB = 1_000_000_000;

/** Free and total space in bytes. */
export function assessDiskSpace(free: number, total: number): Finding {
  const text = `${(free / GB).toFixed(1)} of ${(total / GB).toFixed(1)} GB are free in the data directory.`;
  if (free < 0.5 * GB) return fail('Disk', `${text} Uploads and writes will fail soon: make room now.`);
  if (free < 2 * GB || free < total * 0.1) return warn('Disk', `${text} Make room, or move the files to an S3 store.`);
  return ok('Disk', text);
}

export async function checkDisk(directory: string): Promise<Finding[]> {
  if (!existsSync(directory)) return [warn('Disk', `The data directory ${directory} does not exist. Set DATA_DIR.`)];
  const { bavail, bsize, blocks } = await statfs(directory);
  return [assessDiskSpace(bavail * bsize, blocks * bsize)];
}
