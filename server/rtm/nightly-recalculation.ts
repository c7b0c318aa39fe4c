import { and, asc, between, eq, gt, inArray, max, sql } from 'drizzle-orm';
import { addDays } from '../../domain/platform/calendar.ts';
import { refreshWorklist } from '../worklist/refresh-worklist.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { careNotes, locations, patients, rtmCycles, rtmRecalculationRuns } from '../platform/db/schema.ts';
import { isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import { runInDailyBatches, type Batch, type ZoneDay } from '../platform/jobs/batches.ts';
import { recalculatePatients } from './recalculate.ts';

const BATCH = 200;
/** Past days that may start to count only now: patients move between zones, which are up to a day apart. */
const DAYS_BACK = 2;

type Run = Pick<typeof rtmRecalculationRuns.$inferSelect, 'day' | 'lastPatientId' | 'done'>;

const isOwnRun = ({ scope, zone }: Batch & ZoneDay, organizationId: number) =>
  and(
    scope.organization(rtmRecalculationRuns.organizationId),
    eq(rtmRecalculationRuns.organizationId, organizationId),
    eq(rtmRecalculationRuns.timezone, zone),
  );

/**
 * Locks the run of the zone until the end of the batch. A run starts again on a new day, and when a location of the zone
 * has changed since: the location may have come from another zone.
 */
async function lockRun(batch: Batch & ZoneDay, organizationId: number): Promise<Run> {
  const { tx, scope, zone, today, after } = batch;
  const start: Run = { day: today, lastPatientId: 0, done: false };
  const [place] = await tx
    .select({ changedAt: max(locations.updatedAt) })
    .from(locations)
    .where(and(scope.organization(locations.organizationId), eq(locations.timezone, zone)));
  const [run] = await tx.select().from(rtmRecalculationRuns).where(isOwnRun(batch, organizationId)).for('update');
  if (!run) {
    await tx.insert(rtmRecalculationRuns).values({ organizationId, timezone: zone, ...start });
    return start;
  }
  const hasNewPlace = after === 0 && place?.changedAt && run.updatedAt < place.changedAt;
  return run.day < today || hasNewPlace ? start : run;
}

/** The next patients of an organization, by an index scan; `lately` marks those with activity in these days. */
const selectNextPatients = ({ tx, scope, today, size }: Batch & ZoneDay, after: number) =>
  tx
    .select({
      id: patients.id,
      timezone: locations.timezone,
      lately: sql<boolean>`coalesce(${patients.lastActivityAt} >= ${addDays(today, -DAYS_BACK)}::date, false)`,
    })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .where(and(scope.organization(patients.organizationId), gt(patients.id, after)))
    .orderBy(asc(patients.id))
    .limit(size);

/** The patients whose cycles a new day may change: with an open cycle, or with a note of these days. */
async function findAffectedIds({ tx, scope, today }: Batch & ZoneDay, ids: number[]): Promise<Set<number>> {
  const [open, noted] = await Promise.all([
    tx
      .selectDistinct({ id: rtmCycles.patientId })
      .from(rtmCycles)
      .where(
        and(
          scope.organization(rtmCycles.organizationId),
          inArray(rtmCycles.patientId, ids),
          eq(rtmCycles.status, 'IN_PROGRESS'),
        ),
      ),
    tx
      .selectDistinct({ id: careNotes.patientId })
      .from(careNotes)
      .where(
        and(
          scope.organization(careNotes.organizationId),
          inArray(careNotes.patientId, ids),
          between(careNotes.date, addDays(today, -DAYS_BACK), today),
        ),
      ),
  ]);
  return new Set([...open, ...noted].map(({ id }) => id));
}

/**
 * Recalculates cycles at night: windows and months close after their last day, in the zone of each location. A batch
 * and its progress are one transaction, so that the next run continues exactly where an interrupted one ended, and no
 * patient is recalculated twice a day. The worklist is refreshed for patients whose cycles changed.
 */
export const recalculateNightly = (
  tenantDb: TenantDb,
  organizationId: number,
  zones: readonly string[],
  now: Date,
): Promise<void> =>
  runInDailyBatches(tenantDb, organizationId, { zones, now }, BATCH, async (batch) => {
    const { tx, scope, zone, today, size } = batch;
    const run = await lockRun(batch, organizationId);
    if (run.done || run.day > today) return [];
    const walked = await selectNextPatients(batch, run.lastPatientId);
    const there = walked.filter(({ timezone }) => timezone === zone);
    const changing = await findAffectedIds(
      batch,
      there.map(({ id }) => id),
    );
    const ids = there.filter(({ id, lately }) => lately || changing.has(id)).map(({ id }) => id);
    await refreshWorklist(tx, scope, await recalculatePatients(tx, scope, ids, now), now);
    await tx
      .update(rtmRecalculationRuns)
      .set({
        day: today,
        lastPatientId: walked.at(-1)?.id ?? run.lastPatientId,
        done: walked.length < size,
        updatedAt: sql`now()`,
      })
      .where(isOwnRun(batch, organizationId));
    return walked.map(({ id }) => id);
  });
