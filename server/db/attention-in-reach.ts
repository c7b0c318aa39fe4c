import { boolean, integer, pgSchema } from 'drizzle-orm/pg-core';

/**
 * The view in which the worklist is walked and counted: patients in care of the caller's organization and locations who
 * need attention and were not put off, read beside row-level security so that indexes can be used. It says who is on a
 * page; why is read from `patient_attention`.
 */
export const attentionInReach = pgSchema('app')
  .view('attention_in_reach', {
    organizationId: integer('organization_id').notNull(),
    patientId: integer('patient_id').notNull(),
    urgency: integer('urgency').notNull(),
    surveyOutOfRange: boolean('survey_out_of_range').notNull(),
    billingWindowClosing: boolean('billing_window_closing').notNull(),
    fallingAdherence: boolean('falling_adherence').notNull(),
    noSession: boolean('no_session').notNull(),
    noteDue: boolean('note_due').notNull(),
    pathStep: boolean('path_step').notNull(),
    locationId: integer('location_id').notNull(),
    primaryPractitionerId: integer('primary_practitioner_id'),
  })
  .existing();
