import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { locations, organizations, practitioners } from './organization.ts';
import { patients } from './patients.ts';
import {
  atLocation,
  createdAt,
  id,
  moment,
  ofVisiblePatientEach,
  organizationId,
  restricted,
  tenantPolicies,
  updatedAt,
  version,
} from './shape.ts';

export const gaitSessions = pgTable(
  'gait_sessions',
  {
    organizationId: organizationId(),
    id: id(),
    sessionUuid: text('session_uuid').notNull(),
    patientId: integer('patient_id').notNull(),
    /** Where the patient walked: the patient's location then, which may be another one now. */
    locationId: integer('location_id').notNull(),
    practitionerId: integer('practitioner_id'),
    sessionSchema: text('session_schema').notNull(),
    capturedAt: moment('captured_at').notNull(),
    /** The civil day of `capturedAt` at that location. */
    day: date('day', { mode: 'string' }).notNull(),
    /** {capturedDate, comment, assistanceOption, unitsSelected, and what the intake keeps beside them} */
    meta: jsonb('meta').notNull(),
    /** [{name, measures: [{name, displayName, value, unit}]}], as the device or a timed walk gave them. */
    data: jsonb('data').notNull(),
    /** Where measuring by the recording stands (`recordingStates`). */
    recordingState: text('recording_state').notNull().default('NONE'),
    /** What was measured in the recording, or why nothing could be (`RecordedWalk`); null before. */
    recordedWalk: jsonb('recorded_walk'),
    /** Version of the client that recorded it; null for a timed walk and for what came before versions were sent. */
    clientVersion: text('client_version'),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('gait_sessions_id').on(t.id),
    uniqueIndex('gait_sessions_uuid').on(t.sessionUuid),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    foreignKey({
      columns: [t.organizationId, t.practitionerId],
      foreignColumns: [practitioners.organizationId, practitioners.id],
    }),
    foreignKey({ columns: [t.organizationId, t.locationId], foreignColumns: [locations.organizationId, locations.id] }),
    index('gait_sessions_location').on(t.organizationId, t.locationId, t.capturedAt),
    index('gait_sessions_patient').on(t.organizationId, t.patientId, t.capturedAt),
    index('gait_sessions_captured').on(t.organizationId, t.capturedAt),
    index('gait_sessions_all_captured').on(t.capturedAt, t.id),
    ...tenantPolicies('gait_sessions', t.organizationId),
    restricted('gait_sessions', 'of_patient', ofVisiblePatientEach(t.organizationId, t.patientId)),
  ],
);

/** Scan participants are separate from patient records (OPEN-106). */
export const participants = pgTable(
  'participants',
  {
    organizationId: organizationId().references(() => organizations.id),
    id: id(),
    uid: text('uid').notNull(),
    archivedAt: moment('archived_at'),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('participants_uid').on(t.organizationId, t.uid),
    ...tenantPolicies('participants', t.organizationId),
  ],
);

export const scanSessions = pgTable(
  'scan_sessions',
  {
    organizationId: organizationId(),
    id: id(),
    sessionUuid: text('session_uuid').notNull(),
    locationId: integer('location_id').notNull(),
    practitionerId: integer('practitioner_id'),
    participantId: integer('participant_id'),
    assessmentId: text('assessment_id').notNull(),
    /** [{id, name, value, units}] */
    results: jsonb('results').notNull(),
    /** {demographics?: {age, sex}} */
    meta: jsonb('meta').notNull(),
    resultsInsights: jsonb('results_insights'),
    /** Version of the scan client that recorded it; null for what came before versions were sent. */
    clientVersion: text('client_version'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('scan_sessions_id').on(t.id),
    uniqueIndex('scan_sessions_uuid').on(t.sessionUuid),
    foreignKey({ columns: [t.organizationId, t.locationId], foreignColumns: [locations.organizationId, locations.id] }),
    foreignKey({
      columns: [t.organizationId, t.practitionerId],
      foreignColumns: [practitioners.organizationId, practitioners.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.participantId],
      foreignColumns: [participants.organizationId, participants.id],
    }),
    index('scan_sessions_location').on(t.organizationId, t.locationId, t.createdAt, t.id),
    index('scan_sessions_organization').on(t.organizationId, t.createdAt, t.id),
    // For the simulation of an outcome, and for the sessions beside which another one is looked at.
    index('scan_sessions_assessment').on(t.organizationId, t.assessmentId, t.createdAt, t.id),
    index('scan_sessions_participant').on(t.organizationId, t.participantId, t.assessmentId, t.createdAt, t.id),
    index('scan_sessions_created').on(t.createdAt, t.id),
    index('scan_sessions_all_location').on(t.locationId, t.createdAt, t.id),
    index('scan_sessions_all_assessment').on(t.assessmentId, t.createdAt, t.id),
    index('scan_sessions_all_practitioner').on(t.practitionerId, t.createdAt, t.id),
    ...tenantPolicies('scan_sessions', t.organizationId),
    restricted('scan_sessions', 'at_location', atLocation(t.locationId)),
  ],
);

/** A file of a gait or scan session in storage. */
export const artifacts = pgTable(
  'artifacts',
  {
    organizationId: organizationId(),
    id: id(),
    scanSessionId: integer('scan_session_id'),
    gaitSessionId: integer('gait_session_id'),
    type: text('type').notNull(),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    contentEncoding: text('content_encoding'),
    bytes: integer('bytes').notNull(),
    /** The compact form of a recording in storage; null until it is made. Made or not: `packedAt` says when it was tried. */
    replayKey: text('replay_key'),
    replayBytes: integer('replay_bytes'),
    packedAt: moment('packed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    foreignKey({
      columns: [t.organizationId, t.scanSessionId],
      foreignColumns: [scanSessions.organizationId, scanSessions.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.gaitSessionId],
      foreignColumns: [gaitSessions.organizationId, gaitSessions.id],
    }),
    // Session ids are unique among all organizations, so these serve the vendor's lists as well.
    uniqueIndex('artifacts_scan')
      .on(t.scanSessionId, t.type)
      .where(sql`scan_session_id is not null`),
    uniqueIndex('artifacts_gait')
      .on(t.gaitSessionId, t.type)
      .where(sql`gait_session_id is not null`),
    ...tenantPolicies('artifacts', t.organizationId),
    restricted(
      'artifacts',
      'of_session',
      sql`exists (select 1 from scan_sessions s where s.organization_id = ${t.organizationId} and s.id = ${t.scanSessionId}) or exists (select 1 from gait_sessions g where g.organization_id = ${t.organizationId} and g.id = ${t.gaitSessionId})`,
    ),
  ],
);

/** A risk-analysis outcome of an organization for one assessment (ENT-076). */
export const riskOutcomes = pgTable(
  'risk_outcomes',
  {
    organizationId: organizationId().references(() => organizations.id),
    assessmentId: text('assessment_id').notNull(),
    outcome: jsonb('outcome').notNull(),
    version: version(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.assessmentId] }),
    ...tenantPolicies('risk_outcomes', t.organizationId),
  ],
);
