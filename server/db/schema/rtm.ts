import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { organizations } from './organization.ts';
import { patients } from './patients.ts';
import {
  createdAt,
  id,
  managed,
  moment,
  ofVisiblePatient,
  organizationId,
  restricted,
  tenantPolicies,
  updatedAt,
  version,
} from './shape.ts';

/** A billing window or month of one code (ENT-046). */
export const rtmCycles = pgTable(
  'rtm_cycles',
  {
    organizationId: organizationId(),
    id: id(),
    patientId: integer('patient_id').notNull(),
    code: text('code').notNull(),
    clock: text('clock').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    status: text('status').notNull(),
    numActiveDays: integer('num_active_days').notNull().default(0),
    numRequiredDays: integer('num_required_days').notNull().default(0),
    minutes: integer('minutes').notNull().default(0),
    liveContacts: integer('live_contacts').notNull().default(0),
    /** How often the code is billable; 0 while it is not. */
    units: integer('units').notNull().default(0),
    modifiers: text('modifiers').array().notNull().default([]),
    /** What somebody has to look at before billing. */
    flags: text('flags').array().notNull().default([]),
    explanation: text('explanation').notNull().default(''),
    pdfKey: text('pdf_key'),
    version: version(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('rtm_cycles_id').on(t.organizationId, t.patientId, t.clock, t.code, t.startDate),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    index('rtm_cycles_by_month').on(t.organizationId, t.startDate, t.endDate),
    ...tenantPolicies('rtm_cycles', t.organizationId),
    restricted('rtm_cycles', 'of_patient', ofVisiblePatient(t.organizationId, t.patientId)),
  ],
);

/** Who moved a cycle from which status to which, when and why. Insert-only. */
export const rtmStatusChanges = pgTable(
  'rtm_status_changes',
  {
    organizationId: organizationId(),
    id: id(),
    cycleId: integer('cycle_id').notNull(),
    patientId: integer('patient_id').notNull(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
    reason: text('reason'),
    /** What the cycle was: it may be gone since. */
    code: text('code'),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    /** What the person who billed it confirmed (contract/rtm-billing.ts, `Attestation`). */
    attestation: jsonb('attestation'),
    changedBy: text('changed_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    index('rtm_status_changes_cycle').on(t.organizationId, t.cycleId, t.createdAt),
    ...tenantPolicies('rtm_status_changes', t.organizationId),
    restricted('rtm_status_changes', 'of_patient', ofVisiblePatient(t.organizationId, t.patientId)),
  ],
);

/** How an organization bills where sources or payers differ; without a row the defaults of `domain/rtm/settings.ts`. */
export const rtmSettings = pgTable(
  'rtm_settings',
  {
    organizationId: organizationId()
      .primaryKey()
      .references(() => organizations.id),
    supplyDomain: text('supply_domain').notNull(),
    dataDays: text('data_days').notNull(),
    contactPerFurtherUnit: boolean('contact_per_further_unit').notNull(),
    mostFurtherUnits: integer('most_further_units'),
    discipline: text('discipline').notNull(),
    /** Who bills, and for how much a code (contract/rtm-settings.ts, `BillingDetails`). */
    billing: jsonb('billing').notNull(),
    updatedBy: text('updated_by').notNull(),
    version: version(),
    updatedAt: updatedAt(),
  },
  (t) => [...tenantPolicies('rtm_settings', t.organizationId), ...managed('rtm_settings')],
);

/** Monitoring of a patient paused from a day up to, not including, the day of its resume. */
export const rtmPauses = pgTable(
  'rtm_pauses',
  {
    organizationId: organizationId(),
    id: id(),
    patientId: integer('patient_id').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Null while it is paused still. */
    toDay: date('to_day', { mode: 'string' }),
    reason: text('reason'),
    pausedBy: text('paused_by').notNull(),
    resumedBy: text('resumed_by'),
    createdAt: createdAt(),
    resumedAt: moment('resumed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    index('rtm_pauses_patient').on(t.organizationId, t.patientId, t.fromDay),
    uniqueIndex('rtm_pauses_open')
      .on(t.organizationId, t.patientId)
      .where(sql`to_day is null`),
    ...tenantPolicies('rtm_pauses', t.organizationId),
    restricted('rtm_pauses', 'of_patient', ofVisiblePatient(t.organizationId, t.patientId)),
  ],
);

/** How far the nightly recount of a zone has come: patients up to `afterPatient` are counted for `day`. */
export const rtmNights = pgTable(
  'rtm_nights',
  {
    organizationId: organizationId(),
    zone: text('zone').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    afterPatient: integer('after_patient').notNull().default(0),
    done: boolean('done').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.zone] }), ...tenantPolicies('rtm_nights', t.organizationId)],
);
