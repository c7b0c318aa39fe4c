import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../contract/platform/call.ts';
import { getPatient, listPatients } from '../../contract/patients/patients.ts';
import { listWorklist } from '../../contract/worklist/worklist.ts';
import { listOrganizations } from '../../contract/organizations/admin-organizations.ts';
import { openPostgres } from '../../server/platform/db/postgres.ts';
import { openWorld, World, type Caller } from './world.ts';

const onPostgres = process.env.TEST_DB === 'postgres';

let world: World;
/** The same on PostgreSQL with one connection for all clinics; PGlite has no more anyway. */
let narrow: World;
beforeAll(async () => {
  world = await openWorld();
  const { environment } = world.database;
  const app = onPostgres
    ? await openPostgres({
        url: environment.DATABASE_URL!,
        vendorUrl: environment.DATABASE_VENDOR_URL!,
        serviceUrl: environment.DATABASE_SERVICE_URL!,
        ownerUrl: environment.DATABASE_OWNER_URL!,
        max: 1,
      })
    : world.database.app;
  narrow = new World({ ...world.database, app }, world.seed, {});
});
afterAll(async () => {
  if (onPostgres) await narrow.database.app.close();
  await world.close();
});

const listIds = async (caller: Caller) => {
  const { status, body } = await caller.call(listPatients);
  expect(status).toBe(200);
  return body.items.map(({ id }) => id).toSorted((a, b) => a - b);
};

describe('A1 a connection that served one clinic', () => {
  it('shows the next one its own patients only, by the same prepared statements, also after an error', async () => {
    const { A, B } = world.seed;
    const of = async (clinic: typeof A) => ({
      admin: await narrow.as(clinic.practitioners.admin),
      first: await narrow.as(clinic.practitioners.first),
      patients: clinic.patients.toSorted((a, b) => a - b),
    });
    const a = await of(A);
    const b = await of(B);
    for (let round = 0; round < 3; round++)
      for (const [mine, theirs] of [
        [a, b],
        [b, a],
      ] as const) {
        expect(await listIds(mine.admin)).toEqual(mine.patients);
        expect(await listIds(mine.first)).toEqual([mine.patients[0]]);
        // A refused record, and a statement that fails in the database.
        expect((await mine.admin.call(getPatient, { params: { id: theirs.patients[0]! } })).status).toBe(404);
        expect((await mine.first.call(getPatient, { params: { id: mine.patients[1]! } })).status).toBe(404);
        const failed = narrow.database.app.transaction(
          { role: 'app_user', org: A.organizationId, allLocations: true },
          (tx) => tx.execute(sql`select 1 / (count(*) * 0) from patients`),
        );
        await expect(failed).rejects.toThrow('select 1 / (count(*) * 0)');
      }
  });

  it('has no context left for a transaction without one', async () => {
    await listIds(await narrow.as(world.seed.A.practitioners.admin));
    const answer = await narrow.database.app.transaction({ role: 'app_user' }, (tx) =>
      tx.execute(sql`select app.org() as org, app.all_locations() as every, app.user_id() as who,
        (select count(*)::int from patients) as patients, (select count(*)::int from app.accessible_patients) as found`),
    );
    expect((answer as { rows: unknown[] }).rows).toEqual([
      { org: null, every: false, who: null, patients: 0, found: 0 },
    ]);
  });
});

type Query = (this: unknown, ...given: unknown[]) => unknown;

/** What is sent to PostgreSQL while `work` is done: the names of prepared statements, the first words of others. */
async function recordSent(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const client = pg.Client.prototype as unknown as { query: Query };
  const original = client.query;
  client.query = function query(...given) {
    const [first] = given as [string | { text: string; name?: string }];
    const text = typeof first === 'string' ? first : first.text;
    sent.push((typeof first === 'object' && first.name) || text.trim().split(/\s+/, 2).join(' '));
    return original.apply(this, given);
  };
  try {
    await work();
  } finally {
    client.query = original;
  }
  return sent.toSorted();
}

if (onPostgres)
  describe('a call sends to PostgreSQL', () => {
    const opened = ['begin', 'context_relaxed', 'commit', 'audit_row', 'session'];
    it('for a page of patients the session, the context, one statement with its plan, and the audit row', async () => {
      const caller = await world.as(world.seed.A.practitioners.admin);
      await caller.call(listPatients);
      const sent = await recordSent(() => caller.call(listPatients));
      expect(sent).toEqual([...opened, 'patients_plan', 'patients_lastActivity_DESC_ACTIVE_own_all_all'].toSorted());
    });

    it('for a record one statement besides these', async () => {
      const caller = await world.as(world.seed.A.practitioners.admin);
      const open = () => caller.call(getPatient, { params: { id: world.seed.A.patients[0] } });
      await open();
      expect(await recordSent(open)).toEqual([...opened, 'patient_record_own_all_all'].toSorted());
    });

    it.each(['a list of the vendor', 'the worklist'])('for %s no more than three besides these', async (name) => {
      const { seed } = world;
      const isVendor = name === 'a list of the vendor';
      const caller = await world.as(isVendor ? seed.accounts.vendorAdmin : seed.A.practitioners.admin);
      const ask = () => caller.call<Call>(isVendor ? listOrganizations : listWorklist);
      await ask();
      const sent = await recordSent(ask);
      expect(sent.filter((text) => opened.includes(text))).toEqual(opened.toSorted());
      expect(sent.length).toBeLessThanOrEqual(opened.length + 3);
    });
  });
