import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, real, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BodyPart, PatientProduct, Sex, Side, WalkCondition } from '../../contract/platform/enumerations.ts';
import type { Language } from '../../contract/platform/languages.ts';
import type { PatientField } from '../../contract/patients/fields.ts';
import { locations, organizations, practitioners } from '../organizations/schema.ts';
import { createdAt, id, timestamptz, updatedAt, version, tenantTable } from '../platform/db/tenant-table.ts';
import { emergencyPolicy, isAtAccessibleLocation, isPatientVisible } from '../platform/db/policies.ts';

const isShown = sql`not hidden`;

const programKey = sql`lower(program_name)`;

const statusKey = sql`(case when program_name is null then 'NO_ASSIGNED_HEP' when has_account then 'HAS_ACCOUNT' else 'NO_ACCOUNT' end)`;

/** A patient record. The list's sort and filter keys are stored columns, so that a page is one index scan. */
export const patients = tenantTable('patients', {
  columns: {
    id: id(),
    locationId: integer('location_id').notNull(),
    primaryPractitionerId: integer('primary_practitioner_id'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    email: text('email'),
    phoneNumber: text('phone_number'),
    dob: date('dob', { mode: 'string' }),
    products: text('products').array().$type<PatientProduct[]>().notNull(),
    injuredSideOfBody: text('injured_side_of_body').$type<Side>(),
    injuredBodyPart: text('injured_body_part').$type<BodyPart>(),
    gaitUid: text('gait_uid'),
    payerName: text('payer_name'),
    payerId: text('payer_id'),
    memberId: text('member_id'),
    groupNumber: text('group_number'),
    /** Reference values of gait depend on sex and height; null where unknown. */
    sex: text('sex').$type<Sex>(),
    heightCm: real('height_cm'),
    /** Selects the published measurement error of gait speed; null without a condition. */
    walkCondition: text('walk_condition').$type<WalkCondition>(),
    /** Language of handouts, emails and shared programs. */
    language: text('language').$type<Language>().notNull().default('en'),
    hasAccount: boolean('has_account').notNull().default(false),
    /** The last invite could not be sent within a day; a new invite clears it. */
    inviteFailedAt: timestamptz('invite_failed_at'),
    hidden: boolean('hidden').notNull().default(false),
    /** Archived: the end of the latest plan of care has passed (OPEN-063). */
    discharged: boolean('discharged').notNull().default(false),
    /** Name of the assigned program, null without one. */
    programName: text('program_name'),
    lastSessionAt: timestamptz('last_session_at'),
    lastActivityAt: timestamptz('last_activity_at'),
    /** Lower-cased names and email, written by the application, so that lower-casing does not depend on the server's locale. */
    searchText: text('search_text').notNull().default(''),
    sortName: text('sort_name').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  } satisfies Record<string, object> & Record<PatientField, object>,
  references: {
    organizationId: () => organizations,
    locationId: () => locations,
    primaryPractitionerId: () => practitioners,
  },
  constraints: (t) => [
    unique('patients_id').on(t.id),
    emergencyPolicy('patients', t.organizationId, t.id),
    uniqueIndex('patients_email')
      .on(t.organizationId, t.email)
      .where(sql`email is not null`),
    uniqueIndex('patients_gait_uid')
      .on(t.organizationId, t.gaitUid)
      .where(sql`gait_uid is not null`),
    // Gait UIDs are searched by their beginning, ignoring case.
    index('patients_gait_uid_beginning')
      .on(t.organizationId, sql`lower(gait_uid) text_pattern_ops`)
      .where(sql`gait_uid is not null`),
    index('patients_dob')
      .on(t.organizationId, t.dob)
      .where(sql`dob is not null`),
    // Phone numbers are searched by their first and last digits.
    index('patients_phone').using('gin', t.organizationId, t.phoneNumber.op('gin_trgm_ops')),
    // One per sort order of the list. Behind the order come the location, which the policies check, and what an expression
    // is made of: a far page is then an index-only scan.
    index('patients_by_activity')
      .on(t.organizationId, t.discharged, t.lastActivityAt.desc().nullsLast(), t.id.desc(), t.locationId)
      .where(isShown),
    // The list's search of two letters reads it whole, with the searched text.
    index('patients_by_name')
      .on(t.organizationId, t.discharged, t.sortName, t.id, t.locationId, t.searchText)
      .where(isShown),
    index('patients_by_email').on(t.organizationId, t.discharged, t.email, t.id, t.locationId).where(isShown),
    index('patients_by_program')
      .on(t.organizationId, t.discharged, programKey, t.id, t.locationId, t.programName)
      .where(isShown),
    index('patients_by_status')
      .on(t.organizationId, t.discharged, statusKey, t.id, t.locationId, t.programName, t.hasAccount)
      .where(isShown),
    // For the policies of all rows of a patient. Without it, the planner checks each row by reading `patients_by_location` from
    // end to end, because few patients are expected of an organization: 4 ms a row with 60,000 patients.
    index('patients_by_id').on(t.organizationId, t.id, t.locationId),
    index('patients_by_location').on(
      t.organizationId,
      t.locationId,
      t.discharged,
      t.lastActivityAt.desc().nullsLast(),
      t.id.desc(),
    ),
    // For the list by location, on any tab. Without it, the planner reads the patients of all organizations by their ids.
    index('patients_at_location').on(t.organizationId, t.locationId, t.id, t.discharged).where(isShown),
    index('patients_by_provider').on(
      t.organizationId,
      t.primaryPractitionerId,
      t.discharged,
      t.lastActivityAt.desc().nullsLast(),
      t.id.desc(),
    ),
  ],
  restrict: (t) => ({
    at_location: isAtAccessibleLocation(t), // Written so that the planner takes it for likely: of "is null or" it expects next to no rows.
    of_device: sql`coalesce(${t.id} = (select app.patient()), true)`,
  }),
  grants: {
    app_user: 'select, insert, update',
    app_vendor: 'select',
    app_service: 'select, update (has_account, updated_at)',
    app_emergency: 'select',
  },
});

/** Materialized totals of the patient list, maintained by a trigger on `patients`. */
export const patientTotals = tenantTable('patient_totals', {
  columns: {
    locationId: integer('location_id').notNull(),
    discharged: boolean('discharged').notNull(),
    total: integer('total').notNull().default(0),
  },
  primaryKey: ['locationId', 'discharged'],
  restrict: (t) => ({ at_location: isAtAccessibleLocation(t) }),
  grants: { app_user: 'select, insert, update', app_service: 'select, insert, update' },
});

/**
 * Materialized totals by every filter of the patient list, maintained by the same trigger. The total of any filter is a sum
 * over few rows. `practitionerId` is 0 without a provider.
 */
export const patientCounts = tenantTable('patient_counts', {
  columns: {
    locationId: integer('location_id').notNull(),
    discharged: boolean('discharged').notNull(),
    practitionerId: integer('practitioner_id').notNull(),
    products: text('products').array().notNull(),
    hasProgram: boolean('has_program').notNull(),
    hasAccount: boolean('has_account').notNull(),
    total: integer('total').notNull().default(0),
  },
  primaryKey: ['locationId', 'discharged', 'practitionerId', 'products', 'hasProgram', 'hasAccount'],
  primaryKeyName: 'patient_counts_pk',
  restrict: (t) => ({ at_location: isAtAccessibleLocation(t) }),
  grants: { app_user: 'select, insert, update', app_service: 'select, insert, update' },
});

/** The code that a patient's app exchanges for its token, stored as a hash. */
export const patientInvites = tenantTable('patient_invites', {
  columns: {
    id: id(),
    patientId: integer('patient_id').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    createdAt: createdAt(),
  },
  references: { patientId: () => patients },
  constraints: (t) => [uniqueIndex('patient_invites_code').on(t.codeHash)],
  restrict: (t) => ({ of_patient: isPatientVisible(t) }),
  grants: { app_user: 'select, insert, update', app_service: 'select, update' },
});

/** A patient's app that may post sessions; its token is stored as a hash. */
export const devices = tenantTable('devices', {
  columns: {
    id: id(),
    patientId: integer('patient_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    label: text('label').notNull(),
    /** When the device last read the patient's day; null for an app, which reads programs. */
    openedAt: timestamptz('opened_at'),
    revokedAt: timestamptz('revoked_at'),
    createdAt: createdAt(),
  },
  references: { patientId: () => patients },
  constraints: (t) => [
    uniqueIndex('devices_token').on(t.tokenHash),
    index('devices_patient').on(t.organizationId, t.patientId),
  ],
  restrict: (t) => ({ of_patient: isPatientVisible(t) }),
  grants: { app_user: 'select, update', app_service: 'select, insert' },
});
