import { and, count, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { GaitSession } from '../../contract/gait.ts';
import { commentGaitSession, gaitSessionsOfDay, listGaitSessions } from '../../contract/gait.ts';
import { addDays, startOfDayInstant, todayIn } from '../../domain/calendar.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { gaitSessions, locations, organizations, patients } from '../db/schema/index.ts';
import type { ListQuery } from '../http/list-query.ts';
import { clash, notFound, Refusal } from '../http/refusal.ts';
import { gaitSessionColumns, presentGaitSession } from '../gait/present-gait-session.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

const ofPatient = and(
  eq(patients.organizationId, gaitSessions.organizationId),
  eq(patients.id, gaitSessions.patientId),
);
const atPlace = and(
  eq(locations.organizationId, gaitSessions.organizationId),
  eq(locations.id, gaitSessions.locationId),
);

/** Sessions of patients within reach; a hidden patient's are not. */
const inReach = (scope: Scope) =>
  and(
    scope.organization(gaitSessions.organizationId),
    scope.location(patients.organizationId, patients.locationId),
    eq(patients.hidden, false),
  );

const sortKeys = { capturedDate: gaitSessions.capturedAt };

async function pageOf(tx: Tx, scope: Scope, list: ListQuery, which: SQL | undefined) {
  const where = and(inReach(scope), which);
  const [[all], rows] = await Promise.all([
    tx.select({ total: count() }).from(gaitSessions).innerJoin(patients, ofPatient).where(where),
    tx
      .select(gaitSessionColumns)
      .from(gaitSessions)
      .innerJoin(patients, ofPatient)
      .innerJoin(locations, atPlace)
      .where(where)
      .orderBy(...ordered(sortKeys, list.sort, gaitSessions.id))
      .limit(list.limit)
      .offset(list.offset),
  ]);
  return { items: rows.map(presentGaitSession), total: all!.total };
}

async function sessionOf(tx: Tx, scope: Scope, id: number): Promise<GaitSession> {
  const [row] = await tx
    .select(gaitSessionColumns)
    .from(gaitSessions)
    .innerJoin(patients, ofPatient)
    .innerJoin(locations, atPlace)
    .where(and(inReach(scope), eq(gaitSessions.id, id)));
  if (!row) throw notFound('Gait session');
  return presentGaitSession(row);
}

export const gaitRoutes: Routes = (served) => {
  served.acting(listGaitSessions, async ({ tx, scope, params, list }) => {
    const { id } = await patientInReach(tx, scope, params.patientId);
    return pageOf(tx, scope, list, eq(gaitSessions.patientId, id));
  });

  served.acting(gaitSessionsOfDay, async ({ tx, scope, actor, query: { date }, list, now }) => {
    const [organization] = await tx
      .select({ timezone: organizations.timezone })
      .from(organizations)
      .where(and(scope.organization(organizations.id), eq(organizations.id, actor.organizationId)));
    const zone = organization!.timezone;
    if (date > todayIn(zone, now))
      throw new Refusal(400, 'Report date cannot be in the future.', {
        fields: { date: 'Report date cannot be in the future.' },
      });
    return pageOf(
      tx,
      scope,
      list,
      and(
        gte(gaitSessions.capturedAt, startOfDayInstant(zone, date)),
        lt(gaitSessions.capturedAt, startOfDayInstant(zone, addDays(date, 1))),
      ),
    );
  });

  served.acting(commentGaitSession, async ({ tx, scope, params, body, version }) => {
    await sessionOf(tx, scope, params.id);
    const saved = await tx
      .update(gaitSessions)
      .set({
        meta: sql`${gaitSessions.meta} || jsonb_build_object('comment', ${body.comment}::text)`,
        version: version + 1,
      })
      .where(
        and(
          scope.organization(gaitSessions.organizationId),
          eq(gaitSessions.id, params.id),
          eq(gaitSessions.version, version),
        ),
      )
      .returning({ id: gaitSessions.id });
    const current = await sessionOf(tx, scope, params.id);
    if (!saved.length) throw clash(current);
    return current;
  });
};
