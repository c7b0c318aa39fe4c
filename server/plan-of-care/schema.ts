import { date, index, integer, text } from 'drizzle-orm/pg-core';
import type { SetupCredential, SetupOrigin } from '../../contract/rtm/monitoring.ts';
import { patients } from '../patients/schema.ts';
import { createdAt, id, timestamptz, tenantTable } from '../platform/db/tenant-table.ts';
import { emergencyPolicy, isPatientVisiblePerRow } from '../platform/db/policies.ts';

export const plansOfCare = tenantTable('plans_of_care', {
  columns: {
    id: id(),
    patientId: integer('patient_id').notNull(),
    start: date('start_date', { mode: 'string' }).notNull(),
    end: date('end_date', { mode: 'string' }),
    /** Day of the monitoring set-up in the patient's time zone, and where it comes from (RTM.md, decision 5). */
    setupDate: date('setup_date', { mode: 'string' }),
    setupBy: text('setup_by').$type<SetupOrigin>(),
    /** Who did the set-up and the education (RTM.md, decision 11). */
    setupCredential: text('setup_credential').$type<SetupCredential>(),
    /** The end before its last change, and when that was, so that a discharge can be undone. */
    previousEnd: date('previous_end_date', { mode: 'string' }),
    endChangedAt: timestamptz('end_changed_at'),
    createdAt: createdAt(),
  },
  references: { patientId: () => patients },
  constraints: (t) => [
    index('plans_of_care_patient').on(t.organizationId, t.patientId, t.start),
    emergencyPolicy('plans_of_care', t.organizationId, t.patientId),
  ],
  restrict: (t) => ({ of_patient: isPatientVisiblePerRow(t) }),
  grants: { app_user: 'select, insert, update', app_emergency: 'select' },
});
