import { and, count, eq, type SQL } from 'drizzle-orm';
import type { GaitSession } from '../../contract/gait/gait.ts';
import { gaitMessage } from '../../contract/gait/messages.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { gaitSessions, locations, patients } from '../platform/db/schema.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { notFound } from '../platform/http/http-error.ts';
import { gaitSessionColumns, presentGaitSession } from './presenter.ts';

/** Joins the location at which a session was walked. */
export const isSessionLocation = and(
  eq(locations.organizationId, gaitSessions.organizationId),
  eq(locations.id, gaitSessions.locationId),
);

/** Sessions of patients within reach; a hidden patient's are not. Needs the patient joined. */
export const isGaitSessionAccessible = (scope: Scope) =>
  and(scope.organization(gaitSessions.organizationId), isPatientAccessible(scope));

const sortKeys = { capturedDate: gaitSessions.capturedAt };

const selectSessions = (tx: Tx, scope: Scope, which: SQL | undefined) =>
  tx
    .select(gaitSessionColumns)
    .from(gaitSessions)
    .innerJoin(patients, isPatientOf(gaitSessions))
    .innerJoin(locations, isSessionLocation)
    .where(and(isGaitSessionAccessible(scope), which));

/** A page of the sessions in reach for which a condition holds. */
export async function listGaitSessionPage(tx: Tx, scope: Scope, list: ListQuery, which: SQL | undefined) {
  const [[all], rows] = await Promise.all([
    tx
      .select({ total: count() })
      .from(gaitSessions)
      .innerJoin(patients, isPatientOf(gaitSessions))
      .where(and(isGaitSessionAccessible(scope), which)),
    selectSessions(tx, scope, which)
      .orderBy(...orderByKey(sortKeys, list.sort, gaitSessions.id))
      .limit(list.limit)
      .offset(list.offset),
  ]);
  return { items: rows.map(presentGaitSession), total: all!.total };
}

/** The one session in reach for which a condition holds; 404 for any other. */
export async function requireGaitSession(tx: Tx, scope: Scope, which: SQL): Promise<GaitSession> {
  const [row] = await selectSessions(tx, scope, which);
  if (!row) throw notFound(gaitMessage('gait.notFound'));
  return presentGaitSession(row);
}
