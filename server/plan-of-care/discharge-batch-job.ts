import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { getToday } from '../../domain/platform/calendar.ts';
import { removeFromWorklist } from '../worklist/refresh-worklist.ts';
import { audit } from '../platform/audit/audit.ts';
import type { TenantDb, Scope } from '../platform/db/tenant-context.ts';
import { isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, organizations, patients, plansOfCare } from '../platform/db/schema.ts';
import { recalculatePatients } from '../rtm/recalculate.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { recordPatientsDischarged } from '../webhooks/record-events.ts';

/** Patients per transaction: few enough to report progress and let requests run in between. */
const BATCH = 40;

const isActive = (scope: Scope, organizationId: number) =>
  and(
    scope.organization(patients.organizationId),
    eq(patients.organizationId, organizationId),
    eq(patients.discharged, false),
  );

export const countActivePatients = (organizationId: number, tenantDb: TenantDb): Promise<number> =>
  tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
    const [found] = await tx.select({ all: count() }).from(patients).where(isActive(scope, organizationId));
    return found!.all;
  });

/** Enabling the organization waits for the current batch, and the next batch sees it. */
async function lockIfDisabled(tx: Tx, scope: Scope, organizationId: number): Promise<boolean> {
  const [organization] = await tx
    .select({ disabled: organizations.disabled })
    .from(organizations)
    .where(and(scope.organization(organizations.id), eq(organizations.id, organizationId)))
    .for('share');
  return organization?.disabled ?? false;
}

/** Waits for inserts of patients that began before access ended: each holds a lock on its location. */
const waitForPatientInserts = (tx: Tx, scope: Scope, organizationId: number) =>
  tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(scope.organization(locations.organizationId), eq(locations.organizationId, organizationId)))
    .for('update');

/**
 * Discharges the next batch of patients while the organization is disabled, and returns their number. Plans of care
 * end today in the time zone of the location, and so do billing windows. One transaction with its audit row.
 */
export const dischargeBatch = (job: Job, organizationId: number, tenantDb: TenantDb, now: Date): Promise<number> => {
  const actor = { kind: 'job', organizationId } as const;
  return tenantDb.withActor(actor, async (tx, scope) => {
    if (!(await lockIfDisabled(tx, scope, organizationId))) return 0;
    const next = () =>
      tx
        .select({ id: patients.id, timezone: locations.timezone })
        .from(patients)
        .innerJoin(locations, isLocationOfPatient)
        .where(isActive(scope, organizationId))
        .orderBy(asc(patients.id))
        .limit(BATCH)
        .for('update', { of: patients });
    let found = await next();
    if (!found.length) {
      await waitForPatientInserts(tx, scope, organizationId);
      found = await next();
    }
    if (!found.length) return 0;
    for (const zone of new Set(found.map(({ timezone }) => timezone))) {
      const today = getToday(zone, now);
      const there = found.filter(({ timezone }) => timezone === zone).map(({ id }) => id);
      await tx
        .update(plansOfCare)
        // A plan that has not begun ends on its first day.
        .set({ end: sql`greatest(${plansOfCare.start}, ${today}::date)`, previousEnd: null, endChangedAt: null })
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
      .where(and(isActive(scope, organizationId), inArray(patients.id, ids)));
    await removeFromWorklist(tx, scope, ids);
    await recalculatePatients(tx, scope, ids, now);
    await recordPatientsDischarged(tx, organizationId, ids);
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
