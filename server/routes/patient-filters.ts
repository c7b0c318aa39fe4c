import { and, arrayContains, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { QueryOf } from '../../contract/call.ts';
import type { HealthStatus } from '../../contract/enumerations.ts';
import type { listPatients } from '../../contract/patients.ts';
import { foldForSearch } from '../../domain/patient.ts';
import type { Scope } from '../db/door.ts';
import { patientsInReach as found } from '../db/patients-in-reach.ts';
import { patientCounts, patientTotals } from '../db/schema/index.ts';
import { withStatus } from './patient-status.ts';

export interface Filters extends QueryOf<typeof listPatients> {
  /** Of a search: who has what was typed as Unique Gait ID. */
  uidHolders?: readonly number[];
}

/**
 * Records whose text for searching holds what was typed; all of them for nothing typed. From three letters on by
 * trigrams; with fewer every record's trigrams match, so the search may not use them.
 */
export function matching(searchText: AnyPgColumn, q: string): SQL | undefined {
  const words = foldForSearch(q);
  if (words === '') return undefined;
  if (words.length < 3) return sql`strpos(${searchText}, ${words}) > 0`;
  return sql`${searchText} like ${`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

/** The tabs that are shown: one, or both for all. */
export const tabs = ({ state }: Filters): boolean[] => (state === 'ALL' ? [false, true] : [state === 'DISCHARGED']);

/** Whom the list shows on whichever tab: in reach, not flagged hidden (OPEN-059), and as the filters have it. */
export const listed = (
  scope: Scope,
  { q, uidHolders = [], locationIds, practitionerId, product, status }: Filters,
): SQL =>
  and(
    scope.location(found.organizationId, found.locationId),
    sql`not ${found.hidden}`,
    locationIds ? inArray(found.locationId, locationIds) : undefined,
    practitionerId ? eq(found.primaryPractitionerId, practitionerId) : undefined,
    product ? arrayContains(found.products, [product]) : undefined,
    status ? withStatus(found)[status] : undefined,
    q
      ? or(matching(found.searchText, q), uidHolders.length ? inArray(found.id, [...uidHolders]) : undefined)
      : undefined,
  )!;

const hasHealth = arrayContains(patientCounts.products, ['HEALTH']);
const countedStatus: Record<HealthStatus, SQL | undefined> = {
  NO_ASSIGNED_HEP: and(hasHealth, eq(patientCounts.hasProgram, false)),
  NO_ACCOUNT: and(hasHealth, eq(patientCounts.hasProgram, true), eq(patientCounts.hasAccount, false)),
  HAS_ACCOUNT: and(hasHealth, eq(patientCounts.hasProgram, true), eq(patientCounts.hasAccount, true)),
};

/** Rows of `patientCounts` that add up to how many are listed, when nothing is searched for. */
export const counted = (scope: Scope, filters: Filters): SQL =>
  and(
    scope.location(patientCounts.organizationId, patientCounts.locationId),
    inArray(patientCounts.discharged, tabs(filters)),
    filters.locationIds ? inArray(patientCounts.locationId, filters.locationIds) : undefined,
    filters.practitionerId ? eq(patientCounts.practitionerId, filters.practitionerId) : undefined,
    filters.product ? arrayContains(patientCounts.products, [filters.product]) : undefined,
    filters.status ? countedStatus[filters.status] : undefined,
  )!;

/** How many are listed, when nothing is searched for: a sum of kept totals, by location and tab alone where that will do. */
export function keptTotal(scope: Scope, filters: Filters): SQL<number> {
  const { practitionerId, product, status, locationIds } = filters;
  if (practitionerId || product || status)
    return sql<number>`(select coalesce(sum(${patientCounts.total}), 0)::int from ${patientCounts} where ${counted(scope, filters)})`;
  const where = and(
    scope.location(patientTotals.organizationId, patientTotals.locationId),
    inArray(patientTotals.discharged, tabs(filters)),
    locationIds ? inArray(patientTotals.locationId, locationIds) : undefined,
  );
  return sql<number>`(select coalesce(sum(${patientTotals.total}), 0)::int from ${patientTotals} where ${where})`;
}
