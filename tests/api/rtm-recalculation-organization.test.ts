import { createUntranslatedMessage } from '../../contract/platform/message.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyBillingDetails } from '../../domain/rtm/settings.ts';
import { gaitSessions, jobs, plansOfCare, rtmCycles, rtmSettings } from '../../server/platform/db/schema.ts';
import { recalculateOrganization } from '../../server/rtm/recalculate-organization-job.ts';
import { BEFORE, MANY, monitored, listWindows, withoutMonitored } from './monitored-patients.ts';
import { stored } from './stored.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let organizationId: number;
beforeAll(async () => {
  world = await openWorld();
  organizationId = world.seed.A.organizationId;
});
afterAll(() => world.close());
beforeEach(() => withoutMonitored(world));

describe('the recalculation of an organization', () => {
  it('follows changed settings: a gait session becomes a data day when any activity counts', async () => {
    const [id] = await monitored(world, 1);
    await world.asOwner(async (tx) => {
      await tx.insert(gaitSessions).values({
        organizationId,
        patientId: id!,
        locationId: world.seed.A.locations[0],
        day: '2026-11-04',
        sessionUuid: crypto.randomUUID(),
        sessionSchema: 'GAIT-SA-2',
        // 23:30 on Nov 4 in Denver.
        capturedAt: new Date('2026-11-05T06:30:00Z'),
        meta: {},
        data: [],
      });
      await tx.insert(rtmSettings).values({
        organizationId,
        supplyDomain: 'MSK',
        dataDays: 'ANY_ACTIVITY',
        contactPerFurtherUnit: false,
        discipline: 'OT',
        billing: emptyBillingDetails,
        updatedBy: 'somebody',
      });
      await tx.delete(jobs);
      await tx.insert(jobs).values({ kind: 'rtm-recalculation', organizationId, payload: {} });
    });
    const days = async () =>
      (await listWindows(world, [id!])).map(({ numActiveDays, modifiers }) => [numActiveDays, ...modifiers]);
    expect(await days()).toEqual([[2, 'GP']]);
    await world.deps.jobs.runDue();
    expect(await days()).toEqual([[3, 'GO']]);
    const [job] = await stored(world, jobs, eq(jobs.kind, 'rtm-recalculation'));
    const { done, total } = job!.progress as { done: number; total: number };
    expect(done).toBe(total);
    expect(done).toBeGreaterThan(0);
  });

  it('continues from the saved progress, one batch per transaction', async () => {
    const ids = await monitored(world, MANY);
    await world.asOwner((tx) =>
      tx
        .update(rtmCycles)
        .set({ explanation: createUntranslatedMessage('Marked') })
        .where(inArray(rtmCycles.patientId, ids)),
    );
    const reports: { done: number; total: number }[] = [];
    const earlier = (await stored(world, plansOfCare, eq(plansOfCare.organizationId, organizationId))).filter(
      ({ patientId, setupDate }) => patientId < ids[0]! && setupDate !== null,
    ).length;
    await recalculateOrganization(world.deps.tenantDb, organizationId, BEFORE, {
      progress: { done: earlier + 200, total: earlier + MANY },
      report: async (progress) => void reports.push(progress),
    });
    expect(reports.map(({ done }) => done - earlier)).toEqual([200, 400, 450]);
    const marked = (await listWindows(world, ids)).filter(({ explanation }) => explanation.text === 'Marked');
    expect(marked.map(({ patientId }) => patientId).toSorted((a, b) => a - b)).toEqual(ids.slice(0, 200));
  });
});
