import { and, arrayOverlaps, asc, count, eq, exists, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { dashboardActions } from '../../contract/worklist/dashboard.ts';
import { DASHBOARD_PAGE_SIZE } from '../../contract/platform/limits.ts';
import { getRecentSince } from '../../domain/activity/selected-range.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, patients, patientTotals, rtmCycles } from '../platform/db/schema.ts';
import type { Routes } from '../routes.ts';
import { statusConditions } from '../patients/list-filters.ts';

const patientColumns = { patientId: patients.id, firstName: patients.firstName, lastName: patients.lastName };

/** The same conditions as `Invite Sent` and `No Program Assigned` in the patient list (OPEN-048). */
const { NO_ACCOUNT: isInvited, NO_ASSIGNED_HEP: hasNoProgram } = statusConditions(patients);

const selectPage = (tx: Tx, scope: Scope, which: SQL | undefined, page: number, order: SQL[]) =>
  tx
    .select({ ...patientColumns, lastSessionAt: patients.lastSessionAt })
    .from(patients)
    .where(and(isPatientAccessible(scope), which))
    .orderBy(...order)
    .limit(DASHBOARD_PAGE_SIZE)
    .offset((page - 1) * DASHBOARD_PAGE_SIZE);

/** Counts patients in care for each condition in one scan. */
async function countByCondition<Name extends string>(
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
    .where(and(isPatientAccessible(scope), eq(patients.discharged, false)));
  return counted as Record<Name, number>;
}

/** No session of Health or Gait since the day a week ago, in the time zone of each location (OPEN-050). */
async function buildNoRecentSession(tx: Tx, scope: Scope, now: Date): Promise<SQL | undefined> {
  const places = await tx
    .select({ id: locations.id, zone: locations.timezone })
    .from(locations)
    .where(scope.organization(locations.organizationId));
  const zones = [...new Set(places.map(({ zone }) => zone))];
  const longAgo = zones.map((zone) => {
    const there = places.filter((place) => place.zone === zone).map(({ id }) => id);
    return and(
      zones.length > 1 ? inArray(patients.locationId, there) : undefined,
      lt(patients.lastSessionAt, getRecentSince(zone, now)),
    );
  });
  return and(arrayOverlaps(patients.products, ['HEALTH', 'GAIT']), or(isNull(patients.lastSessionAt), ...longAgo));
}

const hasReadyCycle = (tx: Tx, scope: Scope) =>
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
const emptyList = { items: [], total: 0 };

export const dashboardRoutes: Routes = (router) => {
  router.authenticated(
    dashboardActions,
    async function handleDashboardActions({ tx, scope, actor, query, now, auditDetails }) {
      // Programs and billing are shown to Health users only (DASH-12, DASH-13).
      const isHealthUser = actor.products.includes('HEALTH');
      const active = eq(patients.discharged, false);
      const countPatients = () =>
        tx
          .select({ total: sql<number>`coalesce(sum(${patientTotals.total}), 0)::int` })
          .from(patientTotals)
          .where(scope.location(patientTotals.organizationId, patientTotals.locationId));
      const loadReadyToBill = async () => {
        const which = hasReadyCycle(tx, scope);
        const [items, counted] = await Promise.all([
          selectPage(tx, scope, which, query.readyToBillPage, byName),
          tx
            .select({ total: count() })
            .from(patients)
            .where(and(isPatientAccessible(scope), which)),
        ]);
        return { items, total: counted[0]!.total };
      };
      const loadNoRecentSession = async () => {
        const noSession = await buildNoRecentSession(tx, scope, now);
        return Promise.all([
          selectPage(tx, scope, and(active, noSession), query.noRecentSessionPage, longestAgoFirst),
          countByCondition(tx, scope, { noAccount: isInvited, noSession, noHep: hasNoProgram }),
        ]);
      };
      const [[known], invited, lacking, toBill, [quiet, totals]] = await Promise.all([
        countPatients(),
        selectPage(tx, scope, and(active, isInvited), query.noAccountPage, byName),
        isHealthUser ? selectPage(tx, scope, and(active, hasNoProgram), query.noHepPage, byName) : null,
        isHealthUser ? loadReadyToBill() : emptyList,
        loadNoRecentSession(),
      ]);
      const noAccount = { items: invited, total: totals.noAccount };
      const noSession = { items: quiet, total: totals.noSession };
      const noHep = lacking ? { items: lacking, total: totals.noHep } : emptyList;
      const shown = [noAccount, noSession, noHep, toBill].flatMap(({ items }) =>
        items.map(({ patientId }) => String(patientId)),
      );
      auditDetails.entityIds = [...new Set(shown)];
      const withStatus = <Status>({ items, total }: typeof noAccount, status: Status) => ({
        items: items.map(({ patientId, firstName, lastName }) => ({ patientId, firstName, lastName, status })),
        total,
      });
      return {
        totalPatients: known!.total,
        noAccount: withStatus(noAccount, 'NO_ACCOUNT' as const),
        noHep: withStatus(noHep, 'NO_HEP' as const),
        noRecentSession: {
          items: noSession.items.map(({ lastSessionAt, ...patient }) => ({
            ...patient,
            lastSession: lastSessionAt?.toISOString() ?? null,
          })),
          total: noSession.total,
        },
        readyToBill: withStatus(toBill, 'READY_TO_BILL' as const),
      };
    },
  );
};
