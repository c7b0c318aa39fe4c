import { existsSync } from 'node:fs';
import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { namings } from '../../jobs/sweep-files.ts';
import type { Query } from './census.ts';

/** How many files a folder has, and how much is in them. */
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

/** Copies what is complete; what is still being written has another name. */
export async function copyFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true, filter: (name) => !name.endsWith('.part'), preserveTimestamps: true });
}

/** The files that records of the database name. */
export async function namedFiles(query: Query): Promise<string[]> {
  const names: string[] = [];
  for (const { table, key } of namings) {
    const found = await query(
      `select "${key.name}" as name from public."${getTableName(table)}" where "${key.name}" is not null`,
    );
    names.push(...found.map(({ name }) => String(name)));
  }
  return names;
}
