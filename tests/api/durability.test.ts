import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type ServerProcess } from '../server-process.ts';
import { PASSWORD, seed } from './seed.ts';
import { templateBody } from './template-body.ts';
import { fillDirectory, openTestDatabase, type TestDatabase } from './test-database.ts';

/** Deaths, and the most writes that are acknowledged before one; `npm run soak` asks for many more. */
const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 2);
const MOST_WRITES = Number(process.env.SOAK_WRITES ?? 17);
const WRITERS = 4;
const onPostgres = process.env.TEST_DB === 'postgres';

let directory: string;
let database: TestDatabase | undefined;
let environment: Record<string, string> = {};

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'portal-durability-'));
  if (onPostgres) {
    database = await openTestDatabase();
    await seed(database.bare);
    environment = database.environment;
  } else await fillDirectory(directory);
});
afterAll(async () => {
  await database?.drop();
  rmSync(directory, { recursive: true, force: true });
});

async function signIn(server: ServerProcess): Promise<Record<string, string>> {
  const answer = await fetch(`${server.url}/api/v2/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admina@clinic.test', password: PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

/**
 * Writes templates, and kills the server at the acknowledgement of number `last`, while others are being written; returns
 * the names that were acknowledged.
 */
async function writeUntilDeath(
  server: ServerProcess,
  headers: Record<string, string>,
  label: string,
  last: number,
): Promise<string[]> {
  const acknowledged: string[] = [];
  const writer = async (number: number) => {
    for (let count = 0; ; count++) {
      const name = `${label} ${number}-${count}`;
      const answer = await fetch(`${server.url}/api/v2/programs/templates`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(templateBody(name)),
      }).catch(() => null);
      if (!answer) return;
      expect(answer.status).toBe(201);
      acknowledged.push(name);
      if (acknowledged.length === last) await server.kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  return acknowledged;
}

it(
  `loses no acknowledged write in ${ROUNDS} deaths by kill -9, and writes none twice`,
  // How PGlite keeps its files is for this server to see to; PostgreSQL's durability is PostgreSQL's.
  { tags: onPostgres ? 'thorough' : [], timeout: ROUNDS * 45_000 },
  async () => {
    const acknowledged: string[] = [];
    let headers: Record<string, string> | undefined;
    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServer({ dataDirectory: directory, environment });
      // A session outlives the deaths.
      headers ??= await signIn(server);
      const last = Math.min((round + 1) * WRITERS + 1, MOST_WRITES);
      acknowledged.push(...(await writeUntilDeath(server, headers, `round ${round}`, last)));
    }
    console.log(`${acknowledged.length} acknowledged writes in ${ROUNDS} deaths`);
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * WRITERS);

    const server = await startServer({ dataDirectory: directory, environment });
    const stored: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await fetch(`${server.url}/api/v2/programs/templates?limit=999&page=${page}`, {
        headers: headers!,
      });
      const body = (await answer.json()) as { items: { name: string }[]; totalPages: number };
      stored.push(...body.items.map(({ name }) => name));
      pages = body.totalPages;
    }
    const kept = new Set(stored);
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    expect(kept.size).toBe(stored.length);
    expect(await server.stop()).toBe(0);
  },
);
