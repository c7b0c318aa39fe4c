import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPatients } from '../../contract/patients/patients.ts';
import { auditAccount } from '../../server/platform/audit/audit.ts';
import { reportVerification } from '../../server/platform/audit/report-verification.ts';
import { createSealAuditJob } from '../../server/platform/audit/seal-audit-job.ts';
import { verifyAudit } from '../../server/platform/audit/verify-audit.ts';
import { auditRows, auditSeals, jobs } from '../../server/platform/db/schema.ts';
import { enqueue, Jobs } from '../../server/platform/jobs/jobs.ts';
import { stored } from './stored.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Writes audit rows as a sign-in does. */
const write = (...actions: string[]) =>
  world.deps.tenantDb.asService(async (tx) => {
    for (const action of actions)
      await auditAccount(tx, { action, entity: 'session', userId: 'somebody', outcome: 200, requestId: 'r' });
  });

/** Does what the job does once a minute. */
async function seal(): Promise<void> {
  await world.deps.tenantDb.asService((tx) => enqueue(tx, 'seal-audit', null, {}));
  const job = createSealAuditJob({ now: world.deps.now, log: world.deps.log });
  await new Jobs(world.deps.tenantDb, { 'seal-audit': job }, world.deps.log).runDue();
}

const verify = (expected?: string, now = world.deps.now()) =>
  world.deps.tenantDb.asService((tx) => verifyAudit(tx, { ...(expected && { expected }), now }));

/** What an intruder does who has the rights of the database's owner. */
const change = (statement: ReturnType<typeof sql>) => world.asOwner((tx) => tx.execute(statement));
const seals = () => world.asOwner((tx) => tx.select().from(auditSeals).orderBy(desc(auditSeals.id)));

/** Two seals: rows 1 to 3, then, after an id that was never committed, two more. */
beforeEach(async () => {
  await change(sql`truncate audit_rows restart identity`);
  await change(sql`truncate audit_seals`);
  await change(sql`delete from jobs`);
  await write('one', 'two', 'three');
  await seal();
  const undone = world.deps.tenantDb.asService(async (tx) => {
    await auditAccount(tx, { action: 'undone', entity: 'session', userId: null, outcome: 200 });
    throw new Error('rolled back');
  });
  await undone.catch(() => undefined);
  await write('five', 'six');
  await seal();
});

describe('the seals of the audit log', () => {
  it('cover what was committed since the last one, each in a chain with the one before', async () => {
    const [second, first] = await seals();
    expect(first).toMatchObject({ id: 1, firstId: 1, lastId: 3, rowCount: 3, previousHash: '0'.repeat(64) });
    expect(second).toMatchObject({ id: 2, firstId: 4, lastId: 6, rowCount: 2, previousHash: first!.hash });
    const found = await verify(first!.hash);
    expect(found).toMatchObject({ problems: [], sealCount: 2, rowCount: 5, unsealedCount: 0 });
    expect(reportVerification(found)[0]).toBe('5 audit rows under 2 seals, all as they were sealed.');
    expect(reportVerification(found)[1]).toContain(second!.hash);
  });

  it('cover what the calls of the product record', async () => {
    const admin = await world.as(world.seed.A.practitioners.admin);
    expect((await admin.call(listPatients)).status).toBe(200);
    expect((await verify()).unsealedCount).toBe(1);
    await seal();
    expect(await verify()).toMatchObject({ problems: [], rowCount: 6, unsealedCount: 0 });
  });

  it('are written once for a batch, whichever process runs the job and however often', async () => {
    await write('seven');
    const job = createSealAuditJob({ now: world.deps.now });
    const context = { id: 0, organizationId: null, payload: {}, progress: null, report: async () => undefined };
    await Promise.all([job(context, world.deps.tenantDb), job(context, world.deps.tenantDb)]);
    await job(context, world.deps.tenantDb);
    expect((await seals()).map(({ id, rowCount }) => [id, rowCount])).toEqual([
      [3, 1],
      [2, 2],
      [1, 3],
    ]);
    expect(await verify()).toMatchObject({ problems: [], rowCount: 6 });
  });

  it('are continued by a job that enqueues the next minute and keeps no earlier run', async () => {
    const kept = (await stored(world, jobs)).filter(({ kind }) => kind === 'seal-audit');
    expect(kept.filter(({ doneAt }) => !doneAt).length).toBeGreaterThan(0);
    expect(kept.filter(({ doneAt }) => doneAt).length).toBeLessThanOrEqual(1);
    expect(world.log.findLast(({ event }) => event === 'audit-sealed')?.detail).toBe(`2 ${(await seals())[0]!.hash}`);
  });

  it('can be neither changed nor deleted by any role of the application', async () => {
    for (const role of ['app_user', 'app_vendor', 'app_service'] as const)
      for (const statement of [sql`update audit_seals set row_count = 0`, sql`delete from audit_seals`])
        await expect(
          world.database.app.transaction({ role, org: world.seed.A.organizationId, allLocations: true }, (tx) =>
            tx.execute(statement),
          ),
        ).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await seals()).toHaveLength(2);
  });
});

describe('a verification of the audit log reports', () => {
  it('a changed row', async () => {
    await change(sql`update audit_rows set entity_ids = '{77}' where id = 2`);
    expect((await verify()).problems).toEqual([expect.stringMatching(/^Changed: audit row 2, after seal 1 of 2026-/)]);
  });

  it('a changed time, by a microsecond', async () => {
    await change(sql`update audit_rows set created_at = created_at + interval '1 microsecond' where id = 5`);
    expect((await verify()).problems).toEqual([expect.stringMatching(/^Changed: audit row 5, after seal 2/)]);
  });

  it('a deleted row', async () => {
    await change(sql`delete from audit_rows where id = 2`);
    expect((await verify()).problems).toEqual([expect.stringMatching(/^Removed: audit row 2, after seal 1/)]);
  });

  it('a row that was inserted where none was committed, or before the first', async () => {
    for (const id of [4, -7])
      await change(sql`insert into audit_rows (id, request_id, action, entity, outcome) overriding system value
        values (${id}, 'x', 'planted', 'patient', 200)`);
    expect((await verify()).problems).toEqual([
      expect.stringMatching(/^Inserted: audit row -7, after seal 1/),
      expect.stringMatching(/^Inserted: audit row 4, after seal 2/),
    ]);
  });

  it('rows that were cut off at the end', async () => {
    await change(sql`delete from audit_rows where id > 4`);
    expect((await verify()).problems).toEqual([
      expect.stringMatching(/^Removed: audit row 5, after seal 2/),
      expect.stringMatching(/^Removed: audit row 6, after seal 2/),
    ]);
  });

  it('an end that was cut off together with its seals, if the newest seal was kept elsewhere', async () => {
    const kept = (await seals())[0]!.hash;
    expect((await verify(kept)).problems).toEqual([]);
    await change(sql`delete from audit_rows where id > 3`);
    await change(sql`delete from audit_seals where id = 2`);
    expect((await verify()).problems).toEqual([]);
    expect((await verify(kept)).problems).toEqual([expect.stringContaining(`No seal has the hash ${kept}`)]);
  });

  it('a changed seal, also one that was changed together with its row', async () => {
    await change(sql`update audit_seals set row_count = 2 where id = 1`);
    expect((await verify()).problems).toEqual([
      expect.stringMatching(/^Changed after it was written: seal 1 of/),
      expect.stringMatching(/^The rows of seal 1 .* are not those that were sealed/),
    ]);
  });

  it('a seal that was written again, by the one after it', async () => {
    const [, first] = await seals();
    await change(sql`update audit_seals set hash = ${'a'.repeat(64)} where id = 1`);
    expect((await verify()).problems).toEqual([
      expect.stringMatching(/^Changed after it was written: seal 1/),
      expect.stringMatching(/^Does not continue seal 1: seal 2/),
    ]);
    await change(sql`update audit_seals set hash = ${first!.hash} where id = 1`);
    expect((await verify()).problems).toEqual([]);
  });

  it('a seal that is missing in the middle', async () => {
    await write('seven');
    await seal();
    await change(sql`delete from audit_seals where id = 2`);
    expect((await verify()).problems).toEqual(['Removed: the seals between 1 and 3.']);
  });

  it('rows that were deleted after six years as no problem, and younger ones as one', async () => {
    await change(sql`delete from audit_rows where id <= 3`);
    const inSixYears = await verify(undefined, new Date('2032-11-24T15:00:00Z'));
    expect(inSixYears.problems).toEqual([]);
    expect(inSixYears.notes).toEqual([expect.stringMatching(/^The rows of seal 1 .* older than 6 years/)]);
    expect((await verify(undefined, new Date('2032-11-22T15:00:00Z'))).problems).toHaveLength(3);
    // Only from the beginning: a gap later on is none of the retention.
    await change(sql`delete from audit_rows where id > 3`);
    await change(sql`insert into audit_rows (id, request_id, action, entity, outcome) overriding system value
      values (1, 'x', 'planted', 'patient', 200)`);
    expect((await verify(undefined, new Date('2032-11-24T15:00:00Z'))).problems).toHaveLength(5);
  });
});

if (process.env.TEST_DB === 'postgres')
  it('a row that commits late is sealed too: the seal waits for its transaction, and nobody waits for the seal', async () => {
    let commit = () => {};
    let hasWritten = () => {};
    const written = new Promise<void>((resolve) => (hasWritten = resolve));
    const late = world.deps.tenantDb.asService(async (tx) => {
      await auditAccount(tx, { action: 'late', entity: 'session', userId: null, outcome: 200 });
      hasWritten();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await written;
    await write('early');
    await seal();
    expect(await seals()).toHaveLength(2);
    // What came after does not postpone it.
    await write('later still');
    commit();
    await late;
    await change(sql`update jobs set run_at = now() where done_at is null`);
    await seal();
    expect(await verify()).toMatchObject({ problems: [], unsealedCount: 0 });
    const [row] = await world.asOwner((tx) => tx.select().from(auditRows).where(eq(auditRows.action, 'late')));
    expect((await seals()).some(({ firstId, lastId }) => firstId <= row!.id && row!.id <= lastId)).toBe(true);
  });
