import { existsSync } from 'node:fs';
import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { fileKeyColumns } from '../../jobs/delete-orphaned-files.ts';
import type { Query } from './census.ts';

/** Counts the files of a folder and their bytes. */
export async function countFiles(directory: string): Promise<{ count: number; bytes: number }> {
  const total = { count: 0, bytes: 0 };
  if (!existsSync(directory)) return total;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    total.count += 1;
    total.bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return total;
}

/** Copies complete files; a file that is still being written ends in `.part`. */
export async function copyFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true, filter: (name) => !name.endsWith('.part'), preserveTimestamps: true });
}

/** Storage keys that records refer to. */
export async function listReferencedFiles(query: Query): Promise<string[]> {
  const names: string[] = [];
  for (const { table, key } of fileKeyColumns) {
    const found = await query(
      `select "${key.name}" as name from public."${getTableName(table)}" where "${key.name}" is not null`,
    );
    names.push(...found.map(({ name }) => String(name)));
  }
  return names;
}
