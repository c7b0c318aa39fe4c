import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { organizations, practitioners } from '../organizations/schema.ts';
import { createdAt, timestamptz, updatedAt, version, grant, tenantTable } from '../platform/db/tenant-table.ts';

/** The vendor's exercise library: the same for every organization, read-only to clinics. */
export const exercises = grant(
  pgTable('exercises', {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    position: smallint('position').notNull(),
    data: jsonb('data').notNull(),
    archived: boolean('archived').notNull().default(false),
  }),
  { app_user: 'select', app_vendor: 'select' },
);

/**
 * An exercise that an organization added. The organization's users see it beside the library. `id` starts with `OWN-`, so
 * that it cannot equal a library id.
 */
export const organizationExercises = tenantTable('organization_exercises', {
  columns: {
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** The contract's `OwnExerciseBody`. */
    data: jsonb('data').notNull(),
    /** Storage keys. */
    pictureKey: text('picture_key'),
    videoKey: text('video_key'),
    /** No longer offered; programs that contain it keep it. */
    archivedAt: timestamptz('archived_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  references: { organizationId: () => organizations },
  constraints: (t) => [index('organization_exercises_name').on(t.organizationId, t.name)],
  grants: { app_user: 'select, insert, update', app_service: 'select (picture_key, video_key)' },
});

export const exerciseFavorites = tenantTable('exercise_favorites', {
  columns: {
    practitionerId: integer('practitioner_id').notNull(),
    /** Id of a library exercise or of one of the organization's own. */
    exerciseId: text('exercise_id').notNull(),
  },
  primaryKey: ['practitionerId', 'exerciseId'],
  references: { practitionerId: () => practitioners },
  grants: { app_user: 'select, insert, delete' },
});
