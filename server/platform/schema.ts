import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgPolicy, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, grant, tenantTable } from './db/tenant-table.ts';
import { appService, appUser, appVendor } from './db/policies.ts';

/**
 * Rows of a completed sign-in. Written without parameters, so that the planner uses the index for the last one of a user.
 */
export const isSignIn = sql.raw(
  "action in ('signIn', 'confirmSignIn', 'confirmSignInByPasskey', 'signInBySso', 'createAccount') and outcome in (200, 201)",
);

/** The audit log. Insert-only: no role has UPDATE or DELETE. Contains ids and route patterns, never health data. */
export const auditRows = grant(
  pgTable(
    'audit_rows',
    {
      id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      at: createdAt(),
      requestId: text('request_id').notNull(),
      userId: text('user_id'),
      organizationId: integer('organization_id'),
      /** The organization on whose behalf vendor staff acted, if not their own. */
      onBehalfOf: integer('on_behalf_of'),
      action: text('action').notNull(),
      entity: text('entity').notNull(),
      entityIds: text('entity_ids').array().notNull().default([]),
      outcome: smallint('outcome').notNull(),
      /** Records whose activity trail shows this row, such as `organization:3`; null for rows that change no record. */
      subjects: text('subjects').array(),
      /** Field → [before, after], for vendor records only, never about a patient. */
      changes: jsonb('changes'),
    },
    (t) => [
      index('audit_rows_entity').on(t.entity, t.id),
      index('audit_rows_sign_ins').on(t.userId, t.at).where(isSignIn),
      index('audit_rows_subjects')
        .using('gin', t.subjects)
        .where(sql`subjects is not null`),
      pgPolicy('audit_rows_insert', { for: 'insert', to: [appVendor, appService], withCheck: sql`true` }),
      // A clinic's user writes rows of that clinic only.
      pgPolicy('audit_rows_insert_own', {
        for: 'insert',
        to: appUser,
        withCheck: sql`${t.organizationId} = (select app.org()) and ${t.onBehalfOf} is null`,
      }),
      pgPolicy('audit_rows_select', { for: 'select', to: [appVendor, appService], using: sql`true` }),
    ],
  ),
  { app_user: 'insert', app_vendor: 'select, insert', app_service: 'select, insert' },
);

/** Responses to writes by Idempotency-Key, stored for 24 hours. A retry gets the same response; a changed body is rejected. */
export const idempotencyKeys = tenantTable('idempotency_keys', {
  columns: {
    subject: text('subject').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint('status'),
    response: jsonb('response'),
    createdAt: createdAt(),
  },
  primaryKey: ['subject', 'key'],
  constraints: (t) => [index('idempotency_keys_created').on(t.createdAt)],
  grants: {
    app_user: 'select, insert, update, delete',
    app_vendor: 'select, insert, update, delete',
    app_service: 'select, insert, update, delete',
  },
});

/** The job queue. Any process claims jobs with FOR UPDATE SKIP LOCKED. */
export const jobs = grant(
  pgTable(
    'jobs',
    {
      id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      kind: text('kind').notNull(),
      organizationId: integer('organization_id'),
      payload: jsonb('payload').notNull(),
      runAt: timestamptz('run_at').notNull().defaultNow(),
      attempts: smallint('attempts').notNull().default(0),
      claimedAt: timestamptz('claimed_at'),
      /** Renewed while the job runs; an old heartbeat means that the process died. */
      heartbeatAt: timestamptz('heartbeat_at'),
      /** {done, total} of a long job. */
      progress: jsonb('progress'),
      doneAt: timestamptz('done_at'),
      failedAt: timestamptz('failed_at'),
      error: text('error'),
      createdAt: createdAt(),
    },
    (t) => [
      index('jobs_due')
        .on(t.runAt, t.id)
        .where(sql`done_at is null and failed_at is null`),
      index('jobs_organization_access')
        .on(t.organizationId, t.id)
        .where(sql`kind = 'organization-access'`),
      pgPolicy('jobs_organization_access', {
        for: 'select',
        to: appVendor,
        using: sql`${t.kind} = 'organization-access'`,
      }),
      pgPolicy('jobs_enqueue', { for: 'insert', to: appVendor, withCheck: sql`true` }),
      pgPolicy('jobs_enqueue_own', {
        for: 'insert',
        to: appUser,
        withCheck: sql`${t.organizationId} = (select app.org())`,
      }),
      pgPolicy('jobs_service', { to: appService, using: sql`true`, withCheck: sql`true` }),
    ],
  ),
  { app_user: 'insert', app_vendor: 'select, insert', app_service: 'select, insert, update, delete' },
);
