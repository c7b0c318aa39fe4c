import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Track } from '../../contract/care-path-shapes.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import type { Door } from '../db/door.ts';
import { locations, patientPaths, patients } from '../db/schema/index.ts';
import { inDailyBatches, type Batch, type ZoneDay } from '../jobs/batches.ts';
import { advancePaths } from './advance-paths.ts';

const BATCH = 100;
/** What changes by a day going by; everything else changes by data that arrives. */
const BY_DAY: Track[] = ['Time in phase', 'Adherence'];

const waiting = ({ tx, scope, zone, today, after, size }: Batch & ZoneDay) =>
  tx
    .select({ id: patients.id })
    .from(patientPaths)
    .innerJoin(
      patients,
      and(eq(patients.organizationId, patientPaths.organizationId), eq(patients.id, patientPaths.patientId)),
    )
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .where(
      and(
        scope.organization(patientPaths.organizationId),
        isNull(patientPaths.endedAt),
        lt(patientPaths.phaseSince, today),
        inArray(sql`${patientPaths.phases}->(${patientPaths.phaseIndex}::int)->>'track'`, BY_DAY),
        eq(locations.timezone, zone),
        eq(patients.discharged, false),
        eq(patients.hidden, false),
        gt(patients.id, after),
      ),
    )
    .orderBy(asc(patients.id))
    .limit(size);

/** Asks the patients of an organization whose phase waits for days to go by, a batch a transaction. */
export const dailyPaths = (door: Door, organizationId: number, zones: readonly string[], now: Date): Promise<void> =>
  inDailyBatches(door, organizationId, { zones, now }, BATCH, async (batch) => {
    const { tx, scope } = batch;
    const ids = (await waiting(batch)).map(({ id }) => id);
    for (const id of await advancePaths(tx, scope, ids, now)) await patientDataChanged(tx, scope, id, now);
    return ids;
  });
