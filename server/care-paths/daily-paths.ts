import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Track } from '../../contract/care-paths/shapes.ts';
import { onPatientDataChanged } from '../worklist/patient-data-changed.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { locations, patientPaths, patients } from '../platform/db/schema.ts';
import { isPatientOf, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import { runInDailyBatches, type Batch, type ZoneDay } from '../platform/jobs/batches.ts';
import { advancePaths } from './advance-paths.ts';

const BATCH = 100;
/** Tracks that change with time; the others change when data arrives. */
const TIME_BASED_TRACKS: Track[] = ['Time in phase', 'Adherence'];

const selectWaitingPatients = ({ tx, scope, zone, today, after, size }: Batch & ZoneDay) =>
  tx
    .select({ id: patients.id })
    .from(patientPaths)
    .innerJoin(patients, isPatientOf(patientPaths))
    .innerJoin(locations, isLocationOfPatient)
    .where(
      and(
        scope.organization(patientPaths.organizationId),
        isNull(patientPaths.endedAt),
        lt(patientPaths.phaseSince, today),
        inArray(sql`${patientPaths.phases}->(${patientPaths.phaseIndex}::int)->>'track'`, TIME_BASED_TRACKS),
        eq(locations.timezone, zone),
        eq(patients.discharged, false),
        eq(patients.hidden, false),
        gt(patients.id, after),
      ),
    )
    .orderBy(asc(patients.id))
    .limit(size);

/** Checks the patients whose phase depends on time, one batch per transaction. */
export const advancePathsDaily = (
  tenantDb: TenantDb,
  organizationId: number,
  zones: readonly string[],
  now: Date,
): Promise<void> =>
  runInDailyBatches(tenantDb, organizationId, { zones, now }, BATCH, async (batch) => {
    const { tx, scope } = batch;
    const ids = (await selectWaitingPatients(batch)).map(({ id }) => id);
    for (const id of await advancePaths(tx, scope, ids, now)) await onPatientDataChanged(tx, scope, id, now);
    return ids;
  });
