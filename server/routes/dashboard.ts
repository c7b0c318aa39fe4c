import { and, arrayOverlaps, asc, count, eq, exists, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { dashboardActions } from '../../contract/dashboard.ts';
import { DASHBOARD_PAGE_SIZE } from '../../contract/limits.ts';
import { recentSince } from '../../domain/recent-session.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { locations, patients, patientTotals, rtmCycles } from '../db/schema/index.ts';
import type { Routes } from './index.ts';
import { withStatus } from './patient-status.ts';

const row = { patientId: patients.id, firstName: patients.firstName, lastName: patients.lastName };

/** As the patient list finds them by `Invite Sent` and `No Program Assigned` (OPEN-048). */
const { NO_ACCOUNT: isInvited, NO_ASSIGNED_HEP: hasNoProgram } = withStatus(patients);

const inReach = (scope: Scope) =>
  and(scope.location(patients.organizationId, patients.locationId), eq(patients.hidden, false));

/** One page of patients within reach. */
const pageOf = (tx: Tx, scope: Scope, which: SQL | undefined, page: number, order: SQL[]) =>
  tx
    .select({ ...row, lastSessionAt: patients.lastSessionAt })
    .from(patients)
    .where(and(inReach(scope), which))
    .orderBy(...order)
    .limit(DASHBOARD_PAGE_SIZE)
    .offset((page - 1) * DASHBOARD_PAGE_SIZE);

/** How many patients in care each condition holds for, counted in one walk over them. */
async function countsOf<Name extends string>(
  tx: Tx,
  scope: Scope,
  conditions: Record<Name, SQL | undefined>,
): Promise<Record<Name, number>> {
  const [counted] = await tx
    .select(
      Object.fromEntries(
        Object.entries<SQL | undefined>(conditions).map(([name, condition]) => [
          name,
          sql<number>`count(*) filter (where ${condition})`.mapWith(Number),
        ]),
      ),
    )
    .from(patients)
    .where(and(inReach(scope), eq(patients.discharged, false)));
  return counted as Record<Name, number>;
}

/** Last session before the day a week ago, each location by its own zone; sessions are of Health and Gait (OPEN-050). */
async function hasNoRecentSession(tx: Tx, scope: Scope, now: Date): Promise<SQL | undefined> {
  const places = await tx
    .select({ id: locations.id, zone: locations.timezone })
    .from(locations)
    .where(scope.organization(locations.organizationId));
  const zones = [...new Set(places.map(({ zone }) => zone))];
  const longAgo = zones.map((zone) => {
    const there = places.filter((place) => place.zone === zone).map(({ id }) => id);
    return and(
      zones.length > 1 ? inArray(patients.locationId, there) : undefined,
      lt(patients.lastSessionAt, recentSince(zone, now)),
    );
  });
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
    const patientsKnown = () =>
      tx
        .select({ total: sql<number>`coalesce(sum(${patientTotals.total}), 0)::int` })
        .from(patientTotals)
        .where(scope.location(patientTotals.organizationId, patientTotals.locationId));
    const toBillOf = async () => {
      const which = hasCycleToBill(tx, scope);
      const [items, counted] = await Promise.all([
        pageOf(tx, scope, which, query.readyToBillPage, byName),
        tx
          .select({ total: count() })
          .from(patients)
          .where(and(inReach(scope), which)),
      ]);
      return { items, total: counted[0]!.total };
    };
    const noSessionOf = async () => {
      const noSession = await hasNoRecentSession(tx, scope, now);
      return Promise.all([
        pageOf(tx, scope, and(active, noSession), query.noRecentSessionPage, longestAgoFirst),
        countsOf(tx, scope, { noAccount: isInvited, noSession, noHep: hasNoProgram }),
      ]);
    };
    const [[known], invited, lacking, toBill, [quiet, totals]] = await Promise.all([
      patientsKnown(),
      pageOf(tx, scope, and(active, isInvited), query.noAccountPage, byName),
      isHealthUser ? pageOf(tx, scope, and(active, hasNoProgram), query.noHepPage, byName) : null,
      isHealthUser ? toBillOf() : nothing,
      noSessionOf(),
    ]);
    const noAccount = { items: invited, total: totals.noAccount };
    const noSession = { items: quiet, total: totals.noSession };
    const noHep = lacking ? { items: lacking, total: totals.noHep } : nothing;
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
