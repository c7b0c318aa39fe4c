import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { organizations, practitioners } from './organization.ts';
import { patients } from './patients.ts';
import {
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

/** A care path of an organization. What is edited is a draft; patients follow what was published. */
export const carePaths = pgTable(
  'care_paths',
  {
    organizationId: organizationId().references(() => organizations.id),
    id: id(),
    name: text('name').notNull(),
    /** The draft's phases in the contract's shape. */
    phases: jsonb('phases').notNull(),
    /** The phases last published, and when; null before. */
    publishedPhases: jsonb('published_phases'),
    publishedAt: moment('published_at'),
    archivedAt: moment('archived_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('care_paths_id').on(t.id),
    index('care_paths_name').on(t.organizationId, t.name, t.id),
    ...tenantPolicies('care_paths', t.organizationId),
  ],
);

/** A patient on a path: a copy of the phases published that day, and where in them the patient is. */
export const patientPaths = pgTable(
  'patient_paths',
  {
    organizationId: organizationId(),
    id: id(),
    patientId: integer('patient_id').notNull(),
    pathId: integer('path_id').notNull(),
    name: text('name').notNull(),
    phases: jsonb('phases').notNull(),
    /** Counted from 0. */
    phaseIndex: smallint('phase_index').notNull().default(0),
    /** First day of the phase, in the patient's zone. */
    phaseSince: date('phase_since', { mode: 'string' }).notNull(),
    assignedBy: integer('assigned_by'),
    startedAt: moment('started_at').notNull(),
    /** When the last phase was completed, or the path was taken away (`endedBy` COMPLETED, REMOVED, REPLACED). */
    endedAt: moment('ended_at'),
    endedBy: text('ended_by'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('patient_paths_id').on(t.id),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    foreignKey({ columns: [t.organizationId, t.pathId], foreignColumns: [carePaths.organizationId, carePaths.id] }),
    foreignKey({
      columns: [t.organizationId, t.assignedBy],
      foreignColumns: [practitioners.organizationId, practitioners.id],
    }),
    uniqueIndex('patient_paths_current')
      .on(t.organizationId, t.patientId)
      .where(sql`ended_at is null`),
    index('patient_paths_patient').on(t.organizationId, t.patientId, t.id),
    index('patient_paths_of_path').on(t.organizationId, t.pathId),
    ...tenantPolicies('patient_paths', t.organizationId),
    restricted('patient_paths', 'of_patient', ofVisiblePatientEach(t.organizationId, t.patientId)),
  ],
);

/** Each time a patient moved on to the next phase, and by what measured value. Insert-only. */
export const patientPathSteps = pgTable(
  'patient_path_steps',
  {
    organizationId: organizationId(),
    id: id(),
    patientPathId: integer('patient_path_id').notNull(),
    patientId: integer('patient_id').notNull(),
    fromIndex: smallint('from_index').notNull(),
    /** Null when the last phase was completed. */
    toIndex: smallint('to_index'),
    /** The patient's day. */
    day: date('day', { mode: 'string' }).notNull(),
    /** {track, value, type, day}: what was measured; null for a step by hand. */
    because: jsonb('because'),
    /** Null for a step that the rule took. */
    takenBy: integer('taken_by'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    foreignKey({
      columns: [t.organizationId, t.patientPathId],
      foreignColumns: [patientPaths.organizationId, patientPaths.id],
    }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    foreignKey({
      columns: [t.organizationId, t.takenBy],
      foreignColumns: [practitioners.organizationId, practitioners.id],
    }),
    index('patient_path_steps_patient').on(t.organizationId, t.patientId, t.day),
    index('patient_path_steps_path').on(t.organizationId, t.patientPathId, t.id),
    ...tenantPolicies('patient_path_steps', t.organizationId),
    restricted('patient_path_steps', 'of_patient', ofVisiblePatientEach(t.organizationId, t.patientId)),
  ],
);
