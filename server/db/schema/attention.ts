import { boolean, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { patients } from './patients.ts';
import { ofVisiblePatient, organizationId, restricted, tenantPolicies, updatedAt } from './shape.ts';

const hasKind = (column: string) =>
  boolean(column)
    .notNull()
    .generatedAlwaysAs(sql.raw(`kinds @> array['${column.toUpperCase()}']`));

/**
 * Why a patient in care needs somebody's attention, as of `asOf` in the patient's zone: the most urgent first, none with
 * urgency 0. Kept so that the worklist of a large clinic is a walk along an index; written whenever one of its causes
 * changes and once a day (docs/decisions/0014).
 */
export const patientAttention = pgTable(
  'patient_attention',
  {
    organizationId: organizationId(),
    patientId: integer('patient_id').notNull(),
    /** Kinds of the reasons. */
    kinds: text('kinds').array().notNull(),
    /** Each kind by itself, for the worklist's filter: a policy keeps conditions on arrays out of indexes. */
    surveyOutOfRange: hasKind('survey_out_of_range'),
    billingWindowClosing: hasKind('billing_window_closing'),
    fallingAdherence: hasKind('falling_adherence'),
    noSession: hasKind('no_session'),
    noteDue: hasKind('note_due'),
    pathStep: hasKind('path_step'),
    /** [{kind, urgency, explanation}], the contract's `AttentionReason`. */
    reasons: jsonb('reasons').notNull(),
    /** How urgent the most urgent reason is; larger is more. */
    urgency: integer('urgency').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    /** Hidden from the worklist through this day. */
    snoozedUntil: date('snoozed_until', { mode: 'string' }),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.patientId] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    index('patient_attention_by_urgency').on(t.organizationId, t.urgency, t.patientId),
    index('patient_attention_survey_out_of_range')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`survey_out_of_range`),
    index('patient_attention_billing_window_closing')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`billing_window_closing`),
    index('patient_attention_falling_adherence')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`falling_adherence`),
    index('patient_attention_no_session')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`no_session`),
    index('patient_attention_note_due')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`note_due`),
    index('patient_attention_path_step')
      .on(t.organizationId, t.urgency, t.patientId)
      .where(sql`path_step`),
    ...tenantPolicies('patient_attention', t.organizationId),
    restricted('patient_attention', 'of_patient', ofVisiblePatient(t.organizationId, t.patientId)),
  ],
);
