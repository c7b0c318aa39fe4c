import { and, asc, eq, gt, gte, notExists, sql } from 'drizzle-orm';
import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { findWorklistReasons } from '../../domain/worklist/worklist-items.ts';
import type { Tx } from '../platform/db/database.ts';
import { isOneOf } from '../platform/db/sql-expressions.ts';
import { locations, patients, worklistItems } from '../platform/db/schema.ts';
import type { Scope, TenantDb } from '../platform/db/tenant-context.ts';
import { runInDailyBatches, type Batch, type ZoneDay } from '../platform/jobs/batches.ts';
import { loadWorklistInputs } from './load-worklist-inputs.ts';

interface Item {
  organizationId: number;
  patientId: number;
  kinds: string[];
  reasons: WorklistReason[];
  urgency: number;
  asOf: string;
}

/**
 * Writes items over those of their patients. They are one parameter: a statement with values for hundreds takes longer to
 * build than to run.
 */
const saveItems = (tx: Tx, items: readonly Item[], now: Date) =>
  tx.execute(sql`
    insert into worklist_items (organization_id, patient_id, kinds, reasons, urgency, as_of, updated_at)
    select "organizationId", "patientId", kinds, reasons, urgency, "asOf", ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item
        ("organizationId" int, "patientId" int, kinds text[], reasons jsonb, urgency int, "asOf" date)
    on conflict (organization_id, patient_id) do update set
      kinds = excluded.kinds,
      reasons = excluded.reasons,
      urgency = excluded.urgency,
      as_of = excluded.as_of,
      updated_at = excluded.updated_at,
      snoozed_until = case
        when not (excluded.kinds <@ worklist_items.kinds) or worklist_items.snoozed_until < excluded.as_of then null
        else worklist_items.snoozed_until end`);

/** Removes patients who have left care from the worklist. */
export const removeFromWorklist = (tx: Tx, scope: Scope, patientIds: number[]) =>
  tx
    .delete(worklistItems)
    .where(and(scope.organization(worklistItems.organizationId), isOneOf(worklistItems.patientId, patientIds)));

/**
 * Recalculates the worklist items of these patients in the transaction of the change. Every patient in care has a row,
 * with urgency 0 when there is no reason, so that `as_of` tells who was evaluated today; hidden and discharged
 * patients have none. A snooze ends after its day or when a new kind of reason appears.
 */
export async function refreshWorklist(tx: Tx, scope: Scope, patientIds: number[], now: Date): Promise<void> {
  if (patientIds.length === 0) return;
  const found = await loadWorklistInputs(tx, scope, patientIds, now);
  const gone = found.filter(({ facts }) => !facts.inCare).map(({ id }) => id);
  const items = found
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
      };
    });
  await Promise.all([
    gone.length > 0 && removeFromWorklist(tx, scope, gone),
    items.length > 0 && saveItems(tx, items, now),
  ]);
}

const BATCH = 500;

/**
 * The next patients in care, in a time zone, whose row is missing or from an earlier day. The locations are read first: joined
 * with them, all patients would be read and sorted for each batch.
 */
async function selectOutdated({ tx, scope, zone, today, after, size }: Batch & ZoneDay) {
  const places = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(scope.organization(locations.organizationId), eq(locations.timezone, zone)));
  const isOfToday = tx
    .select({ id: worklistItems.patientId })
    .from(worklistItems)
    .where(
      and(
        eq(worklistItems.organizationId, patients.organizationId),
        eq(worklistItems.patientId, patients.id),
        gte(worklistItems.asOf, today),
      ),
    );
  return tx
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(
        scope.organization(patients.organizationId),
        isOneOf(
          patients.locationId,
          places.map(({ id }) => id),
        ),
        eq(patients.discharged, false),
        eq(patients.hidden, false),
        gt(patients.id, after),
        notExists(isOfToday),
      ),
    )
    .orderBy(asc(patients.id))
    .limit(size);
}

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
