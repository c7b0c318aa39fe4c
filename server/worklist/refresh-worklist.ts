import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
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

const BATCH = 250;

/**
 * The next patients in care, in a time zone, whose row is missing or from an earlier day. The locations are read first: joined
 * with them, all patients would be read and sorted for each batch. The day of a row is asked for by its key: while the rows of
 * a first build have no statistics, the planner would go through all of them for each patient.
 */
async function selectOutdated({ tx, scope, zone, today, after, size }: Batch & ZoneDay, { above, upTo }: Lane) {
  const places = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(scope.organization(locations.organizationId), eq(locations.timezone, zone)));
  const asOf = tx
    .select({ asOf: worklistItems.asOf })
    .from(worklistItems)
    .where(and(eq(worklistItems.organizationId, patients.organizationId), eq(worklistItems.patientId, patients.id)));
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
        gt(patients.id, Math.max(after, above)),
        lte(patients.id, upTo),
        sql`coalesce((${asOf}), '-infinity') < ${today}`,
      ),
    )
    .orderBy(asc(patients.id))
    .limit(size);
}

/** Patients by their ids. */
interface Lane {
  above: number;
  upTo: number;
}
const LAST_ID = 2 ** 31 - 1;

/** Two halves of an organization's patients. */
async function listLanes(tenantDb: TenantDb, organizationId: number): Promise<Lane[]> {
  const [row] = await tenantDb.withActor({ kind: 'job', organizationId }, (tx, scope) =>
    tx
      .select({ middle: sql<number | null>`percentile_disc(0.5) within group (order by ${patients.id})` })
      .from(patients)
      .where(scope.organization(patients.organizationId)),
  );
  const middle = row?.middle ?? 0;
  return [
    { above: 0, upTo: middle },
    { above: middle, upTo: LAST_ID },
  ];
}

/**
 * Evaluates every patient in care once a day in the time zone of the location, one batch per transaction. An interrupted run
 * continues where it stopped: patients evaluated today are skipped. The database reads and writes for one half of the patients
 * while the reasons of the other are found.
 */
export async function refreshWorklistDaily(
  tenantDb: TenantDb,
  organizationId: number,
  zones: readonly string[],
  now: Date,
): Promise<void> {
  const runLane = (lane: Lane) =>
    runInDailyBatches(tenantDb, organizationId, { zones, now }, BATCH, async (batch) => {
      const ids = (await selectOutdated(batch, lane)).map(({ id }) => id);
      await refreshWorklist(batch.tx, batch.scope, ids, now);
      return ids;
    });
  const lanes = await listLanes(tenantDb, organizationId);
  // One that fails does not leave the other at work behind a job that has ended.
  for (const ended of await Promise.allSettled(lanes.map(runLane))) if (ended.status === 'rejected') throw ended.reason;
}
