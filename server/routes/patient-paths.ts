import { and, desc, eq, isNull, isNotNull, max, sql } from 'drizzle-orm';
import type { Phase } from '../../contract/care-path-shapes.ts';
import { advancePath, assignPath, getPatientPath, removePath } from '../../contract/patient-paths.ts';
import { todayIn } from '../../domain/calendar.ts';
import { indexAfter } from '../../domain/care-paths/next-step.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import { presentPatientPath } from '../care-paths/present-patient-path.ts';
import { beginPhase, refuseSidelessPhases, takeStep } from '../care-paths/take-step.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { carePaths, patientPaths } from '../db/schema/index.ts';
import { clash, conflict, faulty, notFound } from '../http/refusal.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

const ofPatient = (scope: Scope, patientId: number) =>
  and(scope.organization(patientPaths.organizationId), eq(patientPaths.patientId, patientId));

async function currentOf(tx: Tx, scope: Scope, patientId: number) {
  const [row] = await tx
    .select()
    .from(patientPaths)
    .where(and(ofPatient(scope, patientId), isNull(patientPaths.endedAt)))
    .for('update');
  return row;
}

/** The path that somebody may be put on now. */
async function publishedOf(tx: Tx, scope: Scope, id: number) {
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
  if (!path) throw faulty('pathId', 'Path not found.');
  return path;
}

const end = (tx: Tx, scope: Scope, patientId: number, endedBy: 'REMOVED' | 'REPLACED', now: Date) =>
  tx
    .update(patientPaths)
    .set({ endedAt: now, endedBy, version: sql`${patientPaths.version} + 1` })
    .where(and(ofPatient(scope, patientId), isNull(patientPaths.endedAt)))
    .returning({ id: patientPaths.id });

/** The version of a patient's next path: no two have the same, so that nobody moves on along one they did not see. */
async function nextVersion(tx: Tx, scope: Scope, patientId: number): Promise<number> {
  const [latest] = await tx
    .select({ version: max(patientPaths.version) })
    .from(patientPaths)
    .where(ofPatient(scope, patientId));
  return (latest?.version ?? 0) + 1;
}

export const patientPathRoutes: Routes = (served) => {
  served.acting(getPatientPath, async ({ tx, scope, actor, params, now }) => {
    const patient = await patientInReach(tx, scope, params.patientId);
    const [row] = await tx
      .select()
      .from(patientPaths)
      .where(ofPatient(scope, patient.id))
      .orderBy(desc(isNull(patientPaths.endedAt)), desc(patientPaths.endedAt), desc(patientPaths.id))
      .limit(1);
    return row ? presentPatientPath(tx, scope, actor, row, patient, now) : null;
  });

  served.acting(assignPath, async ({ tx, scope, actor, params, body, now }) => {
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    if (!patient.products.includes('HEALTH')) throw conflict('Only Health patients can be put on a path.');
    if (patient.discharged) throw conflict('The patient is discharged.');
    const path = await publishedOf(tx, scope, body.pathId);
    const { organizationId, practitionerId } = actor;
    const phases = path.publishedPhases as Phase[];
    await refuseSidelessPhases(tx, scope, { ...patient, organizationId }, phases);
    await end(tx, scope, patient.id, 'REPLACED', now);
    const [given] = await tx
      .insert(patientPaths)
      .values({
        organizationId,
        patientId: patient.id,
        pathId: path.id,
        name: path.name,
        phases,
        version: await nextVersion(tx, scope, patient.id),
        phaseSince: todayIn(patient.timezone, now),
        assignedBy: practitionerId,
        startedAt: now,
      })
      .returning();
    await beginPhase(tx, scope, { ...patient, organizationId }, phases[0]!, practitionerId, now);
    await patientDataChanged(tx, scope, patient.id, now);
    return presentPatientPath(tx, scope, actor, given!, patient, now);
  });

  served.acting(advancePath, async ({ tx, scope, actor, params, version, now }) => {
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    if (patient.discharged) throw conflict('The patient is discharged.');
    const path = await currentOf(tx, scope, patient.id);
    if (!path) throw notFound('Path');
    const present = (row: typeof path) => presentPatientPath(tx, scope, actor, row, patient, now);
    if (path.version !== version) throw clash(await present(path));
    const { organizationId, practitionerId } = actor;
    const step = {
      fromIndex: path.phaseIndex,
      toIndex: indexAfter({ phases: path.phases as Phase[], phaseIndex: path.phaseIndex }),
      day: todayIn(patient.timezone, now),
      because: null,
    };
    const receiver = { ...patient, organizationId };
    await takeStep(tx, scope, { path, patient: receiver, step, takenBy: practitionerId, now });
    await patientDataChanged(tx, scope, patient.id, now);
    const [moved] = await tx
      .select()
      .from(patientPaths)
      .where(and(ofPatient(scope, patient.id), eq(patientPaths.id, path.id)));
    return present(moved!);
  });

  served.acting(removePath, async ({ tx, scope, params, now }) => {
    const { id } = await patientInReach(tx, scope, params.patientId, 'lock');
    const ended = await end(tx, scope, id, 'REMOVED', now);
    if (!ended.length) throw notFound('Path');
  });
};
