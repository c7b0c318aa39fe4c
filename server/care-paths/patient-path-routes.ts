import { and, desc, eq, isNull, isNotNull, max, sql } from 'drizzle-orm';
import type { Phase } from '../../contract/care-paths/shapes.ts';
import { carePathMessage } from '../../contract/care-paths/messages.ts';
import { advancePath, assignPath, getPatientPath, removePath } from '../../contract/care-paths/patient-paths.ts';
import { careStateMessage } from '../../contract/plan-of-care/messages.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { getNextIndex } from '../../domain/care-paths/next-step.ts';
import { onPatientDataChanged } from '../worklist/patient-data-changed.ts';
import { presentPatientPath } from './presenter.ts';
import { beginPhase, rejectMissingPhaseSides, takeStep } from './take-step.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { carePaths, patientPaths } from '../platform/db/schema.ts';
import { versionConflict, conflict, validationError, notFound } from '../platform/http/http-error.ts';
import { requirePatient } from '../patients/require-patient.ts';
import type { Routes } from '../routes.ts';

const isPathOf = (scope: Scope, patientId: number) =>
  and(scope.organization(patientPaths.organizationId), eq(patientPaths.patientId, patientId));

async function lockCurrentPath(tx: Tx, scope: Scope, patientId: number) {
  const [row] = await tx
    .select()
    .from(patientPaths)
    .where(and(isPathOf(scope, patientId), isNull(patientPaths.endedAt)))
    .for('update');
  return row;
}

/** A published path that can be assigned. */
async function requirePublishedPath(tx: Tx, scope: Scope, id: number) {
  const [path] = await tx
    .select()
    .from(carePaths)
    .where(
      and(
        scope.organization(carePaths.organizationId),
        eq(carePaths.id, id),
        isNull(carePaths.archivedAt),
        isNotNull(carePaths.publishedAt),
      ),
    );
  if (!path) throw validationError('pathId', carePathMessage('carePaths.notFound'));
  return path;
}

const endCurrentPath = (tx: Tx, scope: Scope, patientId: number, endedBy: 'REMOVED' | 'REPLACED', now: Date) =>
  tx
    .update(patientPaths)
    .set({ endedAt: now, endedBy, version: sql`${patientPaths.version} + 1` })
    .where(and(isPathOf(scope, patientId), isNull(patientPaths.endedAt)))
    .returning({ id: patientPaths.id });

/** Versions are unique per patient, so that nobody advances a path that they have not seen. */
async function getNextVersion(tx: Tx, scope: Scope, patientId: number): Promise<number> {
  const [latest] = await tx
    .select({ version: max(patientPaths.version) })
    .from(patientPaths)
    .where(isPathOf(scope, patientId));
  return (latest?.version ?? 0) + 1;
}

export const patientPathRoutes: Routes = (router) => {
  router.authenticated(getPatientPath, async function handleGetPatientPath({ tx, scope, actor, params, now }) {
    const patient = await requirePatient(tx, scope, params.patientId);
    const [row] = await tx
      .select()
      .from(patientPaths)
      .where(isPathOf(scope, patient.id))
      .orderBy(desc(isNull(patientPaths.endedAt)), desc(patientPaths.endedAt), desc(patientPaths.id))
      .limit(1);
    return row ? presentPatientPath(tx, scope, actor, row, patient, now) : null;
  });

  router.authenticated(assignPath, async function handleAssignPath({ tx, scope, actor, params, body, now }) {
    const patient = await requirePatient(tx, scope, params.patientId, 'lock');
    if (!patient.products.includes('HEALTH')) throw conflict(carePathMessage('carePaths.healthOnly'));
    if (patient.discharged) throw conflict(careStateMessage('planOfCare.discharged'));
    const path = await requirePublishedPath(tx, scope, body.pathId);
    const { organizationId, practitionerId } = actor;
    const phases = path.publishedPhases as Phase[];
    await rejectMissingPhaseSides(tx, scope, { ...patient, organizationId }, phases);
    await endCurrentPath(tx, scope, patient.id, 'REPLACED', now);
    const [given] = await tx
      .insert(patientPaths)
      .values({
        organizationId,
        patientId: patient.id,
        pathId: path.id,
        name: path.name,
        phases,
        version: await getNextVersion(tx, scope, patient.id),
        phaseSince: getToday(patient.timezone, now),
        assignedBy: practitionerId,
        startedAt: now,
      })
      .returning();
    await beginPhase(tx, scope, { ...patient, organizationId }, phases[0]!, practitionerId, now);
    await onPatientDataChanged(tx, scope, patient.id, now);
    return presentPatientPath(tx, scope, actor, given!, patient, now);
  });

  router.authenticated(advancePath, async function handleAdvancePath({ tx, scope, actor, params, version, now }) {
    const patient = await requirePatient(tx, scope, params.patientId, 'lock');
    if (patient.discharged) throw conflict(careStateMessage('planOfCare.discharged'));
    const path = await lockCurrentPath(tx, scope, patient.id);
    if (!path) throw notFound(carePathMessage('carePaths.notFound'));
    const present = (row: typeof path) => presentPatientPath(tx, scope, actor, row, patient, now);
    if (path.version !== version) throw versionConflict(await present(path));
    const { organizationId, practitionerId } = actor;
    const step = {
      fromIndex: path.phaseIndex,
      toIndex: getNextIndex({ phases: path.phases as Phase[], phaseIndex: path.phaseIndex }),
      day: getToday(patient.timezone, now),
      because: null,
    };
    const receiver = { ...patient, organizationId };
    await takeStep(tx, scope, { path, patient: receiver, step, advancedBy: practitionerId, now });
    await onPatientDataChanged(tx, scope, patient.id, now);
    const [moved] = await tx
      .select()
      .from(patientPaths)
      .where(and(isPathOf(scope, patient.id), eq(patientPaths.id, path.id)));
    return present(moved!);
  });

  router.authenticated(removePath, async function handleRemovePath({ tx, scope, params, now }) {
    const { id } = await requirePatient(tx, scope, params.patientId, 'lock');
    const ended = await endCurrentPath(tx, scope, id, 'REMOVED', now);
    if (!ended.length) throw notFound(carePathMessage('carePaths.notFound'));
  });
};
