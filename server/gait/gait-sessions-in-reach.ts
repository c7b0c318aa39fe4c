import { and, count, eq, type SQL } from 'drizzle-orm';
import type { GaitSession } from '../../contract/gait.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { gaitSessions, locations, patients } from '../db/schema/index.ts';
import type { ListQuery } from '../http/list-query.ts';
import { notFound } from '../http/refusal.ts';
import { gaitSessionColumns, presentGaitSession } from './present-gait-session.ts';

/** Joins a session's patient, and the place at which it was walked. */
export const ofPatient = and(
  eq(patients.organizationId, gaitSessions.organizationId),
  eq(patients.id, gaitSessions.patientId),
);
export const atPlace = and(
  eq(locations.organizationId, gaitSessions.organizationId),
  eq(locations.id, gaitSessions.locationId),
);

/** Sessions of patients within reach; a hidden patient's are not. Needs the patient joined. */
export const inReach = (scope: Scope) =>
  and(
    scope.organization(gaitSessions.organizationId),
    scope.location(patients.organizationId, patients.locationId),
    eq(patients.hidden, false),
  );

const sortKeys = { capturedDate: gaitSessions.capturedAt };

const sessionsWhere = (tx: Tx, scope: Scope, which: SQL | undefined) =>
  tx
    .select(gaitSessionColumns)
    .from(gaitSessions)
    .innerJoin(patients, ofPatient)
    .innerJoin(locations, atPlace)
    .where(and(inReach(scope), which));

/** A page of the sessions in reach for which a condition holds. */
export async function gaitSessionsPage(tx: Tx, scope: Scope, list: ListQuery, which: SQL | undefined) {
  const [[all], rows] = await Promise.all([
    tx
      .select({ total: count() })
      .from(gaitSessions)
      .innerJoin(patients, ofPatient)
      .where(and(inReach(scope), which)),
    sessionsWhere(tx, scope, which)
      .orderBy(...ordered(sortKeys, list.sort, gaitSessions.id))
      .limit(list.limit)
      .offset(list.offset),
  ]);
  return { items: rows.map(presentGaitSession), total: all!.total };
}

/** The one session in reach for which a condition holds; 404 for any other. */
export async function gaitSessionInReach(tx: Tx, scope: Scope, which: SQL): Promise<GaitSession> {
  const [row] = await sessionsWhere(tx, scope, which);
  if (!row) throw notFound('Gait session');
  return presentGaitSession(row);
}
