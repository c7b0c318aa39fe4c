import { boolean, integer, pgSchema } from 'drizzle-orm/pg-core';

/**
 * The view in which the worklist is paged and counted: patients in care at the caller's locations who need attention and are
 * not snoozed, read as the service role so that indexes can be used under row-level security. The reasons of a page are
 * then read from `worklist_items`.
 */
export const accessibleWorklistItems = pgSchema('app')
  .view('accessible_worklist_items', {
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
