import {
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
import { practitioners } from './organization.ts';
import { patients } from './patients.ts';
import {
  createdAt,
  id,
  moment,
  ofVisiblePatient,
  ofVisiblePatientEach,
  organizationId,
  restricted,
  tenantPolicies,
  updatedAt,
  version,
} from './shape.ts';

/** Templates (no patient) and assigned programs (copies, OPEN-090). */
export const programs = pgTable(
  'programs',
  {
    organizationId: organizationId(),
    id: id(),
    /** Null for a template. */
    patientId: integer('patient_id'),
    /** The template that an assigned program was copied from; it may be gone by now. */
    templateId: integer('template_id'),
    name: text('name').notNull(),
    notes: text('notes').notNull().default(''),
    dailyFrequency: smallint('daily_frequency').notNull(),
    weeklyFrequency: smallint('weekly_frequency').notNull(),
    blocks: jsonb('blocks').notNull(),
    /** Who saved the version that stands now; null where a path advanced, or nobody knows. */
    savedBy: integer('saved_by'),
    /** When a program stopped being the patient's. */
    endedAt: moment('ended_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('programs_id').on(t.id),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    foreignKey({
      columns: [t.organizationId, t.savedBy],
      foreignColumns: [practitioners.organizationId, practitioners.id],
    }),
    uniqueIndex('programs_current')
      .on(t.organizationId, t.patientId)
      .where(sql`patient_id is not null and ended_at is null`),
    index('programs_copies')
      .on(t.organizationId, t.templateId)
      .where(sql`template_id is not null and ended_at is null`),
    index('programs_templates')
      .on(t.organizationId, t.updatedAt.desc().nullsFirst(), t.id)
      .where(sql`patient_id is null`),
    ...tenantPolicies('programs', t.organizationId),
    restricted(
      'programs',
      'of_patient',
      sql`${t.patientId} is null or ${ofVisiblePatient(t.organizationId, t.patientId)}`,
    ),
  ],
);

/**
 * What a patient's program or a template was at each of its versions, the current one too. Written by a trigger whenever
 * a program is added or gets another version, and never changed: a past week is judged by what was asked for in it.
 */
export const programVersions = pgTable(
  'program_versions',
  {
    organizationId: organizationId(),
    programId: integer('program_id').notNull(),
    version: integer('version').notNull(),
    /** Null for a template. */
    patientId: integer('patient_id'),
    name: text('name').notNull(),
    notes: text('notes').notNull(),
    dailyFrequency: smallint('daily_frequency').notNull(),
    weeklyFrequency: smallint('weekly_frequency').notNull(),
    blocks: jsonb('blocks').notNull(),
    savedBy: integer('saved_by'),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.programId, t.version] }),
    foreignKey({
      columns: [t.organizationId, t.programId],
      foreignColumns: [programs.organizationId, programs.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.organizationId, t.savedBy],
      foreignColumns: [practitioners.organizationId, practitioners.id],
    }),
    index('program_versions_patient').on(t.organizationId, t.patientId, t.savedAt),
    ...tenantPolicies('program_versions', t.organizationId),
    restricted(
      'program_versions',
      'of_patient',
      sql`${t.patientId} is null or ${ofVisiblePatientEach(t.organizationId, t.patientId)}`,
    ),
  ],
);
