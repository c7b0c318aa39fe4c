import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import type { Query } from './census.ts';

/** Looks in `PG_BIN`, PATH and Debian's folders, newest version first. */
function findProgram(name: string): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.PG_BIN ?? '',
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const found = folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
  if (!found)
    throw new Error(
      `${name} was not found. Install PostgreSQL's client programs (on Debian: apt-get install postgresql-client), or set PG_BIN to their folder.`,
    );
  return found;
}

/** Runs a PostgreSQL program; the password is passed by the environment, which process lists do not show. */
export async function runProgram(name: string, url: string, words: string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(findProgram(name), [`--dbname=${address.href}`, '--no-password', ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error(`${name} failed:\n${output.trim()}`);
}

/** Runs `work` on one connection. */
export async function withClient<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows);
  } finally {
    await client.end();
  }
}
