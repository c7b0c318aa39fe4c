import { and, eq, isNull } from 'drizzle-orm';
import { intakeProgram, postSession, redeemDeviceCode } from '../../contract/intake.ts';
import type { Block } from '../../contract/program-shapes.ts';
import { dataDayOf } from '../../domain/data-day.ts';
import { sessionArrived } from '../attention/session-arrived.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { healthSessions, programs } from '../db/schema/index.ts';
import { presentOwn } from '../exercises/own-exercise.ts';
import { namedExercises } from '../exercises/visible-exercises.ts';
import { conflict, faulty } from '../http/refusal.ts';
import { redeemCode } from '../identity/device-code.ts';
import { limits, throttle } from '../identity/throttle.ts';
import { signLink } from '../storage/signed-link.ts';
import { patientInReach } from './patient-in-reach.ts';
import { presentProgram } from './program-shape.ts';
import { presentSession } from './present-session.ts';
import type { Routes } from './index.ts';

const ofPatient = (scope: Scope, patientId: number) =>
  and(scope.organization(programs.organizationId), eq(programs.patientId, patientId));

/** Name of the patient's own program, ended ones included: a session may arrive after a new one was assigned. */
async function nameOf(tx: Tx, scope: Scope, patientId: number, hepId: number): Promise<string> {
  const [program] = await tx
    .select({ name: programs.name })
    .from(programs)
    .where(and(ofPatient(scope, patientId), eq(programs.id, hepId)));
  if (!program) throw faulty('hepId', 'Program not found.');
  return program.name;
}

export const intakeRoutes: Routes = (served, { configuration, door }) => {
  served.open(redeemDeviceCode, async ({ body, address, now, requestId }) => {
    await throttle(door.service, limits.deviceCodePerAddress, address, now);
    return {
      token: await redeemCode(door, {
        ...body,
        secret: configuration.secret,
        now,
        requestId,
        action: redeemDeviceCode.id,
      }),
    };
  });

  served.acting(intakeProgram, async ({ tx, scope, actor, now }) => {
    const { id } = await patientInReach(tx, scope, actor.patientId);
    const [row] = await tx
      .select()
      .from(programs)
      .where(and(ofPatient(scope, id), isNull(programs.endedAt)));
    if (!row) return { program: null, exercises: [] };
    const ids = (row.blocks as Block[]).map(({ exerciseId }) => exerciseId);
    const { library, own } = await namedExercises({ tx, scope }, ids);
    // The app has no session: it opens pictures and videos by signed links.
    const { organizationId } = actor;
    const urlOf = (_kind: string, key: string | null) =>
      key && signLink(configuration.secret, { organizationId, key }, now);
    return { program: presentProgram(row), exercises: [...library, ...own.map((each) => presentOwn(each, urlOf))] };
  });

  served.acting(postSession, async ({ tx, scope, actor, body, now }) => {
    const patient = await patientInReach(tx, scope, actor.patientId, 'lock');
    const { sessionUUID, type, hepId, sets } = body;
    const performedAt = new Date(body.performedAt);
    // The server's clock says what day it is, whatever the app's says; days are the patient's.
    const { day, datedAhead } = dataDayOf(performedAt, now, patient.timezone);
    const [written] = await tx
      .insert(healthSessions)
      .values({
        organizationId: actor.organizationId,
        patientId: patient.id,
        sessionUuid: sessionUUID,
        type,
        hepId,
        hepName: hepId === null ? null : await nameOf(tx, scope, patient.id, hepId),
        selfReported: body.selfReported,
        performedAt,
        day,
        datedAhead,
        sets,
      })
      .onConflictDoNothing()
      .returning();
    if (!written) {
      const [earlier] = await tx
        .select()
        .from(healthSessions)
        .where(
          and(
            scope.organization(healthSessions.organizationId),
            eq(healthSessions.patientId, patient.id),
            eq(healthSessions.sessionUuid, sessionUUID),
          ),
        );
      if (!earlier) throw conflict('That sessionUUID is already used.');
      return presentSession(earlier);
    }
    await sessionArrived(tx, scope, patient.id, performedAt, now);
    return presentSession(written);
  });
};
