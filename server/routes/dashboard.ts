import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  eq,
  exists,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { dashboardActions } from '../../contract/dashboard.ts';
import { DASHBOARD_PAGE_SIZE } from '../../contract/limits.ts';
import { recentSince } from '../../domain/recent-session.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { locations, patients, patientTotals, rtmCycles } from '../db/schema/index.ts';
import type { Routes } from './index.ts';

const row = { patientId: patients.id, firstName: patients.firstName, lastName: patients.lastName };
const ofLocation = and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId));

const holds = (product: 'HEALTH') => arrayContains(patients.products, [product]);

/** Invited and not registered yet; without a program the other list has them (OPEN-048). */
const isInvited = and(
  eq(patients.hasAccount, false),
  isNotNull(patients.email),
  or(not(holds('HEALTH')), isNotNull(patients.programName)),
);
const hasNoProgram = and(holds('HEALTH'), isNull(patients.programName));

/** One page of patients within reach with the number of all of them. */
async function listOf(tx: Tx, scope: Scope, which: SQL | undefined, page: number, order: SQL[]) {
  const where = and(scope.location(patients.organizationId, patients.locationId), eq(patients.hidden, false), which);
  const [all] = await tx.select({ total: count() }).from(patients).innerJoin(locations, ofLocation).where(where);
  const items = await tx
    .select({ ...row, lastSessionAt: patients.lastSessionAt })
    .from(patients)
    .innerJoin(locations, ofLocation)
    .where(where)
    .orderBy(...order)
    .limit(DASHBOARD_PAGE_SIZE)
    .offset((page - 1) * DASHBOARD_PAGE_SIZE);
  return { items, total: all!.total };
}

/** Last session before the day a week ago, each location by its own zone; sessions are of Health and Gait (OPEN-050). */
async function hasNoRecentSession(tx: Tx, scope: Scope, now: Date): Promise<SQL | undefined> {
  const zones = await tx
    .selectDistinct({ zone: locations.timezone })
    .from(locations)
    .where(scope.organization(locations.organizationId));
  const longAgo = zones.map(({ zone }) =>
    and(eq(locations.timezone, zone), lt(patients.lastSessionAt, recentSince(zone, now))),
  );
  return and(arrayOverlaps(patients.products, ['HEALTH', 'GAIT']), or(isNull(patients.lastSessionAt), ...longAgo));
}

const hasCycleToBill = (tx: Tx, scope: Scope) =>
  exists(
    tx
      .select({ id: rtmCycles.id })
      .from(rtmCycles)
      .where(
        and(
          scope.organization(rtmCycles.organizationId),
          eq(rtmCycles.organizationId, patients.organizationId),
          eq(rtmCycles.patientId, patients.id),
          eq(rtmCycles.status, 'READY_TO_BILL'),
        ),
      ),
  );

const byName = [asc(patients.sortName), asc(patients.id)];
const longestAgoFirst = [sql`${patients.lastSessionAt} asc nulls first`, asc(patients.id)];
const nothing = { items: [], total: 0 };

export const dashboardRoutes: Routes = (served) => {
  served.acting(dashboardActions, async ({ tx, scope, actor, query, now, trace }) => {
    // Programs and billing are shown to health users only (DASH-12, DASH-13).
    const isHealthUser = actor.products.includes('HEALTH');
    const active = eq(patients.discharged, false);
    const [known] = await tx
      .select({ total: sql<number>`coalesce(sum(${patientTotals.total}), 0)::int` })
      .from(patientTotals)
      .where(scope.location(patientTotals.organizationId, patientTotals.locationId));
    const noAccount = await listOf(tx, scope, and(active, isInvited), query.noAccountPage, byName);
    const noSession = await listOf(
      tx,
      scope,
      and(active, await hasNoRecentSession(tx, scope, now)),
      query.noRecentSessionPage,
      longestAgoFirst,
    );
    const noHep = isHealthUser ? await listOf(tx, scope, and(active, hasNoProgram), query.noHepPage, byName) : nothing;
    const toBill = isHealthUser
      ? await listOf(tx, scope, hasCycleToBill(tx, scope), query.readyToBillPage, byName)
      : nothing;
    const shown = [noAccount, noSession, noHep, toBill].flatMap(({ items }) =>
      items.map(({ patientId }) => String(patientId)),
    );
    trace.entityIds = [...new Set(shown)];
    const marked = <Status>({ items, total }: typeof noAccount, status: Status) => ({
      items: items.map(({ patientId, firstName, lastName }) => ({ patientId, firstName, lastName, status })),
      total,
    });
    return {
      totalPatients: known!.total,
      noAccount: marked(noAccount, 'NO_ACCOUNT' as const),
      noHep: marked(noHep, 'NO_HEP' as const),
      noRecentSession: {
        items: noSession.items.map(({ lastSessionAt, ...patient }) => ({
          ...patient,
          lastSession: lastSessionAt?.toISOString() ?? null,
        })),
        total: noSession.total,
      },
      readyToBill: marked(toBill, 'READY_TO_BILL' as const),
    };
  });
};
