import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { FailureReason, MessageState, ReminderChannel, StopReason } from '../../contract/reminders/limits.ts';
import { practitioners } from '../organizations/schema.ts';
import { patients } from '../patients/schema.ts';
import { isPatientVisiblePerRow } from '../platform/db/policies.ts';
import { createdAt, id, tenantTable, timestamptz } from '../platform/db/tenant-table.ts';

/** Whether and how a patient is reminded. Without a row nobody ever agreed to it. */
export const reminders = tenantTable('reminders', {
  columns: {
    patientId: integer('patient_id').notNull(),
    channel: text('channel').$type<ReminderChannel>().notNull(),
    /** On the clock of the patient's location. */
    hour: smallint('hour').notNull(),
    /** When the day is looked at next; null while reminders are off. */
    nextAt: timestamptz('next_at'),
    /** Who recorded that the patient agrees; null for the patient, on their page. */
    agreedBy: integer('agreed_by'),
    agreedAt: timestamptz('agreed_at').notNull(),
    stopReason: text('stop_reason').$type<StopReason>(),
    stoppedBy: integer('stopped_by'),
    stoppedAt: timestamptz('stopped_at'),
  },
  primaryKey: ['patientId'],
  references: {
    patientId: { table: () => patients, name: 'reminders_patient' },
    agreedBy: { table: () => practitioners, name: 'reminders_agreed_by' },
    stoppedBy: { table: () => practitioners, name: 'reminders_stopped_by' },
  },
  constraints: (t) => [
    index('reminders_next')
      .on(t.organizationId, t.nextAt)
      .where(sql`next_at is not null`),
  ],
  restrict: (t) => ({ of_patient: isPatientVisiblePerRow(t) }),
  grants: { app_user: 'select, insert, update' },
});

/** A reminder of one day. The key is what keeps a second one of the day from being written. */
export const reminderMessages = tenantTable('reminder_messages', {
  columns: {
    id: id(),
    patientId: integer('patient_id').notNull(),
    /** The civil day at the patient's location. */
    day: date('day', { mode: 'string' }).notNull(),
    channel: text('channel').$type<ReminderChannel>().notNull(),
    state: text('state').$type<MessageState>().notNull().default('WAITING'),
    reason: text('reason').$type<FailureReason>(),
    /** It says that it is the last one until the patient opens the page. */
    isLast: boolean('is_last').notNull().default(false),
    /** Of the last attempt: when a message that was sent left. */
    attemptedAt: timestamptz('attempted_at'),
    createdAt: createdAt(),
  },
  references: { patientId: { table: () => patients, name: 'reminder_messages_patient' } },
  constraints: (t) => [
    unique('reminder_messages_day').on(t.organizationId, t.patientId, t.day),
    index('reminder_messages_open')
      .on(t.organizationId, t.id)
      .where(sql`state in ('WAITING', 'SENDING')`),
    index('reminder_messages_old').on(t.createdAt),
  ],
  restrict: (t) => ({ of_patient: isPatientVisiblePerRow(t) }),
  grants: { app_user: 'select, insert, update, delete', app_service: 'select, delete' },
});
