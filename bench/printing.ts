import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subDays } from 'date-fns';
import { startPostgres } from '../scripts/ensure-postgres.mjs';
import { healthSessions } from '../server/platform/db/schema.ts';
import { reportedSet } from '../tests/api/patient-app.ts';
import { PASSWORD, seed } from '../tests/api/seed.ts';
import { openTestDatabase } from '../tests/api/test-database.ts';
import { startServer } from '../tests/server-process.ts';
import { get, measure, ms, ratio, timingOf } from './measure.ts';

/*
 * What others wait for while the report of a patient with 10,000 sessions is printed, by one reader and by six at once:
 * `node --import tsx bench/printing.ts`. Read the ratio to the same page with nothing being printed, in the same run.
 */
const SESSIONS = 10_000;
const DAYS = 700;
const CLIENTS = 8;
const PAGES = 300;
const CHECK_EVERY_MS = 20;
const PAGE_LIMIT = 2;
const HEALTHCHECK_LIMIT_MS = 250;

const postgres = await startPostgres();
Object.assign(process.env, {
  TEST_DB: 'postgres',
  TEST_DATABASE_URL: postgres.url,
  TEST_DATABASE_OWNER_URL: postgres.ownerUrl,
  TEST_CLOCK_SHIFT_MS: '0',
});
const database = await openTestDatabase();
const directory = mkdtempSync(join(tmpdir(), 'portal-printing-'));
const { A } = await seed(database.bare);
const patientId = A.patients[0];
const now = new Date();
const rows = Array.from({ length: SESSIONS }, (_, at) => {
  const performedAt = subDays(now, 1 + (at % DAYS));
  return {
    organizationId: A.organizationId,
    patientId,
    sessionUuid: crypto.randomUUID(),
    type: 'HEPSession',
    selfReported: 'none',
    performedAt,
    day: performedAt.toISOString().slice(0, 10),
    sets: [reportedSet(), reportedSet({ sideOfBody: 'Right' })],
  };
});
await database.bare.transaction({ role: 'owner' }, async (tx) => {
  for (let at = 0; at < rows.length; at += 1000)
    await tx.insert(healthSessions).values(rows.slice(at, at + 1000) as never);
});
const server = await startServer({ dataDirectory: directory, environment: database.environment });

async function signIn(name: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/v2/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@clinic.test`, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${name} cannot sign in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const day = (date: Date) => date.toISOString().slice(0, 10);
const report = `/api/v2/patients/${patientId}/report?from=${day(subDays(now, DAYS))}&to=${day(subDays(now, 1))}`;
const page = `/api/v2/patients/${A.patients[1]}`;

try {
  const admin = await signIn('admina');
  const other = await signIn('firsta');
  const readPages = () =>
    measure(async () => void (await get(`${server.url}${page}`, { cookie: admin })), {
      clients: CLIENTS,
      count: PAGES,
    });
  /** Prints over and over by as many as `printers` of two users until `work` is done. */
  const whilePrinting = async <T>(printers: number, work: () => Promise<T>) => {
    const over = new AbortController();
    let printed = 0;
    const print = async (cookie: string) => {
      while (!over.signal.aborted) {
        const answer = await fetch(`${server.url}${report}`, { headers: { cookie } });
        await answer.arrayBuffer();
        if (answer.ok) printed++;
      }
    };
    const checks: number[] = [];
    const check = async () => {
      while (!over.signal.aborted) {
        const started = performance.now();
        await get(`${server.url}/api/healthcheck`);
        checks.push(performance.now() - started);
        await new Promise((waited) => setTimeout(waited, CHECK_EVERY_MS));
      }
    };
    const others = [check(), ...Array.from({ length: printers }, (_, at) => print(at % 2 === 0 ? admin : other))];
    const result = await work();
    over.abort();
    await Promise.all(others);
    return { result, printed, longest: Math.max(...checks), p95: timingOf(checks).p95 };
  };
  const quiet = await readPages();
  console.log(`page with nothing printed: p95${ms(quiet.p95)} ms`);
  for (const printers of [1, 4, 6]) {
    const { result, printed, longest } = await whilePrinting(printers, async () => {
      const times = [];
      for (let round = 0; round < 4; round++) times.push((await readPages()).p95);
      return Math.max(...times);
    });
    console.log(
      `${printers} printing (${printed} printed): page p95${ms(result)} ms${ratio(result, quiet.p95)} (limit ${PAGE_LIMIT}x), longest healthcheck${ms(longest)} ms (limit ${HEALTHCHECK_LIMIT_MS})`,
    );
  }
} finally {
  await server.stop();
  await database.drop();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
