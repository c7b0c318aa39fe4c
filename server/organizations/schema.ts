import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LocationField, VendorLocationField } from '../../contract/locations/fields.ts';
import type { OrganizationField } from '../../contract/organizations/fields.ts';
import type { PractitionerRole, riskReadings } from '../../contract/platform/enumerations.ts';
import type { ProviderInputField } from '../../contract/team/fields.ts';
import { createdAt, id, timestamptz, updatedAt, version, grant, tenantTable } from '../platform/db/tenant-table.ts';
import {
  emergencyNamesPolicy,
  isAtAccessibleLocation,
  managesOrganization,
  restrictWrites,
  tenantPolicies,
} from '../platform/db/policies.ts';

type RiskReading = (typeof riskReadings)[number];

export const organizations = grant(
  pgTable(
    'organizations',
    {
      id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
      name: text('name').notNull(),
      timezone: text('timezone').notNull(),
      products: text('products').array().notNull(),
      disabled: boolean('disabled').notNull().default(false),
      isResearchOrg: boolean('is_research_org').notNull().default(false),
      supportsSso: boolean('supports_sso').notNull().default(false),
      /** Storage keys of the cropped logo for screens and for print. */
      webLogoKey: text('web_logo_key'),
      logoKey: text('logo_key'),
      scanModules: jsonb('scan_modules').notNull().default([]),
      /** Which published limits evaluate scan sessions without a stored outcome: `ADMIN` or `PORTAL` (OPEN-129). */
      riskReading: text('risk_reading').$type<RiskReading>().notNull().default('ADMIN'),
      requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
      version: version(),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    } satisfies Record<string, object> & Record<OrganizationField, object>,
    (t) => [
      uniqueIndex('organizations_name').on(sql`lower(${t.name})`),
      ...tenantPolicies('organizations', t.id),
      ...restrictWrites('organizations', 'managed', managesOrganization),
    ],
  ),
  {
    app_user:
      'select, update (name, timezone, web_logo_key, logo_key, version, updated_at, risk_reading, requires_second_factor)',
    app_vendor: 'select, insert, update',
    app_service: 'select, update (disabled, version, updated_at)',
  },
);

export const locations = tenantTable('locations', {
  columns: {
    id: id(),
    name: text('name').notNull(),
    timezone: text('timezone').notNull(),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    stateCode: text('state_code'),
    zipCode: text('zip_code'),
    countryCode: text('country_code'),
    defaultProviderId: integer('default_provider_id'),
    keyword: text('keyword'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  } satisfies Record<string, object> & Record<LocationField | VendorLocationField, object>,
  references: {
    organizationId: () => organizations,
    defaultProviderId: { table: () => practitioners, name: 'locations_default_provider' },
  },
  constraints: (t) => [
    unique('locations_id').on(t.id),
    emergencyNamesPolicy('locations', t.organizationId),
    index('locations_by_name').on(t.organizationId, t.name, t.id),
    index('locations_all_by_name').on(sql`lower(${t.name})`, t.id),
  ],
  restrictWrites: () => ({ managed: managesOrganization }),
  grants: {
    app_user: 'select, insert, update',
    app_vendor: 'select, insert, update',
    app_service: 'select',
    app_emergency: 'select (organization_id, id, name)',
  },
});

/** Users of a clinic; `userId` is null until an invited user registers (ENT-025). */
export const practitioners = tenantTable('practitioners', {
  columns: {
    id: id(),
    userId: text('user_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case; null only for a first user created without one (OPEN-115). */
    email: text('email'),
    role: text('role').$type<PractitionerRole>().notNull(),
    addedAsRole: text('added_as_role').$type<PractitionerRole>().notNull(),
    removedAt: timestamptz('removed_at'),
    /** The last invite could not be sent within a day; a new invite clears it. */
    inviteFailedAt: timestamptz('invite_failed_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  } satisfies Record<string, object> & Record<ProviderInputField, object>,
  references: { organizationId: () => organizations },
  constraints: (t) => [
    unique('practitioners_id').on(t.id),
    emergencyNamesPolicy('practitioners', t.organizationId),
    uniqueIndex('practitioners_user')
      .on(t.userId)
      .where(sql`removed_at is null and user_id is not null`),
    uniqueIndex('practitioners_email')
      .on(t.email)
      .where(sql`removed_at is null and email is not null`),
    index('practitioners_by_name').on(t.organizationId, t.lastName, t.firstName, t.id),
  ],
  restrict: (t) => ({
    at_location: sql`(select app.all_locations()) or ${t.userId} = (select app.user_id()) or exists (select 1 from practitioner_locations pl where pl.organization_id = ${t.organizationId} and pl.practitioner_id = ${t.id})`,
  }),
  restrictWrites: () => ({ managed: managesOrganization }),
  grants: {
    app_user: 'select, insert, update',
    app_vendor: 'select, insert',
    app_service: 'select, update (user_id, first_name, last_name, version, updated_at)',
    app_emergency: 'select (organization_id, id, first_name, last_name)',
  },
});

export const practitionerLocations = tenantTable('practitioner_locations', {
  columns: {
    practitionerId: integer('practitioner_id').notNull(),
    locationId: integer('location_id').notNull(),
  },
  primaryKey: ['practitionerId', 'locationId'],
  references: { practitionerId: () => practitioners, locationId: () => locations },
  constraints: (t) => [index('practitioner_locations_by_location').on(t.organizationId, t.locationId)],
  restrict: (t) => ({
    at_location: isAtAccessibleLocation(t),
  }),
  restrictWrites: () => ({ managed: managesOrganization }),
  grants: { app_user: 'select, insert, delete', app_vendor: 'select, insert', app_service: 'select' },
});

/** An invite code of 128 random bits, stored as a hash and, for the vendor's sign-up-link page, encrypted (OPEN-035). */
export const invites = tenantTable('invites', {
  columns: {
    id: id(),
    practitionerId: integer('practitioner_id').notNull(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    codeEncrypted: text('code_encrypted').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    createdAt: createdAt(),
  },
  references: { practitionerId: () => practitioners },
  constraints: (t) => [
    uniqueIndex('invites_code').on(t.codeHash),
    index('invites_practitioner').on(t.organizationId, t.practitionerId),
  ],
  grants: { app_user: 'select, insert, update', app_vendor: 'select, insert, update', app_service: 'select, update' },
});
