import type { Message } from '../../contract/platform/message.ts';
import type { DataDayDefinition, Discipline, SupplyDomain } from '../../contract/platform/enumerations.ts';
import type { CountingField } from '../../contract/rtm/fields.ts';
import type { BillingDetails } from '../../contract/rtm/settings.ts';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { organizations } from '../organizations/schema.ts';
import { patients } from '../patients/schema.ts';
import { createdAt, id, timestamptz, updatedAt, version, tenantTable } from '../platform/db/tenant-table.ts';
import { isPatientVisible, managesOrganization } from '../platform/db/policies.ts';

/** A billing window or month of one code (ENT-046). */
export const rtmCycles = tenantTable('rtm_cycles', {
  columns: {
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
    /** Billable units; 0 while the code is not billable. */
    units: integer('units').notNull().default(0),
    modifiers: text('modifiers').array().notNull().default([]),
    /** What must be reviewed before billing. */
    flags: text('flags').array().notNull().default([]),
    explanation: jsonb('explanation').$type<Message>().notNull(),
    pdfKey: text('pdf_key'),
    version: version(),
    updatedAt: updatedAt(),
  },
  references: { patientId: () => patients },
  constraints: (t) => [
    unique('rtm_cycles_id').on(t.organizationId, t.patientId, t.clock, t.code, t.startDate),
    index('rtm_cycles_by_month').on(t.organizationId, t.startDate, t.endDate),
  ],
  restrict: (t) => ({ of_patient: isPatientVisible(t) }),
  grants: { app_user: 'select, insert, update, delete', app_service: 'select (pdf_key)' },
});

/** Status changes of cycles with their author and reason. Insert-only. */
export const rtmStatusChanges = tenantTable('rtm_status_changes', {
  columns: {
    id: id(),
    cycleId: integer('cycle_id').notNull(),
    patientId: integer('patient_id').notNull(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
    reason: text('reason'),
    /** A copy of the cycle's key: the cycle may be deleted since. */
    code: text('code'),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    /** The biller's `Attestation` (contract/rtm/billing.ts). */
    attestation: jsonb('attestation'),
    changedBy: text('changed_by').notNull(),
    createdAt: createdAt(),
  },
  references: { patientId: () => patients },
  constraints: (t) => [index('rtm_status_changes_cycle').on(t.organizationId, t.cycleId, t.createdAt)],
  restrict: (t) => ({ of_patient: isPatientVisible(t) }),
  grants: { app_user: 'select, insert' },
});

/**
 * An organization's choices where sources or payers differ. Without a row the defaults of `domain/rtm/settings.ts`
 * apply.
 */
export const rtmSettings = tenantTable('rtm_settings', {
  columns: {
    supplyDomain: text('supply_domain').$type<SupplyDomain>().notNull(),
    dataDays: text('data_days').$type<DataDayDefinition>().notNull(),
    contactPerFurtherUnit: boolean('contact_per_addon_unit').notNull(),
    mostFurtherUnits: integer('max_addon_units'),
    discipline: text('discipline').$type<Discipline>().notNull(),
    /** The billing provider and the charge per code. */
    billing: jsonb('billing').$type<BillingDetails>().notNull(),
    updatedBy: text('updated_by').notNull(),
    version: version(),
    updatedAt: updatedAt(),
  } satisfies Record<string, object> & Record<CountingField | 'billing', object>,
  primaryKey: [],
  references: { organizationId: () => organizations },
  restrictWrites: () => ({ managed: managesOrganization }),
  grants: { app_user: 'select, insert, update' },
});

/** A pause of a patient's monitoring from `fromDay` until the day before `toDay`. */
export const rtmPauses = tenantTable('rtm_pauses', {
  columns: {
    id: id(),
    patientId: integer('patient_id').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** The day of the resume; null while paused. */
    toDay: date('to_day', { mode: 'string' }),
    reason: text('reason'),
    pausedBy: text('paused_by').notNull(),
    resumedBy: text('resumed_by'),
    createdAt: createdAt(),
    resumedAt: timestamptz('resumed_at'),
  },
  references: { patientId: () => patients },
  constraints: (t) => [
    index('rtm_pauses_patient').on(t.organizationId, t.patientId, t.fromDay),
    uniqueIndex('rtm_pauses_open')
      .on(t.organizationId, t.patientId)
      .where(sql`to_day is null`),
  ],
  restrict: (t) => ({ of_patient: isPatientVisible(t) }),
  grants: { app_user: 'select, insert, update' },
});

/** Progress of the nightly recalculation of a time zone: patients up to `lastPatientId` are done for `day`. */
export const rtmRecalculationRuns = tenantTable('rtm_recalculation_runs', {
  columns: {
    timezone: text('timezone').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    lastPatientId: integer('last_patient_id').notNull().default(0),
    done: boolean('done').notNull().default(false),
    updatedAt: updatedAt(),
  },
  primaryKey: ['timezone'],
  grants: { app_user: 'select, insert, update' },
});
