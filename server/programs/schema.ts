import { sql } from 'drizzle-orm';
import { index, integer, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Block, ProgramField } from '../../contract/programs/shapes.ts';
import { practitioners } from '../organizations/schema.ts';
import { patients } from '../patients/schema.ts';
import { createdAt, id, timestamptz, updatedAt, version, tenantTable } from '../platform/db/tenant-table.ts';
import { emergencyPolicy, isPatientVisiblePerRow } from '../platform/db/policies.ts';

/** Every field of a program has a column. */
type Columns = Record<string, object> & Record<ProgramField, object>;

/** Templates (no patient) and assigned programs (copies, OPEN-090). */
export const programs = tenantTable('programs', {
  columns: {
    id: id(),
    /** Null for a template. */
    patientId: integer('patient_id'),
    /** The template that an assigned program was copied from; it may be deleted since. */
    templateId: integer('template_id'),
    name: text('name').notNull(),
    notes: text('notes').notNull().default(''),
    dailyFrequency: smallint('daily_frequency').notNull(),
    weeklyFrequency: smallint('weekly_frequency').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    /** Author of the current version; null for an automatic step of a path, or if unknown. */
    savedBy: integer('saved_by'),
    /** When the patient's program was replaced or removed. */
    endedAt: timestamptz('ended_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  } satisfies Columns,
  references: { patientId: () => patients, savedBy: () => practitioners },
  constraints: (t) => [
    unique('programs_id').on(t.id),
    emergencyPolicy('programs', t.organizationId, t.patientId),
    uniqueIndex('programs_current')
      .on(t.organizationId, t.patientId)
      .where(sql`patient_id is not null and ended_at is null`),
    // Every program of a patient, also those that are over.
    index('programs_patient')
      .on(t.organizationId, t.patientId, t.createdAt)
      .where(sql`patient_id is not null`),
    index('programs_copies')
      .on(t.organizationId, t.templateId)
      .where(sql`template_id is not null and ended_at is null`),
    index('programs_templates')
      .on(t.organizationId, t.updatedAt.desc().nullsFirst(), t.id)
      .where(sql`patient_id is null`),
  ],
  restrict: (t) => ({ of_patient: sql`${t.patientId} is null or ${isPatientVisiblePerRow(t)}` }),
  grants: { app_user: 'select, insert, update, delete', app_emergency: 'select' },
});

/**
 * Every version of a program or template, including the current one. A trigger writes a row for each new version and rows
 * never change: the adherence of a past week is evaluated against the program of that week.
 */
export const programVersions = tenantTable('program_versions', {
  columns: {
    programId: integer('program_id').notNull(),
    version: integer('version').notNull(),
    /** Null for a template. */
    patientId: integer('patient_id'),
    name: text('name').notNull(),
    notes: text('notes').notNull(),
    dailyFrequency: smallint('daily_frequency').notNull(),
    weeklyFrequency: smallint('weekly_frequency').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    savedBy: integer('saved_by'),
    savedAt: timestamptz('saved_at').notNull(),
  } satisfies Columns,
  primaryKey: ['programId', 'version'],
  references: { programId: { table: () => programs, onDelete: 'cascade' }, savedBy: () => practitioners },
  constraints: (t) => [index('program_versions_patient').on(t.organizationId, t.patientId, t.savedAt)],
  restrict: (t) => ({ of_patient: sql`${t.patientId} is null or ${isPatientVisiblePerRow(t)}` }),
  grants: { app_user: 'select, insert' },
});
