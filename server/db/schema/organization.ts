import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import {
  createdAt,
  id,
  managed,
  moment,
  organizationId,
  restricted,
  tenantPolicies,
  updatedAt,
  version,
} from './shape.ts';

export const organizations = pgTable(
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
    /** Which published reading judges scan sessions where no outcome is stored: `ADMIN` or `PORTAL` (OPEN-129). */
    riskReading: text('risk_reading').notNull().default('ADMIN'),
    /** Whether its people work with a second factor only. */
    requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('organizations_name').on(sql`lower(${t.name})`),
    ...tenantPolicies('organizations', t.id),
    ...managed('organizations'),
  ],
);

export const locations = pgTable(
  'locations',
  {
    organizationId: organizationId().references(() => organizations.id),
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
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('locations_id').on(t.id),
    index('locations_by_name').on(t.organizationId, t.name, t.id),
    index('locations_all_by_name').on(sql`lower(${t.name})`, t.id),
    foreignKey({
      name: 'locations_default_provider',
      columns: [t.organizationId, t.defaultProviderId],
      foreignColumns: [practitioners.organizationId, practitioners.id] as [AnyPgColumn, AnyPgColumn],
    }),
    ...tenantPolicies('locations', t.organizationId),
    ...managed('locations'),
  ],
);

/** A clinic's people; `userId` is absent while invited and not registered (ENT-025). */
export const practitioners = pgTable(
  'practitioners',
  {
    organizationId: organizationId().references(() => organizations.id),
    id: id(),
    userId: text('user_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case; null only for a first user created without one (OPEN-115). */
    email: text('email'),
    role: text('role').notNull(),
    addedAsRole: text('added_as_role').notNull(),
    removedAt: moment('removed_at'),
    /** The last invite was tried for a day and could not be sent; null again once another is asked for. */
    inviteFailedAt: moment('invite_failed_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('practitioners_id').on(t.id),
    uniqueIndex('practitioners_user')
      .on(t.userId)
      .where(sql`removed_at is null and user_id is not null`),
    uniqueIndex('practitioners_email')
      .on(t.email)
      .where(sql`removed_at is null and email is not null`),
    index('practitioners_by_name').on(t.organizationId, t.lastName, t.firstName, t.id),
    ...tenantPolicies('practitioners', t.organizationId),
    ...managed('practitioners'),
    restricted(
      'practitioners',
      'at_location',
      sql`(select app.all_locations()) or ${t.userId} = (select app.user_id()) or exists (select 1 from practitioner_locations pl where pl.organization_id = ${t.organizationId} and pl.practitioner_id = ${t.id})`,
    ),
  ],
);

export const practitionerLocations = pgTable(
  'practitioner_locations',
  {
    organizationId: organizationId(),
    practitionerId: integer('practitioner_id').notNull(),
    locationId: integer('location_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.practitionerId, t.locationId] }),
    foreignKey({
      columns: [t.organizationId, t.practitionerId],
      foreignColumns: [practitioners.organizationId, practitioners.id],
    }),
    foreignKey({ columns: [t.organizationId, t.locationId], foreignColumns: [locations.organizationId, locations.id] }),
    index('practitioner_locations_by_location').on(t.organizationId, t.locationId),
    ...tenantPolicies('practitioner_locations', t.organizationId),
    ...managed('practitioner_locations'),
    restricted(
      'practitioner_locations',
      'at_location',
      sql`(select app.all_locations()) or ${t.locationId} = any ((select app.locations())::int[])`,
    ),
  ],
);

/** An invite: 128 random bits, kept as a hash and, for the vendor's sign-up-link page, encrypted (OPEN-035). */
export const invites = pgTable(
  'invites',
  {
    organizationId: organizationId(),
    id: id(),
    practitionerId: integer('practitioner_id').notNull(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    codeSealed: text('code_sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('invites_code').on(t.codeHash),
    index('invites_practitioner').on(t.organizationId, t.practitionerId),
    foreignKey({
      columns: [t.organizationId, t.practitionerId],
      foreignColumns: [practitioners.organizationId, practitioners.id],
    }),
    ...tenantPolicies('invites', t.organizationId),
  ],
);
