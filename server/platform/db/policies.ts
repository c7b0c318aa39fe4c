import { sql, type SQL } from 'drizzle-orm';
import { pgPolicy, pgRole, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Clinic staff, patients' apps and jobs of one organization. */
export const appUser = pgRole('app_user').existing();
/** Vendor staff in the admin console. */
export const appVendor = pgRole('app_vendor').existing();
/** Identity, the job queue and look-ups before the organization is known. */
export const appService = pgRole('app_service').existing();
/** Somebody of a clinic under emergency access: reads one patient's record, and writes nothing. */
export const appEmergency = pgRole('app_emergency').existing();

/**
 * The one policy shape of a tenant table: a clinic reaches the rows of its own organization only; vendor staff and the
 * service role reach every row, but their grants cover few tables. Without a tenant context there are no rows.
 */
export function tenantPolicies(table: string, organization: AnyPgColumn) {
  const isOwn = sql`${organization} = (select app.org())`;
  const all = sql`true`;
  return [
    pgPolicy(`${table}_organization`, { to: appUser, using: isOwn, withCheck: isOwn }),
    pgPolicy(`${table}_vendor`, { to: appVendor, using: all, withCheck: all }),
    pgPolicy(`${table}_service`, { to: appService, using: all, withCheck: all }),
  ];
}

/** A condition that every row of a clinic must meet besides the organization's policy. */
export const restrictRows = (table: string, name: string, condition: SQL) =>
  pgPolicy(`${table}_${name}`, { as: 'restrictive', to: appUser, using: condition, withCheck: condition });

/** A condition that a clinic's writes must meet; reads are not affected. */
export const restrictWrites = (table: string, name: string, condition: SQL) =>
  (['insert', 'update', 'delete'] as const).map((command) =>
    pgPolicy(`${table}_${name}_${command}`, {
      as: 'restrictive',
      for: command,
      to: appUser,
      ...(command !== 'insert' && { using: condition }),
      ...(command !== 'delete' && { withCheck: condition }),
    }),
  );

/** Rows of the patient to whom the user has open emergency access. */
export const emergencyPolicy = (table: string, organization: AnyPgColumn, patient: AnyPgColumn) =>
  pgPolicy(`${table}_emergency`, {
    for: 'select',
    to: appEmergency,
    using: sql`${organization} = (select app.org()) and ${patient} = (select app.emergency_patient())`,
  });

/** Names of the organization's own locations and staff, which a record under emergency access mentions. */
export const emergencyNamesPolicy = (table: string, organization: AnyPgColumn) =>
  pgPolicy(`${table}_emergency`, {
    for: 'select',
    to: appEmergency,
    using: sql`${organization} = (select app.org()) and (select app.emergency_patient()) is not null`,
  });

/** True for those who manage the organization. */
export const managesOrganization = sql`(select app.all_locations())`;

/** Admins reach all locations, practitioners their assigned ones (SEC-02). */
export const isAtAccessibleLocation = ({ locationId }: { locationId: AnyPgColumn }) =>
  sql`(select app.all_locations()) or ${locationId} = any ((select app.locations())::int[])`;

interface PatientRow {
  organizationId: AnyPgColumn;
  patientId: AnyPgColumn;
}

/** Rows of a patient are visible if and only if the patient is. */
export const isPatientVisible = ({ organizationId, patientId }: PatientRow) =>
  sql`exists (select 1 from patients p where p.organization_id = ${organizationId} and p.id = ${patientId})`;

/**
 * The same for tables that are read patient by patient. `offset 0` makes the planner look up the patient of each row;
 * without it, it first reads all patients of the organization.
 */
export const isPatientVisiblePerRow = ({ organizationId, patientId }: PatientRow) =>
  sql`exists (select 1 from patients p where p.organization_id = ${organizationId} and p.id = ${patientId} offset 0)`;
