import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { todayIn } from '../../domain/calendar.ts';
import { audit } from '../audit/audit.ts';
import type { Door } from '../db/door.ts';
import { authSessions, locations, organizations, patients, plansOfCare, practitioners } from '../db/schema/index.ts';
import type { Job, JobWork } from './jobs.ts';

const BATCH = 200;

/**
 * What follows when an organization was disabled: its people's sessions end and its patients are discharged, their
 * plans of care ending today in their location's zone (AORG-16, AORG-17). Works in batches of a transaction each, so
 * that a process which dies in between leaves the rest to the next; does nothing once the organization is enabled
 * again (OPEN-114).
 */
export const organizationAccess =
  (now: () => Date): JobWork =>
  async (job, door) => {
    const { organizationId } = job;
    if (organizationId === null) return;
    const disabled = await door.asService(async (tx) => {
      const [organization] = await tx
        .select({ disabled: organizations.disabled })
        .from(organizations)
        .where(eq(organizations.id, organizationId));
      if (!organization?.disabled) return false;
      const people = tx
        .select({ id: practitioners.userId })
        .from(practitioners)
        .where(eq(practitioners.organizationId, organizationId));
      await tx.delete(authSessions).where(inArray(authSessions.userId, people));
      return true;
    });
    if (!disabled) return;
    while ((await dischargeBatch(job, organizationId, door, now())) === BATCH);
  };

/** Discharges up to 200 patients; returns how many. */
const dischargeBatch = (job: Job, organizationId: number, door: Door, now: Date): Promise<number> => {
  const actor = { kind: 'job', organizationId } as const;
  return door.withActor(actor, async (tx, scope) => {
    // Whoever enables the organization waits for this batch, and the next one sees it.
    const [organization] = await tx
      .select({ disabled: organizations.disabled })
      .from(organizations)
      .where(and(scope.organization(organizations.id), eq(organizations.id, organizationId)));
    if (!organization?.disabled) return 0;
    const found = await tx
      .select({ id: patients.id, timezone: locations.timezone })
      .from(patients)
      .innerJoin(
        locations,
        and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
      )
      .where(
        and(
          scope.organization(patients.organizationId),
          eq(patients.organizationId, organizationId),
          eq(patients.discharged, false),
        ),
      )
      .orderBy(asc(patients.id))
      .limit(BATCH)
      .for('update', { of: patients });
    if (!found.length) return 0;
    const zones = new Set(found.map(({ timezone }) => timezone));
    for (const zone of zones) {
      const today = todayIn(zone, now);
      const there = found.filter(({ timezone }) => timezone === zone).map(({ id }) => id);
      await tx
        .update(plansOfCare)
        // A plan that had not begun ends on the day it would have.
        .set({ end: sql`greatest(${plansOfCare.start}, ${today}::date)` })
        .where(
          and(
            scope.organization(plansOfCare.organizationId),
            eq(plansOfCare.organizationId, organizationId),
            inArray(plansOfCare.patientId, there),
            or(isNull(plansOfCare.end), gt(plansOfCare.end, today)),
          ),
        );
    }
    const ids = found.map(({ id }) => id);
    await tx
      .update(patients)
      .set({ discharged: true, version: sql`${patients.version} + 1`, updatedAt: sql`now()` })
      .where(
        and(
          scope.organization(patients.organizationId),
          eq(patients.organizationId, organizationId),
          inArray(patients.id, ids),
        ),
      );
    await audit(tx, actor, {
      requestId: `job:${job.id}`,
      action: 'dischargePatients',
      entity: 'patients',
      entityIds: ids,
      outcome: 200,
    });
    return ids.length;
  });
};
