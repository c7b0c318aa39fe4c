import { addHours } from 'date-fns';
import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getToday } from '../../../domain/platform/calendar.ts';
import { refreshWorklistDaily, removeFromWorklist } from '../../worklist/refresh-worklist.ts';
import { advancePathsDaily } from '../../care-paths/daily-paths.ts';
import type { TenantDb, Scope } from '../db/tenant-context.ts';
import { isPatientOf, isLocationOfPatient } from '../db/accessible-patients.ts';
import type { Tx } from '../db/database.ts';
import { locations, organizations, patients, plansOfCare } from '../db/schema.ts';
import { recalculateNightly } from '../../rtm/nightly-recalculation.ts';
import { recordPatientsDischarged } from '../../webhooks/record-events.ts';
import { enqueue, type JobHandler } from './jobs.ts';

const laterPlan = alias(plansOfCare, 'later');

/** Active patients of a time zone whose latest plan of care ended before today. */
const selectOverdue = (tx: Tx, scope: Scope, zone: string, today: string) =>
  tx
    .select({ id: patients.id })
    .from(plansOfCare)
    .innerJoin(patients, isPatientOf(plansOfCare))
    .innerJoin(locations, isLocationOfPatient)
    .where(
      and(
        scope.organization(plansOfCare.organizationId),
        eq(locations.timezone, zone),
        eq(patients.discharged, false),
        lt(plansOfCare.end, today),
        notExists(
          tx
            .select({ id: laterPlan.id })
            .from(laterPlan)
            .where(
              and(
                eq(laterPlan.organizationId, plansOfCare.organizationId),
                eq(laterPlan.patientId, plansOfCare.patientId),
                sql`(${laterPlan.start}, ${laterPlan.id}) > (${plansOfCare.start}, ${plansOfCare.id})`,
              ),
            ),
        ),
      ),
    );

async function startNewDay(tenantDb: TenantDb, organizationId: number, now: Date): Promise<void> {
  const actor = { kind: 'job', organizationId } as const;
  const zones = await tenantDb.withActor(actor, async (tx, scope) => {
    const places = await tx
      .selectDistinct({ zone: locations.timezone })
      .from(locations)
      .where(scope.organization(locations.organizationId));
    const there = places.map(({ zone }) => zone);
    for (const zone of there) {
      const today = getToday(zone, now);
      // Locked, then selected again: a plan of care that is being started now is waited for and counts.
      await selectOverdue(tx, scope, zone, today).orderBy(asc(patients.id)).for('no key update', { of: patients });
      const archived = (await selectOverdue(tx, scope, zone, today)).map(({ id }) => id);
      if (archived.length) {
        await tx
          .update(patients)
          .set({ discharged: true })
          .where(and(scope.organization(patients.organizationId), inArray(patients.id, archived)));
        await removeFromWorklist(tx, scope, archived);
        await recordPatientsDischarged(tx, organizationId, archived);
      }
    }
    return there;
  });
  await recalculateNightly(tenantDb, organizationId, zones, now);
  await advancePathsDaily(tenantDb, organizationId, zones, now);
  await refreshWorklistDaily(tenantDb, organizationId, zones, now);
}

/**
 * Hourly, because time zones change days at different hours: archives patients whose care is over (REC-41),
 * recalculates billing cycles so that ended ones close, advances care paths, and refreshes the worklist once a day. An
 * error at one clinic does not delay the others. Then enqueues the next hour.
 */
export const createNewDayJob =
  ({ now }: { now: () => Date }): JobHandler =>
  async (_job, tenantDb) => {
    const clinics = await tenantDb.asService((tx) =>
      tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.disabled, false)),
    );
    const failures: unknown[] = [];
    for (const { id } of clinics)
      await startNewDay(tenantDb, id, now()).catch((error: unknown) => failures.push(error));
    // A retry is idempotent; after the last attempt `purgeExpired` enqueues the next hour.
    if (failures.length > 0) throw failures[0];
    await tenantDb.asService((tx) => enqueue(tx, 'new-day', null, {}, addHours(Date.now(), 1)));
  };
