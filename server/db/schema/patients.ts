import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { SetupOrigin } from '../../../contract/monitoring.ts';
import { locations, organizations, practitioners } from './organization.ts';
import {
  atLocation,
  createdAt,
  id,
  moment,
  ofVisiblePatient,
  organizationId,
  restricted,
  tenantPolicies,
  updatedAt,
  version,
} from './shape.ts';

const isShown = sql`not hidden`;
const programKey = sql`lower(program_name)`;
const statusKey = sql`(case when program_name is null then 'NO_ASSIGNED_HEP' when has_account then 'HAS_ACCOUNT' else 'NO_ACCOUNT' end)`;

/** A patient record. What the list sorts and filters by is stored here, so that a page is one index walk. */
export const patients = pgTable(
  'patients',
  {
    organizationId: organizationId().references(() => organizations.id),
    id: id(),
    locationId: integer('location_id').notNull(),
    primaryPractitionerId: integer('primary_practitioner_id'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    email: text('email'),
    phoneNumber: text('phone_number'),
    dob: date('dob', { mode: 'string' }),
    products: text('products').array().notNull(),
    injuredSideOfBody: text('injured_side_of_body'),
    injuredBodyPart: text('injured_body_part'),
    gaitUid: text('gait_uid'),
    /** What gait is held against: `FEMALE` or `MALE` and centimetres; null where nobody has said. */
    sex: text('sex'),
    heightCm: real('height_cm'),
    /** `PARKINSON` or `STROKE`: whose published errors a change of speed is judged by; null where none is stated. */
    walkCondition: text('walk_condition'),
    /** What handouts, mails and shared programs are written in for this patient. */
    language: text('language').notNull().default('en'),
    hasAccount: boolean('has_account').notNull().default(false),
    /** The last invite was tried for a day and could not be sent; null again once another is asked for. */
    inviteFailedAt: moment('invite_failed_at'),
    hidden: boolean('hidden').notNull().default(false),
    /** Archived: the end of the latest plan of care has passed (OPEN-063). */
    discharged: boolean('discharged').notNull().default(false),
    /** Name of the assigned program, null without one. */
    programName: text('program_name'),
    lastSessionAt: moment('last_session_at'),
    lastActivityAt: moment('last_activity_at'),
    /** Lower-cased names and email, written by the application so that any script folds alike on every server. */
    searchText: text('search_text').notNull().default(''),
    sortName: text('sort_name').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('patients_id').on(t.id),
    foreignKey({ columns: [t.organizationId, t.locationId], foreignColumns: [locations.organizationId, locations.id] }),
    foreignKey({
      columns: [t.organizationId, t.primaryPractitionerId],
      foreignColumns: [practitioners.organizationId, practitioners.id],
    }),
    uniqueIndex('patients_email')
      .on(t.organizationId, t.email)
      .where(sql`email is not null`),
    uniqueIndex('patients_gait_uid')
      .on(t.organizationId, t.gaitUid)
      .where(sql`gait_uid is not null`),
    // Whoever types or scans an ID need not mind its case.
    index('patients_gait_uid_folded')
      .on(t.organizationId, sql`lower(gait_uid)`)
      .where(sql`gait_uid is not null`),
    // One for each order of the list. They end in the location, by which policies choose: a page is cut out by its index
    // alone, however far down it is.
    index('patients_by_activity')
      .on(t.organizationId, t.discharged, t.lastActivityAt.desc().nullsLast(), t.id.desc(), t.locationId)
      .where(isShown),
    index('patients_by_name').on(t.organizationId, t.discharged, t.sortName, t.id, t.locationId).where(isShown),
    index('patients_by_email').on(t.organizationId, t.discharged, t.email, t.id, t.locationId).where(isShown),
    index('patients_by_program').on(t.organizationId, t.discharged, programKey, t.id).where(isShown),
    index('patients_by_status').on(t.organizationId, t.discharged, statusKey, t.id).where(isShown),
    index('patients_by_location').on(
      t.organizationId,
      t.locationId,
      t.discharged,
      t.lastActivityAt.desc().nullsLast(),
      t.id.desc(),
    ),
    index('patients_by_provider').on(
      t.organizationId,
      t.primaryPractitionerId,
      t.discharged,
      t.lastActivityAt.desc().nullsLast(),
      t.id.desc(),
    ),
    ...tenantPolicies('patients', t.organizationId),
    restricted('patients', 'at_location', atLocation(t.locationId)),
    // Written so that the planner takes it for likely: of "is null or" it expects next to no rows.
    restricted('patients', 'of_device', sql`coalesce(${t.id} = (select app.patient()), true)`),
  ],
);

/** Kept totals of the patient list, maintained by a trigger on `patients`. */
export const patientTotals = pgTable(
  'patient_totals',
  {
    organizationId: organizationId(),
    locationId: integer('location_id').notNull(),
    discharged: boolean('discharged').notNull(),
    total: integer('total').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.locationId, t.discharged] }),
    ...tenantPolicies('patient_totals', t.organizationId),
    restricted('patient_totals', 'at_location', atLocation(t.locationId)),
  ],
);

/**
 * Kept totals of the patient list by everything it can be filtered by, maintained by the same trigger: any filter's
 * total is a sum over few rows. `practitionerId` is 0 without one.
 */
export const patientCounts = pgTable(
  'patient_counts',
  {
    organizationId: organizationId(),
    locationId: integer('location_id').notNull(),
    discharged: boolean('discharged').notNull(),
    practitionerId: integer('practitioner_id').notNull(),
    products: text('products').array().notNull(),
    hasProgram: boolean('has_program').notNull(),
    hasAccount: boolean('has_account').notNull(),
    total: integer('total').notNull().default(0),
  },
  (t) => [
    primaryKey({
      name: 'patient_counts_pk',
      columns: [t.organizationId, t.locationId, t.discharged, t.practitionerId, t.products, t.hasProgram, t.hasAccount],
    }),
    ...tenantPolicies('patient_counts', t.organizationId),
    restricted('patient_counts', 'at_location', atLocation(t.locationId)),
  ],
);

export const plansOfCare = pgTable(
  'plans_of_care',
  {
    organizationId: organizationId(),
    id: id(),
    patientId: integer('patient_id').notNull(),
    start: date('start_date', { mode: 'string' }).notNull(),
    end: date('end_date', { mode: 'string' }),
    /** Set-up of monitoring in this plan of care, in the patient's zone, and who gave the day (RTM.md, decision 5). */
    setupDate: date('setup_date', { mode: 'string' }),
    setupBy: text('setup_by').$type<SetupOrigin>(),
    /** The end before it was changed last and when that was, so that a discharge can be taken back. */
    previousEnd: date('previous_end_date', { mode: 'string' }),
    endChangedAt: moment('end_changed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    index('plans_of_care_patient').on(t.organizationId, t.patientId, t.start),
    ...tenantPolicies('plans_of_care', t.organizationId),
    restricted('plans_of_care', 'of_patient', ofVisiblePatient(t.organizationId, t.patientId)),
  ],
);

/** What a patient's app presents once to get its token; mailed with the invite, kept as a hash. */
export const patientInvites = pgTable(
  'patient_invites',
  {
    organizationId: organizationId(),
    id: id(),
    patientId: integer('patient_id').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('patient_invites_code').on(t.codeHash),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    ...tenantPolicies('patient_invites', t.organizationId),
    restricted('patient_invites', 'of_patient', ofVisiblePatient(t.organizationId, t.patientId)),
  ],
);

/** A patient's app that may post sessions; its token is kept as a hash. */
export const devices = pgTable(
  'devices',
  {
    organizationId: organizationId(),
    id: id(),
    patientId: integer('patient_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    label: text('label').notNull(),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('devices_token').on(t.tokenHash),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    ...tenantPolicies('devices', t.organizationId),
    restricted('devices', 'of_patient', ofVisiblePatient(t.organizationId, t.patientId)),
  ],
);
