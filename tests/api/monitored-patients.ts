import { eq, inArray } from 'drizzle-orm';
import {
  careNotes,
  gaitSessions,
  healthSessions,
  worklistItems,
  patients,
  plansOfCare,
  rtmCycles,
  rtmRecalculationRuns,
  rtmSettings,
  rtmStatusChanges,
} from '../../server/platform/db/schema.ts';
import { recalculatePatients } from '../../server/rtm/recalculate.ts';
import { stored } from './stored.ts';
import type { World } from './world.ts';

/** Nov 20 in Denver; the windows of Nov 2 are open. */
export const BEFORE = new Date('2026-11-20T18:00:00Z');
/** Patients of more than two batches. */
export const MANY = 450;

/** Takes away the patients of `monitored` and all that they left. */
export const withoutMonitored = (world: World) =>
  world.asOwner(async (tx) => {
    const own = tx.select({ id: patients.id }).from(patients).where(eq(patients.firstName, 'Night'));
    await tx.delete(gaitSessions).where(inArray(gaitSessions.patientId, own));
    for (const table of [
      rtmRecalculationRuns,
      rtmStatusChanges,
      rtmCycles,
      healthSessions,
      careNotes,
      rtmSettings,
      worklistItems,
    ])
      await tx.delete(table);
    await tx.delete(plansOfCare).where(inArray(plansOfCare.patientId, own));
    await tx.delete(patients).where(eq(patients.firstName, 'Night'));
  });

/** Patients of clinic A with data on Nov 2 and 3, calculated on Nov 20; returns their ids. */
export async function monitored(world: World, many: number): Promise<number[]> {
  const { organizationId } = world.seed.A;
  const ids = await world.asOwner(async (tx) => {
    const rows = await tx
      .insert(patients)
      .values(
        Array.from({ length: many }, (_, index) => ({
          organizationId,
          locationId: world.seed.A.locations[0],
          firstName: 'Night',
          lastName: `N${index}`,
          products: ['HEALTH' as const],
        })),
      )
      .returning({ id: patients.id });
    const own = rows.map(({ id }) => ({ organizationId, patientId: id }));
    await tx
      .insert(plansOfCare)
      .values(own.map((of) => ({ ...of, start: '2026-11-01', setupDate: '2026-11-01', setupBy: 'ENTRY' as const })));
    await tx.insert(healthSessions).values(
      own.flatMap((of) =>
        ['2026-11-02', '2026-11-03'].map((day) => ({
          ...of,
          sessionUuid: crypto.randomUUID(),
          type: 'HEPSession',
          selfReported: 'none',
          performedAt: new Date(`${day}T18:00:00Z`),
          day,
          sets: [],
        })),
      ),
    );
    return rows.map(({ id }) => id);
  });
  await world.deps.tenantDb.withActor({ kind: 'job', organizationId }, (tx, scope) =>
    recalculatePatients(tx, scope, ids, BEFORE),
  );
  return ids;
}

/** Their first windows. */
export const listWindows = async (world: World, ids: number[]) =>
  (await stored(world, rtmCycles, inArray(rtmCycles.patientId, ids))).filter(
    ({ clock, startDate }) => clock === 'ROLLING_30' && startDate === '2026-11-02',
  );
