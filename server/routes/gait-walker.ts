import { and, eq, inArray, sql } from 'drizzle-orm';
import { saveWalker } from '../../contract/gait-walker.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { gaitSessions, patients } from '../db/schema/index.ts';
import { enqueueMeasuring } from '../gait/enqueue-measuring.ts';
import { conflict } from '../http/refusal.ts';
import { patientNamed, patientToChange } from './patient-change.ts';
import { presentPatient } from './patient-presenter.ts';
import { inSight } from './patient-rows.ts';
import type { Routes } from './index.ts';

/** Recordings of the patient whose metre is told by the stature alone, as nobody measured it on the floor. */
async function scaledByHeight(tx: Tx, scope: Scope, patientId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: gaitSessions.id })
    .from(gaitSessions)
    .where(
      and(
        scope.organization(gaitSessions.organizationId),
        eq(gaitSessions.patientId, patientId),
        inArray(gaitSessions.recordingState, ['WAITING', 'MEASURED']),
        sql`${gaitSessions.meta} ->> 'scale' is null`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** By what walking is compared: sex, height and condition of a gait patient. */
export const gaitWalkerRoutes: Routes = (served) => {
  served.acting(saveWalker, async ({ tx, scope, actor, now, params, body, version }) => {
    const reader = { tx, scope, actor, now };
    const row = await patientToChange(reader, params.id, version);
    if (!row.products.includes('GAIT')) throw conflict('Only Gait patients are compared by sex and height.');
    await tx
      .update(patients)
      .set({
        sex: body.sex,
        heightCm: body.heightCm,
        walkCondition: body.condition,
        version: version + 1,
        updatedAt: sql`now()`,
      })
      .where(and(inSight(scope), eq(patients.id, params.id), eq(patients.version, version)));
    const changed = await patientNamed(reader, params.id);
    if (changed.heightCm !== row.heightCm)
      await enqueueMeasuring(tx, actor.organizationId, await scaledByHeight(tx, scope, params.id));
    return presentPatient(changed, reader);
  });
};
