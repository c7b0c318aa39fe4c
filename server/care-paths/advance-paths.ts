import { and, arrayContains, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Phase } from '../../contract/care-path-shapes.ts';
import { todayIn } from '../../domain/calendar.ts';
import { nextStep } from '../../domain/care-paths/next-step.ts';
import { isDischarged } from '../../domain/plan-of-care.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { locations, organizations, patientPaths, patients, plansOfCare } from '../db/schema/index.ts';
import { gatherPathFacts } from './gather-path-facts.ts';
import { groupBy } from './group-by.ts';
import { mayBegin, takeStep } from './take-step.ts';

const onPath = (tx: Tx, scope: Scope, ids: readonly number[]) =>
  tx
    .select()
    .from(patientPaths)
    .where(
      and(
        scope.organization(patientPaths.organizationId),
        inArray(patientPaths.patientId, [...ids]),
        isNull(patientPaths.endedAt),
      ),
    )
    .orderBy(asc(patientPaths.patientId));

const HEALTH = ['HEALTH'];

/**
 * The Health patients in care, of a clinic that has Health still; held until the end of the transaction, in the order in
 * which everybody holds them.
 */
async function heldInCare(tx: Tx, scope: Scope, ids: number[], now: Date) {
  const held = await tx
    .select({
      organizationId: patients.organizationId,
      id: patients.id,
      timezone: locations.timezone,
      injuredSideOfBody: patients.injuredSideOfBody,
    })
    .from(patients)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .innerJoin(organizations, eq(organizations.id, patients.organizationId))
    .where(
      and(
        scope.location(patients.organizationId, patients.locationId),
        inArray(patients.id, ids),
        arrayContains(patients.products, HEALTH),
        arrayContains(organizations.products, HEALTH),
        eq(patients.hidden, false),
        eq(patients.discharged, false),
      ),
    )
    .orderBy(asc(patients.id))
    .for('no key update', { of: patients });
  const plans = groupBy(
    await tx
      .select({ patientId: plansOfCare.patientId, start: plansOfCare.start, end: plansOfCare.end })
      .from(plansOfCare)
      .where(and(scope.organization(plansOfCare.organizationId), inArray(plansOfCare.patientId, ids))),
    ({ patientId }) => patientId,
  );
  return held.filter(({ id, timezone }) => !isDischarged(plans(id), todayIn(timezone, now)));
}

/**
 * Moves those of the patients who are on a path on to their next phase where its criterion is met, at most a phase a day;
 * answers who moved. In the transaction of whatever changed. Two at once wait for each other, and the second one finds
 * the phase begun today.
 */
export async function advancePaths(tx: Tx, scope: Scope, patientIds: readonly number[], now: Date): Promise<number[]> {
  if (patientIds.length === 0) return [];
  const walkers = (await onPath(tx, scope, patientIds)).map(({ patientId }) => patientId);
  if (walkers.length === 0) return [];
  const held = await heldInCare(tx, scope, walkers, now);
  if (held.length === 0) return [];
  // Asked again: who was waited for may have moved on.
  const paths = await onPath(
    tx,
    scope,
    held.map(({ id }) => id),
  ).for('update');
  if (paths.length === 0) return [];
  const phases = paths.map((path) => (path.phases as Phase[])[path.phaseIndex]!);
  const from = paths.map(({ phaseSince }) => phaseSince).toSorted()[0]!;
  const facts = await gatherPathFacts(tx, scope, held, phases, from);
  const moved: number[] = [];
  for (const path of paths) {
    const patient = held.find(({ id }) => id === path.patientId)!;
    const standing = { ...path, phases: path.phases as Phase[] };
    const step = nextStep(standing, facts.get(patient.id)!, todayIn(patient.timezone, now));
    if (!step) continue;
    // The path waits for somebody who says the side; whoever moves the patient on by hand is told what is missing.
    if (step.toIndex !== null && !(await mayBegin(tx, scope, patient, standing.phases[step.toIndex]))) continue;
    await takeStep(tx, scope, { path, patient, step, takenBy: null, now });
    moved.push(patient.id);
  }
  return moved;
}
