import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { todayIn } from '../../domain/calendar.ts';
import { forgetAttention } from '../attention/refresh-attention.ts';
import { audit } from '../audit/audit.ts';
import type { Door, Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { locations, organizations, patients, plansOfCare } from '../db/schema/index.ts';
import { recountPatients } from '../rtm/recompute.ts';
import type { Job } from './jobs.ts';

/** Patients a transaction: few enough to show how far it has come, and to let requests in between. */
const BATCH = 40;

const stillActive = (scope: Scope, organizationId: number) =>
  and(
    scope.organization(patients.organizationId),
    eq(patients.organizationId, organizationId),
    eq(patients.discharged, false),
  );

/** How many patients of an organization are not discharged. */
export const activePatients = (organizationId: number, door: Door): Promise<number> =>
  door.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
    const [found] = await tx.select({ all: count() }).from(patients).where(stillActive(scope, organizationId));
    return found!.all;
  });

/** Whoever enables the organization waits for the batch under way, and the next one sees it. */
async function staysDisabled(tx: Tx, scope: Scope, organizationId: number): Promise<boolean> {
  const [organization] = await tx
    .select({ disabled: organizations.disabled })
    .from(organizations)
    .where(and(scope.organization(organizations.id), eq(organizations.id, organizationId)))
    .for('share');
  return organization?.disabled ?? false;
}

/** Waits for whoever was about to add a patient when access ended: a patient being added holds its location. */
const addersDone = (tx: Tx, scope: Scope, organizationId: number) =>
  tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(scope.organization(locations.organizationId), eq(locations.organizationId, organizationId)))
    .for('update');

/**
 * Discharges the next patients of an organization as long as it is disabled, their plans of care ending today in their
 * location's zone, and with them their billing windows; returns how many. One transaction with its audit row.
 */
export const dischargeBatch = (job: Job, organizationId: number, door: Door, now: Date): Promise<number> => {
  const actor = { kind: 'job', organizationId } as const;
  return door.withActor(actor, async (tx, scope) => {
    if (!(await staysDisabled(tx, scope, organizationId))) return 0;
    const next = () =>
      tx
        .select({ id: patients.id, timezone: locations.timezone })
        .from(patients)
        .innerJoin(
          locations,
          and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
        )
        .where(stillActive(scope, organizationId))
        .orderBy(asc(patients.id))
        .limit(BATCH)
        .for('update', { of: patients });
    let found = await next();
    if (!found.length) {
      await addersDone(tx, scope, organizationId);
      found = await next();
    }
    if (!found.length) return 0;
    for (const zone of new Set(found.map(({ timezone }) => timezone))) {
      const today = todayIn(zone, now);
      const there = found.filter(({ timezone }) => timezone === zone).map(({ id }) => id);
      await tx
        .update(plansOfCare)
        // A plan that had not begun ends on the day it would have.
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
      .where(and(stillActive(scope, organizationId), inArray(patients.id, ids)));
    await forgetAttention(tx, scope, ids);
    await recountPatients(tx, scope, ids, now);
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
