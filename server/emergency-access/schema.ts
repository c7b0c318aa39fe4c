import { sql } from 'drizzle-orm';
import { check, index, integer, pgPolicy, text } from 'drizzle-orm/pg-core';
import type { EmergencySection } from '../../contract/emergency-access/emergency-access.ts';
import { practitioners } from '../organizations/schema.ts';
import { patients } from '../patients/schema.ts';
import { appEmergency, appUser } from '../platform/db/policies.ts';
import { createdAt, id, tenantTable, timestamptz } from '../platform/db/tenant-table.ts';

const isOwn = sql`user_id = (select app.user_id())`;
const isOpen = sql`ended_at is null and expires_at > now()`;

/**
 * Emergency access of a person to one patient of another location. The role `app_emergency` sees the open ones of its user
 * alone, and what it sees of a patient follows from that (`app.emergency_patient()`).
 */
export const emergencyAccesses = tenantTable('emergency_accesses', {
  columns: {
    id: id(),
    patientId: integer('patient_id').notNull(),
    userId: text('user_id').notNull(),
    practitionerId: integer('practitioner_id').notNull(),
    reason: text('reason').notNull(),
    openedAt: createdAt('opened_at'),
    expiresAt: timestamptz('expires_at').notNull(),
    endedAt: timestamptz('ended_at'),
    endedBy: integer('ended_by'),
  },
  references: {
    patientId: { table: () => patients, name: 'emergency_accesses_patient' },
    practitionerId: { table: () => practitioners, name: 'emergency_accesses_practitioner' },
    endedBy: { table: () => practitioners, name: 'emergency_accesses_ended_by' },
  },
  constraints: (t) => [
    index('emergency_accesses_newest').on(t.organizationId, t.openedAt.desc(), t.id.desc()),
    // EMERGENCY_MINUTES; the database holds the limit too.
    check('emergency_accesses_hour', sql`expires_at <= opened_at + interval '60 minutes'`),
    pgPolicy('emergency_accesses_open_own', {
      as: 'restrictive',
      for: 'insert',
      to: appUser,
      withCheck: sql`${isOwn} and ended_at is null and opened_at <= now()`,
    }),
    // An access that is over stays over.
    pgPolicy('emergency_accesses_end', {
      as: 'restrictive',
      for: 'update',
      to: appUser,
      using: isOpen,
      withCheck: sql`ended_at is not null`,
    }),
    pgPolicy('emergency_accesses_emergency', {
      for: 'select',
      to: appEmergency,
      using: sql`organization_id = (select app.org()) and ${isOwn} and ${isOpen}`,
    }),
  ],
  restrict: () => ({ own_or_managed: sql`(select app.all_locations()) or ${isOwn}` }),
  grants: { app_user: 'select, insert, update (ended_at, ended_by)', app_emergency: 'select' },
});

/** What was opened under an emergency access. */
export const emergencyViews = tenantTable('emergency_views', {
  columns: {
    id: id(),
    accessId: integer('access_id').notNull(),
    section: text('section').$type<EmergencySection>().notNull(),
    at: createdAt('at'),
  },
  references: { accessId: { table: () => emergencyAccesses, name: 'emergency_views_of_access' } },
  constraints: (t) => [index('emergency_views_access').on(t.organizationId, t.accessId, t.id)],
  restrict: (t) => ({
    of_access: sql`exists (select 1 from emergency_accesses a where a.organization_id = ${t.organizationId} and a.id = ${t.accessId})`,
  }),
  grants: { app_user: 'select, insert' },
});
