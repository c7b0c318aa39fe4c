import { date, index, integer, jsonb, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { locations, practitioners } from '../organizations/schema.ts';
import { patients } from '../patients/schema.ts';
import { createdAt, id, timestamptz, version, tenantTable } from '../platform/db/tenant-table.ts';
import { isPatientVisiblePerRow } from '../platform/db/policies.ts';

export const gaitSessions = tenantTable('gait_sessions', {
  columns: {
    id: id(),
    sessionUuid: text('session_uuid').notNull(),
    patientId: integer('patient_id').notNull(),
    /** The patient's location at the time; the patient may have moved since. */
    locationId: integer('location_id').notNull(),
    practitionerId: integer('practitioner_id'),
    sessionSchema: text('session_schema').notNull(),
    capturedAt: timestamptz('captured_at').notNull(),
    /** The civil day of `capturedAt` at that location. */
    day: date('day', { mode: 'string' }).notNull(),
    /** {capturedDate, comment, assistanceOption, unitsSelected, and further intake values} */
    meta: jsonb('meta').notNull(),
    /** [{name, measures: [{name, displayName, value, unit}]}], from the device or a timed walk. */
    data: jsonb('data').notNull(),
    /** State of the recording's analysis (`recordingStates`). */
    recordingState: text('recording_state').notNull().default('NONE'),
    /** `RecordedWalk`: the values measured from the recording, or the error; null before the analysis. */
    walkAnalysis: jsonb('walk_analysis'),
    /** Version of the recording client; null for a timed walk and for clients that sent none. */
    clientVersion: text('client_version'),
    version: version(),
    createdAt: createdAt(),
  },
  references: { patientId: () => patients, practitionerId: () => practitioners, locationId: () => locations },
  constraints: (t) => [
    unique('gait_sessions_id').on(t.id),
    uniqueIndex('gait_sessions_uuid').on(t.sessionUuid),
    index('gait_sessions_location').on(t.organizationId, t.locationId, t.capturedAt),
    index('gait_sessions_patient').on(t.organizationId, t.patientId, t.capturedAt),
    index('gait_sessions_captured').on(t.organizationId, t.capturedAt),
    index('gait_sessions_all_captured').on(t.capturedAt, t.id),
  ],
  restrict: (t) => ({ of_patient: isPatientVisiblePerRow(t) }),
  grants: { app_user: 'select, insert, update', app_vendor: 'select' },
});
