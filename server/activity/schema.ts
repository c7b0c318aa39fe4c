import { boolean, date, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { patients } from '../patients/schema.ts';
import { createdAt, id, timestamptz, tenantTable } from '../platform/db/tenant-table.ts';
import { emergencyPolicy, isPatientVisiblePerRow } from '../platform/db/policies.ts';

/** A session that the patient's app posted (ENT-026..033). */
export const healthSessions = tenantTable('health_sessions', {
  columns: {
    id: id(),
    patientId: integer('patient_id').notNull(),
    sessionUuid: text('session_uuid').notNull(),
    type: text('type').notNull(),
    hepId: integer('hep_id'),
    hepName: text('hep_name'),
    selfReported: text('self_reported').notNull(),
    /** By the app's clock. */
    performedAt: timestamptz('performed_at').notNull(),
    /** The civil day of `performedAt` in the time zone that the patient had when the data arrived. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The day was in the future when the data arrived. Such data are listed, and count in no figure. */
    futureDated: boolean('future_dated').notNull().default(false),
    sets: jsonb('sets').notNull(),
    /** Pain that the patient gave, 0 to 10; null where it was not asked or not answered. */
    painBefore: smallint('pain_before'),
    painAfter: smallint('pain_after'),
    createdAt: createdAt(),
  },
  references: { patientId: () => patients },
  constraints: (t) => [
    uniqueIndex('health_sessions_uuid').on(t.organizationId, t.sessionUuid),
    emergencyPolicy('health_sessions', t.organizationId, t.patientId),
    index('health_sessions_patient').on(t.organizationId, t.patientId, t.performedAt, t.id),
  ],
  restrict: (t) => ({ of_patient: isPatientVisiblePerRow(t) }),
  grants: { app_user: 'select, insert', app_emergency: 'select' },
});
