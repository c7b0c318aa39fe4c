import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { organizations, practitioners } from './organization.ts';
import { createdAt, moment, organizationId, tenantPolicies, updatedAt, version } from './shape.ts';

/** The vendor's exercise library: the same for every organization, read-only to clinics. */
export const exercises = pgTable('exercises', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  position: smallint('position').notNull(),
  /** The exercise in the contract's shape. */
  data: jsonb('data').notNull(),
  withdrawn: boolean('withdrawn').notNull().default(false),
});

/**
 * An exercise that an organization added itself; its people see it beside the library. `id` begins with `OWN-`, so that
 * it never meets one of the vendor's.
 */
export const organizationExercises = pgTable(
  'organization_exercises',
  {
    organizationId: organizationId().references(() => organizations.id),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** What its makers said of it, in the contract's `OwnExerciseBody`. */
    data: jsonb('data').notNull(),
    /** Files in storage. */
    pictureKey: text('picture_key'),
    videoKey: text('video_key'),
    /** No longer offered, but programs that hold it keep it. */
    withdrawnAt: moment('withdrawn_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('organization_exercises_name').on(t.organizationId, t.name),
    ...tenantPolicies('organization_exercises', t.organizationId),
  ],
);

export const exerciseFavorites = pgTable(
  'exercise_favorites',
  {
    organizationId: organizationId(),
    practitionerId: integer('practitioner_id').notNull(),
    /** Of the vendor's library or of the organization's own exercises. */
    exerciseId: text('exercise_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.practitionerId, t.exerciseId] }),
    foreignKey({
      columns: [t.organizationId, t.practitionerId],
      foreignColumns: [practitioners.organizationId, practitioners.id],
    }),
    ...tenantPolicies('exercise_favorites', t.organizationId),
  ],
);
