import { and, arrayContains, eq, inArray, or, sql, type SQL, isNotNull, isNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { QueryOf } from '../../contract/platform/call.ts';
import type { HealthStatus } from '../../contract/platform/enumerations.ts';
import type { listPatients } from '../../contract/patients/patients.ts';
import { toSearchWords, type PatientSearch } from '../../domain/patients/patient-search.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { accessiblePatients as found } from '../platform/db/accessible-patients.ts';
import { patientCounts, patientTotals } from '../platform/db/schema.ts';
import { containsWords } from './search-conditions.ts';

export interface PatientFilters extends QueryOf<typeof listPatients> {
  /** What `q` asks for; null without a search. */
  search?: PatientSearch | null;
  /** Patients whose date of birth, phone number or Unique Gait ID is searched for. */
  idsByKey?: readonly number[];
}

/** Records whose names and email contain the words of `q`; all of them without a word. */
export const matchesSearch = (searchText: AnyPgColumn, q: string): SQL | undefined =>
  containsWords(searchText, toSearchWords(q));

/** The values of `discharged` on the selected tab: one, or both for all. */
export const dischargedValues = ({ state }: PatientFilters): boolean[] =>
  state === 'ALL' ? [false, true] : [state === 'DISCHARGED'];

/** Accessible patients that match the filters, without hidden ones (OPEN-059), on any tab. */
export const listConditions = (
  scope: Scope,
  { search, idsByKey = [], locationIds, practitionerId, product, status }: PatientFilters,
): SQL =>
  and(
    scope.location(found.organizationId, found.locationId),
    sql`not ${found.hidden}`,
    locationIds ? inArray(found.locationId, locationIds) : undefined,
    practitionerId ? eq(found.primaryPractitionerId, practitionerId) : undefined,
    product ? arrayContains(found.products, [product]) : undefined,
    status ? statusConditions(found)[status] : undefined,
    search
      ? or(
          containsWords(found.searchText, search.words),
          idsByKey.length ? inArray(found.id, [...idsByKey]) : undefined,
        )
      : undefined,
  )!;

const hasHealth = arrayContains(patientCounts.products, ['HEALTH']);
const statusCountConditions: Record<HealthStatus, SQL | undefined> = {
  NO_ASSIGNED_HEP: and(hasHealth, eq(patientCounts.hasProgram, false)),
  NO_ACCOUNT: and(hasHealth, eq(patientCounts.hasProgram, true), eq(patientCounts.hasAccount, false)),
  HAS_ACCOUNT: and(hasHealth, eq(patientCounts.hasProgram, true), eq(patientCounts.hasAccount, true)),
};

/** Rows of `patientCounts` that sum up to the total, when there is no search. */
export const countConditions = (scope: Scope, filters: PatientFilters): SQL =>
  and(
    scope.location(patientCounts.organizationId, patientCounts.locationId),
    inArray(patientCounts.discharged, dischargedValues(filters)),
    filters.locationIds ? inArray(patientCounts.locationId, filters.locationIds) : undefined,
    filters.practitionerId ? eq(patientCounts.practitionerId, filters.practitionerId) : undefined,
    filters.product ? arrayContains(patientCounts.products, [filters.product]) : undefined,
    filters.status ? statusCountConditions[filters.status] : undefined,
  )!;

/** The total without a search: a sum of materialized counts, by location and tab only where that is enough. */
export function materializedTotal(scope: Scope, filters: PatientFilters): SQL<number> {
  const { practitionerId, product, status, locationIds } = filters;
  if (practitionerId || product || status)
    return sql<number>`(select coalesce(sum(${patientCounts.total}), 0)::int from ${patientCounts} where ${countConditions(scope, filters)})`;
  const where = and(
    scope.location(patientTotals.organizationId, patientTotals.locationId),
    inArray(patientTotals.discharged, dischargedValues(filters)),
    locationIds ? inArray(patientTotals.locationId, locationIds) : undefined,
  );
  return sql<number>`(select coalesce(sum(${patientTotals.total}), 0)::int from ${patientTotals} where ${where})`;
}

/**
 * The health status as a condition, consistent with `computeHealthStatus`: only Health patients, who can have programs and
 * invites. Used by the patient list and the dashboard.
 */
export const statusConditions = (
  of: Record<'products' | 'programName' | 'hasAccount', AnyPgColumn>,
): Record<HealthStatus, SQL> => {
  const isHealth = arrayContains(of.products, ['HEALTH']);
  return {
    NO_ASSIGNED_HEP: and(isHealth, isNull(of.programName))!,
    NO_ACCOUNT: and(isHealth, isNotNull(of.programName), eq(of.hasAccount, false))!,
    HAS_ACCOUNT: and(isHealth, isNotNull(of.programName), eq(of.hasAccount, true))!,
  };
};
