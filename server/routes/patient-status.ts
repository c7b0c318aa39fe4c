import { and, arrayContains, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { HealthStatus } from '../../contract/enumerations.ts';

/**
 * Who has which health status (`healthStatus` says it of a record): patients of Health alone, for only they are assigned
 * programs and invited. One definition for the filter of the patient list and the lists of the dashboard.
 */
export const withStatus = (
  of: Record<'products' | 'programName' | 'hasAccount', AnyPgColumn>,
): Record<HealthStatus, SQL> => {
  const isHealth = arrayContains(of.products, ['HEALTH']);
  return {
    NO_ASSIGNED_HEP: and(isHealth, isNull(of.programName))!,
    NO_ACCOUNT: and(isHealth, isNotNull(of.programName), eq(of.hasAccount, false))!,
    HAS_ACCOUNT: and(isHealth, isNotNull(of.programName), eq(of.hasAccount, true))!,
  };
};
