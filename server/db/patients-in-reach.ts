import { boolean, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { moment } from './schema/shape.ts';

/**
 * The view in which the list finds patients: those of the caller's organization and locations, read beside row-level
 * security so that indexes can be used. It says who is on a page; the records are read from `patients`.
 */
export const patientsInReach = pgSchema('app')
  .view('patients_in_reach', {
    organizationId: integer('organization_id').notNull(),
    id: integer('id').notNull(),
    locationId: integer('location_id').notNull(),
    primaryPractitionerId: integer('primary_practitioner_id'),
    products: text('products').array().notNull(),
    hidden: boolean('hidden').notNull(),
    discharged: boolean('discharged').notNull(),
    hasAccount: boolean('has_account').notNull(),
    programName: text('program_name'),
    lastActivityAt: moment('last_activity_at'),
    sortName: text('sort_name').notNull(),
    email: text('email'),
    searchText: text('search_text').notNull(),
    /** What the list is ordered by: the program's name in lower case, null without one, and the Health status. */
    programKey: text('program_key'),
    status: text('status').notNull(),
  })
  .existing();
