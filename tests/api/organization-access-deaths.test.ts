import { eq, isNotNull, sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccessChange } from '../../contract/organizations/admin-organizations.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { openPglite } from '../../server/platform/db/pglite.ts';
import { auditRows, jobs, patients, practitioners } from '../../server/platform/db/schema.ts';
import { startServer, type ServerProcess } from '../server-process.ts';
import { PASSWORD, seed, type Seed } from './seed.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const MANY = 3000;
/** After so long without a sign of life a claim belongs to a process that died (server/platform/jobs/claim-job.ts). */
const QUIET_SECONDS = 31;
/** Discharged patients at which the process is killed, should it not have done more while it started. */
const DEATHS = [1, 1200];
const onPostgres = process.env.TEST_DB === 'postgres';

let directory: string;
let database: TestDatabase | undefined;
let environment: Record<string, string> = {};
let seeded: Seed;

/** The database itself, while no server holds it. */
async function inside<T>(work: (bare: Database) => Promise<T>): Promise<T> {
  if (database) return work(database.bare);
  const bare = await openPglite({ directory: join(directory, 'database') });
  try {
    return await work(bare);
  } finally {
    await bare.close();
  }
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'portal-deaths-'));
  if (onPostgres) {
    database = await openTestDatabase();
    environment = database.environment;
  }
  await inside(async (bare) => {
    seeded = await seed(bare);
    const { organizationId, locations, patients: two, practitioners: people } = seeded.A;
    await bare.transaction({ role: 'owner' }, async (tx) => {
      await tx.execute(sql`insert into patients (organization_id, location_id, first_name, last_name, products, sort_name)
        select ${organizationId}, ${locations[0]}, 'Many', 'Patient ' || n, array['HEALTH'], 'x' from generate_series(1, ${MANY}) n`);
      // One had been discharged before, one of the providers had been removed.
      await tx.update(patients).set({ discharged: true }).where(eq(patients.id, two[1]));
      await tx
        .update(practitioners)
        .set({ removedAt: new Date() })
        .where(eq(practitioners.id, people.second.practitionerId!));
    });
  });
});
afterAll(async () => {
  await database?.drop();
  rmSync(directory, { recursive: true, force: true });
});

/** On PGlite a new process takes over at once what was claimed; on PostgreSQL only what has been quiet. */
async function letQuietTimePass() {
  if (!onPostgres) return;
  const earlier = sql`now() - make_interval(secs => ${QUIET_SECONDS})`;
  await inside((bare) =>
    bare.transaction({ role: 'owner' }, (tx) =>
      tx.update(jobs).set({ claimedAt: earlier, heartbeatAt: earlier }).where(isNotNull(jobs.claimedAt)),
    ),
  );
}

const getCookie = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const signIn = (server: ServerProcess, email: string) =>
  fetch(`${server.url}/api/v2/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });

/** Which of the clinic's four people come in. */
async function whoComesIn(server: ServerProcess): Promise<string[]> {
  const come: string[] = [];
  for (const email of ['admina', 'firsta', 'seconda', 'nonea'].map((name) => `${name}@clinic.test`)) {
    const answer = await signIn(server, email);
    const cookie = getCookie(answer);
    if (answer.ok && (await fetch(`${server.url}/api/v2/organizations/current`, { headers: { cookie } })).ok)
      come.push(email);
  }
  return come;
}

it(
  'C3 A9 AORG-16 AORG-17 AORG-18 an organization is disabled exactly once through process deaths by kill -9, and enabling restores users who joined before',
  { tags: 'thorough', timeout: 300_000 },
  async () => {
    const path = `/api/v2/admin/organizations/${seeded.A.organizationId}`;
    let server = await startServer({ dataDirectory: directory, environment });
    const before = await whoComesIn(server);
    expect(before).toEqual(['admina@clinic.test', 'firsta@clinic.test', 'nonea@clinic.test']);
    const cookie = getCookie(await signIn(server, 'vendoradmin@clinic.test'));
    const provider = getCookie(await signIn(server, 'firsta@clinic.test'));
    const call = (method: string, what: string) =>
      fetch(`${server.url}${path}/${what}`, { method, headers: { cookie, 'x-background': '1' } });
    const change = async () => (await (await call('GET', 'access-change')).json()) as AccessChange;
    const isRefused = async () => {
      const { status } = await fetch(`${server.url}/api/v2/organizations/current`, { headers: { cookie: provider } });
      expect([401, 403]).toContain(status);
    };

    expect((await call('POST', 'disable')).status).toBe(202);
    await isRefused();
    const deaths: AccessChange[] = [];
    for (const moment of DEATHS) {
      let now = await change();
      for (; now.state === 'running' && now.done < moment; now = await change()) await pause(10);
      await server.kill();
      deaths.push(now);
      await letQuietTimePass();
      server = await startServer({ dataDirectory: directory, environment });
      await isRefused();
    }
    // The first of them at least came in the middle of the work.
    expect(deaths[0]).toMatchObject({ state: 'running', disabling: true, total: MANY + 1 });
    expect(deaths[0]!.done).toBeLessThan(MANY);
    await expect.poll(async () => (await change()).state, { timeout: 60_000, interval: 100 }).toBe('done');
    expect(await change()).toMatchObject({ disabling: true, done: MANY + 1, total: MANY + 1 });
    expect(await whoComesIn(server)).toEqual([]);
    // Asked again, there is nothing left to do.
    expect((await call('POST', 'disable')).status).toBe(202);
    await expect.poll(async () => (await change()).state, { timeout: 60_000, interval: 100 }).toBe('done');
    expect((await call('POST', 'enable')).status).toBe(202);
    expect(await whoComesIn(server)).toEqual(before);
    await server.stop();

    await inside((bare) =>
      bare.transaction({ role: 'owner' }, async (tx) => {
        const own = eq(patients.organizationId, seeded.A.organizationId);
        const rows = await tx.select().from(patients).where(own).orderBy(patients.id);
        expect(rows).toHaveLength(MANY + 2);
        expect(rows.filter(({ discharged }) => !discharged)).toEqual([]);
        // Every patient was changed once, but for the one who had been discharged before.
        const earlier = seeded.A.patients[1];
        expect(rows.filter(({ id, version }) => version !== (id === earlier ? 1 : 2))).toEqual([]);
        const trail = await tx.select().from(auditRows).where(eq(auditRows.action, 'dischargePatients'));
        const named = trail.flatMap(({ entityIds }) => entityIds.map(Number)).toSorted((a, b) => a - b);
        expect(named).toEqual(rows.map(({ id }) => id).filter((id) => id !== earlier));
        const [left] = await tx
          .select()
          .from(practitioners)
          .where(eq(practitioners.id, seeded.A.practitioners.second.practitionerId!));
        expect(left!.removedAt).not.toBeNull();
        const work = await tx.select().from(jobs).where(eq(jobs.kind, 'organization-access')).orderBy(jobs.id);
        expect(work.map(({ doneAt, failedAt }) => [doneAt !== null, failedAt])).toEqual([
          [true, null],
          [true, null],
        ]);
      }),
    );
  },
);
