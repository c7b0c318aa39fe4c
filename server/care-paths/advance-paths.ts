import { and, arrayContains, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import type { Phase } from '../../contract/care-paths/shapes.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { findNextStep } from '../../domain/care-paths/next-step.ts';
import { isDischarged } from '../../domain/plan-of-care/plan-of-care.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, organizations, patientPaths, patients, plansOfCare } from '../platform/db/schema.ts';
import { loadPathInputs } from './load-path-inputs.ts';
import { groupBy } from '../../domain/platform/arrays.ts';
import { canBeginPhase, takeStep } from './take-step.ts';

const selectCurrentPaths = (tx: Tx, scope: Scope, ids: readonly number[]) =>
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

const HEALTH: PatientProduct[] = ['HEALTH'];

/** Locks the Health patients in care, of clinics that still have Health, in ascending order like all other locks. */
async function lockPatientsInCare(tx: Tx, scope: Scope, ids: number[], now: Date) {
  const held = await tx
    .select({
      organizationId: patients.organizationId,
      id: patients.id,
      timezone: locations.timezone,
      injuredSideOfBody: patients.injuredSideOfBody,
    })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .innerJoin(organizations, eq(organizations.id, patients.organizationId))
    .where(
      and(
        isPatientAccessible(scope),
        inArray(patients.id, ids),
        arrayContains(patients.products, HEALTH),
        arrayContains(organizations.products, HEALTH),
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
  return held.filter(({ id, timezone }) => !isDischarged(plans(id), getToday(timezone, now)));
}

/**
 * Advances patients whose phase criterion is met, by at most one phase a day, and returns their ids. Runs in the
 * transaction of the change that triggers it. Concurrent calls wait for each other, and the second one finds that the
 * phase began today.
 */
export async function advancePaths(tx: Tx, scope: Scope, patientIds: readonly number[], now: Date): Promise<number[]> {
  if (patientIds.length === 0) return [];
  const walkers = (await selectCurrentPaths(tx, scope, patientIds)).map(({ patientId }) => patientId);
  if (walkers.length === 0) return [];
  const held = await lockPatientsInCare(tx, scope, walkers, now);
  if (held.length === 0) return [];
  // Selected again: a patient may have advanced while the lock was awaited.
  const paths = await selectCurrentPaths(
    tx,
    scope,
    held.map(({ id }) => id),
  ).for('update');
  if (paths.length === 0) return [];
  const phases = paths.map((path) => (path.phases as Phase[])[path.phaseIndex]!);
  const from = paths.map(({ phaseSince }) => phaseSince).toSorted()[0]!;
  const facts = await loadPathInputs(tx, scope, held, phases, from);
  const moved: number[] = [];
  for (const path of paths) {
    const patient = held.find(({ id }) => id === path.patientId)!;
    const standing = { ...path, phases: path.phases as Phase[] };
    const step = findNextStep(standing, facts.get(patient.id)!, getToday(patient.timezone, now));
    if (!step) continue;
    // The path waits until someone sets the side; a provider who advances the patient manually is told what is
    // missing.
    if (step.toIndex !== null && !(await canBeginPhase(tx, scope, patient, standing.phases[step.toIndex]))) continue;
    await takeStep(tx, scope, { path, patient, step, advancedBy: null, now });
    moved.push(patient.id);
  }
  return moved;
}
