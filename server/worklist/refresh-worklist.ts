import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { findWorklistReasons } from '../../domain/worklist/worklist-items.ts';
import { isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, patients, worklistItems } from '../platform/db/schema.ts';
import type { Scope, TenantDb } from '../platform/db/tenant-context.ts';
import { runInDailyBatches, type Batch, type ZoneDay } from '../platform/jobs/batches.ts';
import { loadWorklistInputs } from './load-worklist-inputs.ts';

const hasNewReason = sql`not (excluded.kinds <@ ${worklistItems.kinds})`;
const isSnoozeOver = sql`${worklistItems.snoozedUntil} < excluded.as_of`;

/** Removes patients who have left care from the worklist. */
export const removeFromWorklist = (tx: Tx, scope: Scope, patientIds: number[]) =>
  tx
    .delete(worklistItems)
    .where(and(scope.organization(worklistItems.organizationId), inArray(worklistItems.patientId, patientIds)));

/**
 * Recalculates the worklist items of these patients in the transaction of the change. Every patient in care has a row,
 * with urgency 0 when there is no reason, so that `as_of` tells who was evaluated today; hidden and discharged
 * patients have none. A snooze ends after its day or when a new kind of reason appears.
 */
export async function refreshWorklist(tx: Tx, scope: Scope, patientIds: number[], now: Date): Promise<void> {
  if (patientIds.length === 0) return;
  const found = await loadWorklistInputs(tx, scope, patientIds, now);
  const gone = found.filter(({ facts }) => !facts.inCare).map(({ id }) => id);
  const rows = found
    .filter(({ facts }) => facts.inCare)
    .map(({ organizationId, id, facts }) => {
      const reasons = findWorklistReasons(facts);
      return {
        organizationId,
        patientId: id,
        kinds: reasons.map(({ kind }) => kind),
        reasons,
        urgency: reasons[0]?.urgency ?? 0,
        asOf: facts.today,
        updatedAt: now,
      };
    });
  await Promise.all([
    gone.length > 0 && removeFromWorklist(tx, scope, gone),
    rows.length > 0 &&
      tx
        .insert(worklistItems)
        .values(rows)
        .onConflictDoUpdate({
          target: [worklistItems.organizationId, worklistItems.patientId],
          set: {
            kinds: sql`excluded.kinds`,
            reasons: sql`excluded.reasons`,
            urgency: sql`excluded.urgency`,
            asOf: sql`excluded.as_of`,
            updatedAt: sql`excluded.updated_at`,
            snoozedUntil: sql`case when ${hasNewReason} or ${isSnoozeOver} then null else ${worklistItems.snoozedUntil} end`,
          },
        }),
  ]);
}

const BATCH = 200;

/** The next patients in care, in a time zone, whose row is missing or from an earlier day. */
const selectOutdated = ({ tx, scope, zone, today, after, size }: Batch & ZoneDay) =>
  tx
    .select({ id: patients.id })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .leftJoin(
      worklistItems,
      and(eq(worklistItems.organizationId, patients.organizationId), eq(worklistItems.patientId, patients.id)),
    )
    .where(
      and(
        scope.organization(patients.organizationId),
        eq(locations.timezone, zone),
        eq(patients.discharged, false),
        eq(patients.hidden, false),
        gt(patients.id, after),
        or(isNull(worklistItems.asOf), lt(worklistItems.asOf, today)),
      ),
    )
    .orderBy(asc(patients.id))
    .limit(size);

/**
 * Evaluates every patient in care once a day in the time zone of the location, one batch per transaction. An
 * interrupted run continues where it stopped: patients evaluated today are skipped.
 */
export const refreshWorklistDaily = (
  tenantDb: TenantDb,
  organizationId: number,
  zones: readonly string[],
  now: Date,
): Promise<void> =>
  runInDailyBatches(tenantDb, organizationId, { zones, now }, BATCH, async (batch) => {
    const ids = (await selectOutdated(batch)).map(({ id }) => id);
    await refreshWorklist(batch.tx, batch.scope, ids, now);
    return ids;
  });
