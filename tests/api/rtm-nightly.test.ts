import { createUntranslatedMessage } from '../../contract/platform/message.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TenantDb } from '../../server/platform/db/tenant-context.ts';
import {
  careNotes,
  locations,
  patients,
  rtmCycles,
  rtmRecalculationRuns,
  rtmStatusChanges,
} from '../../server/platform/db/schema.ts';
import { recalculateNightly } from '../../server/rtm/nightly-recalculation.ts';
import { MANY, monitored as monitoredPatients, listWindows, withoutMonitored } from './monitored-patients.ts';
import { stored } from './stored.ts';
import { openWorld, type World } from './world.ts';

const ZONE = 'America/Denver';
/** Dec 2 in Denver; they are over since midnight. */
const AFTER = new Date('2026-12-02T12:00:00Z');

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => withoutMonitored(world));

const organizationId = () => world.seed.A.organizationId;

const night = (tenantDb: TenantDb = world.deps.tenantDb, now = AFTER) =>
  recalculateNightly(tenantDb, organizationId(), [ZONE], now);
const kept = async () =>
  (await stored(world, rtmRecalculationRuns, eq(rtmRecalculationRuns.timezone, ZONE))).map(
    ({ day, lastPatientId, done }) => ({
      day,
      lastPatientId,
      done,
    }),
  );
const windows = (ids: number[]) => listWindows(world, ids);
const monitored = (many: number) => monitoredPatients(world, many);
const listStatuses = async (ids: number[]) => [...new Set((await windows(ids)).map(({ status }) => status))];

/** Dies in its n-th transaction: before the commit, or right after. */
function failingTenantDb(nth: number, when: 'within' | 'after'): TenantDb {
  let count = 0;
  return {
    ...world.deps.tenantDb,
    withActor: async (actor, work, options) => {
      count += 1;
      const dies = count === nth;
      const answer = await world.deps.tenantDb.withActor(
        actor,
        async (...given) => {
          const done = await work(...given);
          if (dies && when === 'within') throw new Error('The process died.');
          return done;
        },
        options,
      );
      if (dies) throw new Error('The process died.');
      return answer;
    },
  };
}

describe('the nightly recalculation', () => {
  it('closes ended cycles of a zone, once a day, with the reason', async () => {
    const ids = await monitored(3);
    await night(world.deps.tenantDb, new Date('2026-12-02T06:59:00Z'));
    expect(await listStatuses(ids)).toEqual(['IN_PROGRESS']);
    await night();
    expect(await listStatuses(ids)).toEqual(['READY_TO_BILL']);
    expect(await kept()).toEqual([{ day: '2026-12-02', lastPatientId: ids.at(-1), done: true }]);
    const [change] = await stored(world, rtmStatusChanges, eq(rtmStatusChanges.patientId, ids[0]!));
    expect(change).toMatchObject({
      fromStatus: 'IN_PROGRESS',
      toStatus: 'READY_TO_BILL',
      changedBy: 'system',
      startDate: '2026-11-02',
      endDate: '2026-12-01',
    });
    expect(change!.reason).toMatch(/^98\d{3} is billable: 2 data days by Dec 1, 2026\.$/);
    const before = await stored(world, rtmCycles, inArray(rtmCycles.patientId, ids));
    await night(world.deps.tenantDb, new Date('2026-12-02T20:00:00Z'));
    expect(await stored(world, rtmCycles, inArray(rtmCycles.patientId, ids))).toEqual(before);
  });

  it.each(['within', 'after'] as const)('continues exactly where a run that died %s a batch stopped', async (when) => {
    const ids = await monitored(MANY);
    await expect(night(failingTenantDb(2, when))).rejects.toThrow('The process died.');
    // Two others of the organization come before them.
    const reached = (when === 'within' ? 200 : 400) - 2;
    expect(await kept()).toEqual([{ day: '2026-12-02', lastPatientId: ids[reached - 1], done: false }]);
    expect(await listStatuses(ids.slice(0, reached))).toEqual(['READY_TO_BILL']);
    expect(await listStatuses(ids.slice(reached))).toEqual(['IN_PROGRESS']);
    // Processed patients are not processed again.
    await world.asOwner((tx) =>
      tx
        .update(rtmCycles)
        .set({ explanation: createUntranslatedMessage('Marked') })
        .where(inArray(rtmCycles.patientId, ids.slice(0, reached))),
    );
    await night();
    expect(await listStatuses(ids)).toEqual(['READY_TO_BILL']);
    const marked = (await windows(ids)).filter(({ explanation }) => explanation.text === 'Marked');
    expect(marked.map(({ patientId }) => patientId).toSorted((a, b) => a - b)).toEqual(ids.slice(0, reached));
    // Supply and set-up became ready, once each.
    const changes = await stored(world, rtmStatusChanges, inArray(rtmStatusChanges.patientId, ids));
    expect(changes).toHaveLength(2 * MANY);
    expect(new Set(changes.map(({ cycleId }) => cycleId)).size).toBe(2 * MANY);
    expect((await kept())[0]!.done).toBe(true);
  });

  it('counts a note of the day that has just started, and skips patients whom the new day does not affect', async () => {
    const [noted, quiet] = await monitored(2);
    await world.asOwner(async (tx) => {
      await tx.delete(rtmCycles).where(inArray(rtmCycles.patientId, [noted!, quiet!]));
      await tx.insert(careNotes).values({
        organizationId: organizationId(),
        patientId: noted!,
        date: '2026-12-02',
        minutes: 20,
        notes: 'Called.',
        interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION',
      });
    });
    await night();
    expect((await stored(world, rtmCycles, eq(rtmCycles.patientId, noted!))).map(({ code }) => code)).toContain(
      '98980',
    );
    expect(await stored(world, rtmCycles, eq(rtmCycles.patientId, quiet!))).toEqual([]);
  });

  it('starts again when a location was added to the zone', async () => {
    const ids = await monitored(1);
    await night();
    await world.asOwner(async (tx) => {
      const [place] = await tx
        .insert(locations)
        .values({ organizationId: organizationId(), name: crypto.randomUUID(), timezone: ZONE })
        .returning({ id: locations.id });
      await tx.update(patients).set({ locationId: place!.id }).where(inArray(patients.id, ids));
      await tx.update(rtmCycles).set({ status: 'IN_PROGRESS' }).where(inArray(rtmCycles.patientId, ids));
    });
    await night();
    expect(await listStatuses(ids)).toEqual(['READY_TO_BILL']);
  });
});
