import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPatients } from '../../contract/patients/patients.ts';
import type { TenantDb } from '../../server/platform/db/tenant-context.ts';
import { jobs, patients, patientTotals, plansOfCare, rtmCycles } from '../../server/platform/db/schema.ts';
import { createNewDayJob } from '../../server/platform/jobs/new-day.ts';
import { purgeExpired } from '../../server/platform/jobs/purge-expired.ts';
import { patientInCare, practised, recounted } from './patient-in-care.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let patientId = 0;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());

const own = () => ({ organizationId: world.seed.A.organizationId, patientId });

beforeEach(async () => {
  patientId = await patientInCare(world, admin);
});

const session = (day: string, change: object = {}) => practised(world, patientId, day, change);
const recalculate = (now = '2026-11-21T18:00:00Z') => recounted(world, patientId, now);
const rows = () => stored(world, rtmCycles, eq(rtmCycles.patientId, patientId));

describe('the new-day job', () => {
  const turn = async (now: string) => {
    await createNewDayJob({ now: () => new Date(now) })(
      { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined },
      world.deps.tenantDb,
    );
  };
  const findRow = async () => (await stored(world, patients, eq(patients.id, patientId)))[0]!;

  it('closes the windows whose last day is over in the patient’s zone', async () => {
    await session('2026-11-02');
    await session('2026-11-03');
    await recalculate('2026-11-21T18:00:00Z');
    await turn('2026-12-02T06:59:00Z');
    expect((await rows()).map(({ status }) => status)).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
    await turn('2026-12-02T07:00:00Z');
    // The next window follows on day 31.
    expect((await rows()).map(({ code, startDate, status }) => `${code} ${startDate} ${status}`)).toEqual([
      '98975 2026-11-02 READY_TO_BILL',
      '98985 2026-11-02 READY_TO_BILL',
      '98985 2026-12-02 IN_PROGRESS',
    ]);
  });

  it('REC-41 OPEN-063 archives a patient once the last day of care is over in the patient’s zone, with list and totals', async () => {
    await world.asOwner((tx) =>
      tx.update(plansOfCare).set({ end: '2026-12-05' }).where(eq(plansOfCare.patientId, patientId)),
    );
    const archived = async () =>
      (
        await stored(
          world,
          patientTotals,
          and(eq(patientTotals.organizationId, world.seed.A.organizationId), eq(patientTotals.discharged, true)),
        )
      )
        .map(({ total }) => total)
        .reduce((sum, total) => sum + total, 0);
    const before = await archived();
    await turn('2026-12-06T06:59:00Z');
    expect((await findRow()).discharged).toBe(false);
    await turn('2026-12-06T07:00:00Z');
    expect((await findRow()).discharged).toBe(true);
    expect(await archived()).toBe(before + 1);
    const { body } = await admin.call(listPatients, { query: { state: 'DISCHARGED', limit: 99 } });
    expect(body.items.map(({ id }) => id)).toContain(patientId);
  });

  it('does not archive a patient who has a later plan of care', async () => {
    await world.asOwner(async (tx) => {
      await tx.update(plansOfCare).set({ end: '2026-10-01' }).where(eq(plansOfCare.patientId, patientId));
      await tx.insert(plansOfCare).values({ ...own(), start: '2026-10-02' });
    });
    await turn('2026-12-06T12:00:00Z');
    expect((await findRow()).discharged).toBe(false);
  });

  it('runs for every clinic even when one fails, and can be enqueued again after it failed permanently', async () => {
    const asked: number[] = [];
    const tenantDb: TenantDb = {
      ...world.deps.tenantDb,
      withActor: (actor) => {
        if (actor.kind === 'job') asked.push(actor.organizationId);
        return Promise.reject(new Error('This clinic fails.'));
      },
    };
    const failing = createNewDayJob({ now: world.deps.now })(
      { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined },
      tenantDb,
    );
    await expect(failing).rejects.toThrow('This clinic fails.');
    const { A, B } = world.seed;
    expect(asked).toEqual(expect.arrayContaining([A.organizationId, B.organizationId]));
    await world.asOwner(async (tx) => {
      await tx.delete(jobs).where(inArray(jobs.kind, ['new-day', 'purge-expired']));
      await tx.insert(jobs).values({ kind: 'new-day', payload: {}, failedAt: new Date() });
    });
    await purgeExpired(
      { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined },
      world.deps.tenantDb,
    );
    const waiting = (await stored(world, jobs)).filter(({ failedAt }) => failedAt === null).map(({ kind }) => kind);
    expect(waiting.toSorted()).toEqual(expect.arrayContaining(['new-day', 'purge-expired']));
  });

  it('enqueues itself for the next hour', async () => {
    await world.asOwner((tx) => tx.delete(jobs).where(eq(jobs.kind, 'new-day')));
    await turn('2026-12-06T12:00:00Z');
    const [next] = await stored(world, jobs, eq(jobs.kind, 'new-day'));
    expect(Math.round((next!.runAt.getTime() - Date.now()) / 60_000)).toBe(60);
  });
});
