import { and, eq } from 'drizzle-orm';
import { boolean, date, integer, pgSchema, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { timestamptz } from './tenant-table.ts';
import { locations, patients } from './schema.ts';
import type { Scope } from './tenant-context.ts';

/** Patients at the actor's locations, including hidden ones. */
export const isPatientInScope = (scope: Scope) => scope.location(patients.organizationId, patients.locationId);

/** Patients whose records the actor may open: at the actor's locations and not hidden (OPEN-059). */
export const isPatientAccessible = (scope: Scope) => and(isPatientInScope(scope), eq(patients.hidden, false));

interface PatientReference {
  organizationId: AnyPgColumn | number;
  patientId: AnyPgColumn | number;
}

/** Joins `patients` to the row of a table that names one. */
export const isPatientOf = (row: PatientReference) =>
  and(eq(patients.organizationId, row.organizationId), eq(patients.id, row.patientId));

/** Joins `locations` to `patients`. */
export const isLocationOfPatient = and(
  eq(locations.organizationId, patients.organizationId),
  eq(locations.id, patients.locationId),
);

/**
 * The view in which the list finds patients: those of the caller's organization and locations, read as the service role so
 * that indexes can be used under row-level security. The records of a page are then read from `patients`.
 */
export const accessiblePatients = pgSchema('app')
  .view('accessible_patients', {
    organizationId: integer('organization_id').notNull(),
    id: integer('id').notNull(),
    locationId: integer('location_id').notNull(),
    primaryPractitionerId: integer('primary_practitioner_id'),
    products: text('products').array().notNull(),
    hidden: boolean('hidden').notNull(),
    discharged: boolean('discharged').notNull(),
    hasAccount: boolean('has_account').notNull(),
    programName: text('program_name'),
    lastActivityAt: timestamptz('last_activity_at'),
    sortName: text('sort_name').notNull(),
    email: text('email'),
    searchText: text('search_text').notNull(),
    /** Sort key: the program's name in lower case, null without a program. */
    programKey: text('program_key'),
    status: text('status').notNull(),
    dob: date('dob', { mode: 'string' }),
    phoneNumber: text('phone_number'),
    gaitUid: text('gait_uid'),
  })
  .existing();
