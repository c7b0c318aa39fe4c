import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { gaitSessions } from '../gait/schema.ts';
import { locations, organizations, practitioners } from '../organizations/schema.ts';
import { createdAt, id, timestamptz, updatedAt, tenantTable } from '../platform/db/tenant-table.ts';
import { isAtAccessibleLocation } from '../platform/db/policies.ts';

/** Scan participants are separate from patient records (OPEN-106). */
export const participants = tenantTable('participants', {
  columns: {
    id: id(),
    uid: text('uid').notNull(),
    archivedAt: timestamptz('archived_at'),
  },
  references: { organizationId: () => organizations },
  constraints: (t) => [uniqueIndex('participants_uid').on(t.organizationId, t.uid)],
  grants: { app_user: 'select, insert', app_vendor: 'select' },
});

export const scanSessions = tenantTable('scan_sessions', {
  columns: {
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
    /** Version of the recording client; null for clients that sent none. */
    clientVersion: text('client_version'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  references: { locationId: () => locations, practitionerId: () => practitioners, participantId: () => participants },
  constraints: (t) => [
    unique('scan_sessions_id').on(t.id),
    uniqueIndex('scan_sessions_uuid').on(t.sessionUuid),
    index('scan_sessions_location').on(t.organizationId, t.locationId, t.createdAt, t.id),
    index('scan_sessions_organization').on(t.organizationId, t.createdAt, t.id),
    // For the simulation of an outcome and for comparable sessions.
    index('scan_sessions_assessment').on(t.organizationId, t.assessmentId, t.createdAt, t.id),
    index('scan_sessions_participant').on(t.organizationId, t.participantId, t.assessmentId, t.createdAt, t.id),
    index('scan_sessions_created').on(t.createdAt, t.id),
    index('scan_sessions_all_location').on(t.locationId, t.createdAt, t.id),
    index('scan_sessions_all_assessment').on(t.assessmentId, t.createdAt, t.id),
    index('scan_sessions_all_practitioner').on(t.practitionerId, t.createdAt, t.id),
  ],
  restrict: (t) => ({ at_location: isAtAccessibleLocation(t) }),
  grants: { app_user: 'select, insert, update (updated_at)', app_vendor: 'select' },
});

/** A file of a gait or scan session in storage. */
export const artifacts = tenantTable('artifacts', {
  columns: {
    id: id(),
    scanSessionId: integer('scan_session_id'),
    gaitSessionId: integer('gait_session_id'),
    type: text('type').notNull(),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    contentEncoding: text('content_encoding'),
    bytes: integer('bytes').notNull(),
    /** Storage key of the packed recording. `packedAt` is set after the first attempt, also a failed one. */
    replayKey: text('replay_key'),
    replayBytes: integer('replay_bytes'),
    packedAt: timestamptz('packed_at'),
    createdAt: createdAt(),
  },
  references: { scanSessionId: () => scanSessions, gaitSessionId: () => gaitSessions },
  constraints: (t) => [
    // Session ids are unique across organizations, so these indexes also serve the vendor's lists.
    uniqueIndex('artifacts_scan')
      .on(t.scanSessionId, t.type)
      .where(sql`scan_session_id is not null`),
    uniqueIndex('artifacts_gait')
      .on(t.gaitSessionId, t.type)
      .where(sql`gait_session_id is not null`),
  ],
  restrict: (t) => ({
    of_session: sql`exists (select 1 from scan_sessions s where s.organization_id = ${t.organizationId} and s.id = ${t.scanSessionId}) or exists (select 1 from gait_sessions g where g.organization_id = ${t.organizationId} and g.id = ${t.gaitSessionId})`,
  }),
  grants: {
    app_user: 'select, insert, update (replay_key, replay_bytes, packed_at)',
    app_vendor: 'select',
    app_service: 'select (storage_key, replay_key)',
  },
});
