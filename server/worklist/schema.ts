import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { patients } from '../patients/schema.ts';
import { updatedAt, tenantTable } from '../platform/db/tenant-table.ts';
import { isPatientVisiblePerRow } from '../platform/db/policies.ts';

const hasKind = (column: string) =>
  boolean(column)
    .notNull()
    .generatedAlwaysAs(sql.raw(`kinds @> array['${column.toUpperCase()}']`));

/**
 * Why a patient in care needs attention on the day `asOf` in the patient's time zone; urgency 0 means no reason. Stored so
 * that a page of a large clinic's worklist is one index scan; written when an input changes and once a day
 * (docs/decisions/0014).
 */
export const worklistItems = tenantTable('worklist_items', {
  columns: {
    patientId: integer('patient_id').notNull(),
    kinds: text('kinds').array().notNull(),
    /** One column per kind for the filter: under row-level security, array conditions cannot use an index. */
    surveyOutOfRange: hasKind('survey_out_of_range'),
    billingWindowClosing: hasKind('billing_window_closing'),
    fallingAdherence: hasKind('falling_adherence'),
    noSession: hasKind('no_session'),
    noteDue: hasKind('note_due'),
    pathStep: hasKind('path_step'),
    /**
     * [{kind, urgency, explanation, headline}], the contract's `WorklistReason`; `explanation` was a text before it was
     * a message, and rows from before have no `headline`.
     */
    reasons: jsonb('reasons').notNull(),
    /** The highest urgency of the reasons. */
    urgency: integer('urgency').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    /** Hidden from the worklist through this day. */
    snoozedUntil: date('snoozed_until', { mode: 'string' }),
    updatedAt: updatedAt(),
  },
  primaryKey: ['patientId'],
  references: { patientId: () => patients },
  constraints: (t) => [
    index('worklist_items_by_urgency').on(t.organizationId, t.urgency, t.patientId),
    index('worklist_items_survey_out_of_range')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`survey_out_of_range`),
    index('worklist_items_billing_window_closing')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`billing_window_closing`),
    index('worklist_items_falling_adherence')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`falling_adherence`),
    index('worklist_items_no_session')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`no_session`),
    index('worklist_items_note_due')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`note_due`),
    index('worklist_items_path_step')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`path_step`),
  ],
  restrict: (t) => ({ of_patient: isPatientVisiblePerRow(t) }),
  grants: { app_user: 'select, insert, update, delete', app_service: 'select' },
});
