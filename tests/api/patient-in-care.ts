import { eq } from 'drizzle-orm';
import { addPatient } from '../../contract/patients/patients.ts';
import { healthSessions, plansOfCare } from '../../server/platform/db/schema.ts';
import { recalculatePatient } from '../../server/rtm/recalculate.ts';
import type { Caller, World } from './world.ts';

const SINCE = '2026-09-01';

/** A new Gait and Health patient of clinic A, set up and in care since 2026-09-01; returns the id. */
export async function patientInCare(world: World, admin: Caller): Promise<number> {
  const { body } = await admin.call(addPatient, {
    body: {
      products: ['GAIT', 'HEALTH'],
      locationId: world.seed.A.locations[0],
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: `${crypto.randomUUID()}@people.test`,
      phoneNumber: '5551234567',
      injuredSideOfBody: 'Left',
      injuredBodyPart: 'Knee',
    },
  });
  await world.asOwner(async (tx) => {
    await tx
      .update(plansOfCare)
      .set({ start: SINCE, setupDate: SINCE, setupBy: 'ENTRY' })
      .where(eq(plansOfCare.patientId, body.id));
  });
  return body.id;
}

/** A session of a patient of clinic A on a day. */
export const practised = (world: World, patientId: number, day: string, change: object = {}) =>
  world.asOwner((tx) =>
    tx.insert(healthSessions).values({
      organizationId: world.seed.A.organizationId,
      patientId,
      sessionUuid: crypto.randomUUID(),
      type: 'HEPSession',
      selfReported: 'none',
      performedAt: new Date(`${day}T18:00:00Z`),
      day,
      sets: [],
      ...change,
    }),
  );

/** Counts the cycles of a patient of clinic A as the job does at that moment. */
export const recounted = (world: World, patientId: number, now: string) =>
  world.deps.tenantDb.withActor({ kind: 'job', organizationId: world.seed.A.organizationId }, (tx, scope) =>
    recalculatePatient(tx, scope, patientId, new Date(now)),
  );
