import { sql, type SQL } from 'drizzle-orm';
import { integer, pgPolicy, pgRole, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Clinic people, patients' apps and jobs of one organization. */
export const appUser = pgRole('app_user').existing();
/** Vendor staff in the admin console. */
export const appVendor = pgRole('app_vendor').existing();
/** Identity, the job queue and look-ups that come before anybody's organization is known. */
export const appService = pgRole('app_service').existing();

export const id = () => integer('id').notNull().generatedByDefaultAsIdentity();
export const organizationId = () => integer('organization_id').notNull();
export const version = () => integer('version').notNull().default(1);
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = (name = 'created_at') => moment(name).notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

const everything = sql`true`;

/**
 * The one policy shape: a clinic sees rows of its own organization and nothing else; vendor staff and the service role
 * reach every row but hold grants on few tables (see the migration of grants). No context means no rows.
 */
export const tenantPolicies = (table: string, organization: AnyPgColumn) => {
  const own = sql`${organization} = (select app.org())`;
  return [
    pgPolicy(`${table}_organization`, { to: appUser, using: own, withCheck: own }),
    pgPolicy(`${table}_vendor`, { to: appVendor, using: everything, withCheck: everything }),
    pgPolicy(`${table}_service`, { to: appService, using: everything, withCheck: everything }),
  ];
};

/** Narrows a clinic's view further; `extra` must hold as well as the organization's policy. */
export const restricted = (table: string, name: string, extra: SQL) =>
  pgPolicy(`${table}_${name}`, { as: 'restrictive', to: appUser, using: extra, withCheck: extra });

/** Narrows what a clinic may write; reading stays with the other policies. */
export const restrictedWrites = (table: string, name: string, extra: SQL) => {
  const policy = (verb: 'insert' | 'update' | 'delete') =>
    pgPolicy(`${table}_${name}_${verb}`, {
      as: 'restrictive',
      for: verb,
      to: appUser,
      ...(verb !== 'insert' && { using: extra }),
      ...(verb !== 'delete' && { withCheck: extra }),
    });
  return [policy('insert'), policy('update'), policy('delete')];
};

/** What only those who manage the organization may write. */
export const managed = (table: string) => restrictedWrites(table, 'managed', sql`(select app.all_locations())`);

/** Rows at a location: all locations for admins, the assigned ones for a practitioner (SEC-02). */
export const atLocation = (location: AnyPgColumn) =>
  sql`(select app.all_locations()) or ${location} = any ((select app.locations())::int[])`;

/**
 * The same for tables that are read patient by patient. `offset 0` has every row look its patient up: otherwise all patients
 * of an organization, a hundred thousand of them, are gathered first to answer for twenty rows.
 */
export const ofVisiblePatientEach = (organization: AnyPgColumn, patient: AnyPgColumn) =>
  sql`exists (select 1 from patients p where p.organization_id = ${organization} and p.id = ${patient} offset 0)`;

/** Rows of a patient are visible if and only if the patient is. */
export const ofVisiblePatient = (organization: AnyPgColumn, patient: AnyPgColumn) =>
  sql`exists (select 1 from patients p where p.organization_id = ${organization} and p.id = ${patient})`;
