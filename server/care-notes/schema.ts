import { sql } from 'drizzle-orm';
import { date, index, integer, text } from 'drizzle-orm/pg-core';
import type { CareNoteField } from '../../contract/care-notes/fields.ts';
import type {
  ContactMode,
  Credential,
  PATIENT_INTERACTIVE_COMMUNICATION,
} from '../../contract/platform/enumerations.ts';
import { practitioners } from '../organizations/schema.ts';
import { patients } from '../patients/schema.ts';
import { createdAt, id, timestamptz, updatedAt, version, tenantTable } from '../platform/db/tenant-table.ts';
import { emergencyPolicy, isPatientVisiblePerRow } from '../platform/db/policies.ts';

/** A care note ("interaction" on the wire, ENT-041). */
export const careNotes = tenantTable('care_notes', {
  columns: {
    id: id(),
    patientId: integer('patient_id').notNull(),
    authorId: integer('author_id'),
    date: date('date', { mode: 'string' }).notNull(),
    minutes: integer('minutes').notNull(),
    notes: text('notes').notNull(),
    interactionType: text('interaction_type').$type<typeof PATIENT_INTERACTIVE_COMMUNICATION>(),
    /** Start and end of the work, both or neither. Overlapping minutes of one patient count once. */
    startedAt: timestamptz('started_at'),
    endedAt: timestamptz('ended_at'),
    contactMode: text('contact_mode').$type<ContactMode>(),
    /** The author's credential at the time: it decides the billing modifiers and whether the minutes count. */
    credential: text('credential').$type<Credential>(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  } satisfies Record<string, object> & Record<CareNoteField, object>,
  references: { patientId: () => patients, authorId: () => practitioners },
  constraints: (t) => [
    index('care_notes_patient').on(t.organizationId, t.patientId, t.date, t.id),
    index('care_notes_author_start')
      .on(t.organizationId, t.authorId, t.startedAt)
      .where(sql`started_at is not null`),
    emergencyPolicy('care_notes', t.organizationId, t.patientId),
    index('care_notes_author').on(t.organizationId, t.authorId, t.createdAt),
  ],
  restrict: (t) => ({ of_patient: isPatientVisiblePerRow(t) }),
  grants: { app_user: 'select, insert, update, delete', app_emergency: 'select' },
});
