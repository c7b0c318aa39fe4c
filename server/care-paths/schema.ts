import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { organizations, practitioners } from '../organizations/schema.ts';
import { patients } from '../patients/schema.ts';
import { createdAt, id, timestamptz, updatedAt, version, tenantTable } from '../platform/db/tenant-table.ts';
import { isPatientVisiblePerRow } from '../platform/db/policies.ts';

/** A care path of an organization. Edits change the draft; patients follow the published phases. */
export const carePaths = tenantTable('care_paths', {
  columns: {
    id: id(),
    name: text('name').notNull(),
    phases: jsonb('phases').notNull(),
    /** Null until the path is published. */
    publishedPhases: jsonb('published_phases'),
    publishedAt: timestamptz('published_at'),
    archivedAt: timestamptz('archived_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  references: { organizationId: () => organizations },
  constraints: (t) => [unique('care_paths_id').on(t.id), index('care_paths_name').on(t.organizationId, t.name, t.id)],
  grants: { app_user: 'select, insert, update, delete' },
});

/** A patient's copy of a path's published phases, and the patient's position in it. */
export const patientPaths = tenantTable('patient_paths', {
  columns: {
    id: id(),
    patientId: integer('patient_id').notNull(),
    pathId: integer('path_id').notNull(),
    name: text('name').notNull(),
    phases: jsonb('phases').notNull(),
    phaseIndex: smallint('phase_index').notNull().default(0),
    /** First day of the phase, in the patient's zone. */
    phaseSince: date('phase_since', { mode: 'string' }).notNull(),
    assignedBy: integer('assigned_by'),
    startedAt: timestamptz('started_at').notNull(),
    /** `endedBy` says why: COMPLETED, REMOVED or REPLACED. */
    endedAt: timestamptz('ended_at'),
    endedBy: text('ended_by'),
    version: version(),
  },
  references: { patientId: () => patients, pathId: () => carePaths, assignedBy: () => practitioners },
  constraints: (t) => [
    unique('patient_paths_id').on(t.id),
    uniqueIndex('patient_paths_current')
      .on(t.organizationId, t.patientId)
      .where(sql`ended_at is null`),
    index('patient_paths_patient').on(t.organizationId, t.patientId, t.id),
    index('patient_paths_path').on(t.organizationId, t.pathId),
  ],
  restrict: (t) => ({ of_patient: isPatientVisiblePerRow(t) }),
  grants: { app_user: 'select, insert, update' },
});

/** A patient's move to the next phase and the measured value that triggered it. Insert-only. */
export const patientPathSteps = tenantTable('patient_path_steps', {
  columns: {
    id: id(),
    patientPathId: integer('patient_path_id').notNull(),
    patientId: integer('patient_id').notNull(),
    fromIndex: smallint('from_index').notNull(),
    /** Null when the last phase was completed. */
    toIndex: smallint('to_index'),
    day: date('day', { mode: 'string' }).notNull(),
    /** {track, value, type, day} of the measured value; null for a manual step. */
    trigger: jsonb('trigger'),
    /** The practitioner; null for an automatic step. */
    advancedBy: integer('advanced_by'),
    createdAt: createdAt(),
  },
  references: { patientPathId: () => patientPaths, patientId: () => patients, advancedBy: () => practitioners },
  constraints: (t) => [
    index('patient_path_steps_patient').on(t.organizationId, t.patientId, t.day),
    index('patient_path_steps_path').on(t.organizationId, t.patientPathId, t.id),
  ],
  restrict: (t) => ({ of_patient: isPatientVisiblePerRow(t) }),
  grants: { app_user: 'select, insert' },
});
