import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Track } from '../../contract/care-path-shapes.ts';
import { todayIn } from '../../domain/calendar.ts';
import { rowByRow } from '../attention/row-by-row.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import type { Door, Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { locations, patientPaths, patients } from '../db/schema/index.ts';
import { advancePaths } from './advance-paths.ts';

/** Patients a transaction: requests get in between. */
const BATCH = 100;
/** What changes by a day going by; everything else changes by data that arrives. */
const BY_DAY: Track[] = ['Time in phase', 'Adherence'];

const waiting = (tx: Tx, scope: Scope, zone: string, today: string, after: number) =>
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
    .limit(BATCH);

/** Asks the patients of an organization whose phase waits for days to go by, a batch a transaction. */
export async function dailyPaths(
  door: Door,
  organizationId: number,
  zones: readonly string[],
  now: Date,
): Promise<void> {
  const actor = { kind: 'job', organizationId } as const;
  for (const zone of zones) {
    const today = todayIn(zone, now);
    let ids: number[] = [];
    do {
      ids = await door.withActor(actor, async (tx, scope) => {
        await rowByRow(tx);
        const next = (await waiting(tx, scope, zone, today, ids.at(-1) ?? 0)).map(({ id }) => id);
        for (const id of await advancePaths(tx, scope, next, now)) await patientDataChanged(tx, scope, id, now);
        return next;
      });
    } while (ids.length === BATCH);
  }
}
