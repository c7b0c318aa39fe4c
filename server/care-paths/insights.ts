import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Phase } from '../../contract/care-paths/shapes.ts';
import type { CarePathInsights } from '../../contract/care-paths/care-paths.ts';
import { toDayInZone, countDaysBetween } from '../../domain/platform/calendar.ts';
import { computeMedian, groupBy } from '../../domain/platform/arrays.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isPatientOf, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, patientPaths, patientPathSteps, patients } from '../platform/db/schema.ts';

/** The number of patients to include, newest first. */
const MAX_PATIENT_PATHS = 20_000;

/**
 * Statistics of a path for the reader's patients, without hidden ones. Patients keep the phases that they were
 * assigned: each counts for the phase with the same id, at its present position.
 */
export async function computeInsights(
  tx: Tx,
  scope: Scope,
  pathId: number,
  phases: readonly Phase[],
): Promise<CarePathInsights> {
  const given = await tx
    .select({
      id: patientPaths.id,
      phaseIndex: patientPaths.phaseIndex,
      phaseIds: sql<string[]>`jsonb_path_query_array(${patientPaths.phases}, '$[*].id')`,
      startedAt: patientPaths.startedAt,
      endedBy: patientPaths.endedBy,
      timezone: locations.timezone,
    })
    .from(patientPaths)
    .innerJoin(patients, isPatientOf(patientPaths))
    .innerJoin(locations, isLocationOfPatient)
    .where(
      and(isPatientAccessible(scope), scope.organization(patientPaths.organizationId), eq(patientPaths.pathId, pathId)),
    )
    .orderBy(desc(patientPaths.id))
    .limit(MAX_PATIENT_PATHS);
  const steps = given.length
    ? await tx
        .select({
          patientPathId: patientPathSteps.patientPathId,
          fromIndex: patientPathSteps.fromIndex,
          day: patientPathSteps.day,
        })
        .from(patientPathSteps)
        .where(
          and(
            scope.organization(patientPathSteps.organizationId),
            inArray(
              patientPathSteps.patientPathId,
              given.map(({ id }) => id),
            ),
          ),
        )
        .orderBy(asc(patientPathSteps.id))
    : [];
  const stepsOf = groupBy(steps, ({ patientPathId }) => patientPathId);
  const placeOf = new Map(phases.map(({ id }, index) => [id, index]));
  const days: number[][] = phases.map(() => []);
  const now = phases.map(() => 0);
  for (const { id, phaseIndex, phaseIds, startedAt, endedBy, timezone } of given) {
    const place = (index: number) => placeOf.get(phaseIds[index]!) ?? -1;
    if (endedBy === null && place(phaseIndex) >= 0) now[place(phaseIndex)]! += 1;
    let began = toDayInZone(startedAt, timezone);
    for (const { fromIndex, day } of stepsOf(id)) {
      days[place(fromIndex)]?.push(countDaysBetween(began, day));
      began = day;
    }
  }
  return {
    given: given.length,
    current: given.filter(({ endedBy }) => endedBy === null).length,
    completed: given.filter(({ endedBy }) => endedBy === 'COMPLETED').length,
    phases: days.map((passed, index) => ({
      phaseNumber: phases[index]!.phaseNumber,
      title: phases[index]!.title,
      now: now[index]!,
      passed: passed.length,
      medianDays: computeMedian(passed),
    })),
  };
}
