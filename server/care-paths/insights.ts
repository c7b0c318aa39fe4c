import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Phase } from '../../contract/care-path-shapes.ts';
import type { CarePathInsights } from '../../contract/care-paths.ts';
import { dayInZone, daysBetween } from '../../domain/calendar.ts';
import { median } from '../../domain/care-paths/median.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { locations, patientPaths, patientPathSteps, patients } from '../db/schema/index.ts';
import { groupBy } from './group-by.ts';

/** Of more patients on one path nobody counts further; the newest count. */
const MOST_GIVEN = 20_000;

/**
 * How the reader's patients stand on a path of these phases; hidden ones are left out. Patients keep the phases that they
 * were given: each counts for the phase that is the same one still, wherever it stands now.
 */
export async function insightsOf(
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
        scope.location(patients.organizationId, patients.locationId),
        scope.organization(patientPaths.organizationId),
        eq(patientPaths.pathId, pathId),
        eq(patients.hidden, false),
      ),
    )
    .orderBy(desc(patientPaths.id))
    .limit(MOST_GIVEN);
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
    let began = dayInZone(startedAt, timezone);
    for (const { fromIndex, day } of stepsOf(id)) {
      days[place(fromIndex)]?.push(daysBetween(began, day));
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
      medianDays: median(passed),
    })),
  };
}
