import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { organizations } from './organization.ts';
import {
  appService,
  appUser,
  appVendor,
  createdAt,
  moment,
  organizationId,
  restrictedWrites,
  tenantPolicies,
  updatedAt,
  version,
} from './shape.ts';

/** Who did or saw what. Insert-only: no role holds UPDATE or DELETE. Ids and patterns only, never health data. */
export const auditRows = pgTable(
  'audit_rows',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    requestId: text('request_id').notNull(),
    userId: text('user_id'),
    organizationId: integer('organization_id'),
    /** The organization for which vendor staff acted, when it is not their own. */
    actingFor: integer('acting_for'),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityIds: text('entity_ids').array().notNull().default([]),
    outcome: smallint('outcome').notNull(),
    /** Records whose activity trail shows this row, such as `organization:3`; null for whatever is no change to one. */
    subjects: text('subjects').array(),
    /** Field → [before, after], of vendor's records only: never anything about a patient. */
    changes: jsonb('changes'),
  },
  (t) => [
    index('audit_rows_entity').on(t.entity, t.id),
    index('audit_rows_subjects')
      .using('gin', t.subjects)
      .where(sql`subjects is not null`),
    pgPolicy('audit_rows_write', { for: 'insert', to: [appVendor, appService], withCheck: sql`true` }),
    // Whoever works for a clinic leaves word of that clinic alone.
    pgPolicy('audit_rows_write_own', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${t.organizationId} = (select app.org()) and ${t.actingFor} is null`,
    }),
    pgPolicy('audit_rows_read', { for: 'select', to: [appVendor, appService], using: sql`true` }),
  ],
);

/** Replies to writes by Idempotency-Key, kept 24 hours: a retry gets the same reply, a changed body is refused. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    organizationId: integer('organization_id').notNull(),
    subject: text('subject').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint('status'),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.subject, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
    ...tenantPolicies('idempotency_keys', t.organizationId),
  ],
);

/** Work for later, on the same database. Claimed with FOR UPDATE SKIP LOCKED by any process. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    organizationId: integer('organization_id'),
    payload: jsonb('payload').notNull(),
    runAt: moment('run_at').notNull().defaultNow(),
    attempts: smallint('attempts').notNull().default(0),
    claimedAt: moment('claimed_at'),
    /** Renewed while the work runs: a claim that has gone quiet belongs to a process that died. */
    heartbeatAt: moment('heartbeat_at'),
    /** {done, total}, of long work. */
    progress: jsonb('progress'),
    doneAt: moment('done_at'),
    failedAt: moment('failed_at'),
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
);

export const scanClientVersions = pgTable('scan_client_versions', {
  versionId: text('version_id').primaryKey(),
  updateRequired: boolean('update_required').notNull(),
  isLatest: boolean('is_latest').notNull().default(false),
  updatedByFirstName: text('updated_by_first_name'),
  updatedByLastName: text('updated_by_last_name'),
  version: version(),
  updatedAt: updatedAt(),
});

export const proForms = pgTable('pro_forms', {
  id: text('id').primaryKey(),
  title: text('title').notNull().default(''),
  hasExerWebhookEnabled: boolean('has_exer_webhook_enabled').notNull().default(false),
  /** The form's questions in the survey provider's shape, as far as known. */
  definition: jsonb('definition'),
  createdAt: createdAt(),
});

export const unprocessedResponses = pgTable(
  'unprocessed_responses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    formId: text('form_id').notNull(),
    formTitle: text('form_title').notNull(),
    responseToken: text('response_token').notNull(),
    userId: text('user_id'),
    location: text('location'),
    payload: jsonb('payload').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    /** Why nobody's answers could be made of it. */
    reason: text('reason').notNull().default('UNKNOWN_FORM'),
    receivedAt: createdAt('received_at'),
    /** Set once it became somebody's answers after all. */
    processedAt: moment('processed_at'),
  },
  (t) => [
    uniqueIndex('unprocessed_responses_token').on(t.formId, t.responseToken),
    index('unprocessed_responses_waiting')
      .on(t.submittedAt, t.id)
      .where(sql`processed_at is null`),
  ],
);

/** Which organization's scan modules a vendor user sees (A§2 Settings). */
export const scanModuleOverrides = pgTable('scan_module_overrides', {
  userId: text('user_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  updatedAt: updatedAt(),
});

/** A list's filters, order and page size under a name. Its owner changes it; whoever of the staff has its link may use it. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** Name of the list's resource, such as `admin/scan-sessions`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** {filter, sort, order, perPage} */
    settings: jsonb('settings').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => {
    const own = sql`${t.userId} = (select app.user_id())`;
    return [
      uniqueIndex('saved_filters_name').on(t.userId, t.list, sql`lower(${t.name})`),
      pgPolicy('saved_filters_read', { for: 'select', to: appVendor, using: sql`true` }),
      pgPolicy('saved_filters_add', { for: 'insert', to: appVendor, withCheck: own }),
      pgPolicy('saved_filters_change', { for: 'update', to: appVendor, using: own, withCheck: own }),
      pgPolicy('saved_filters_remove', { for: 'delete', to: appVendor, using: own }),
    ];
  },
);

/** The same of a clinic's lists. Its owner changes it; whoever of the organization has its link may use it. */
export const clinicSavedFilters = pgTable(
  'clinic_saved_filters',
  {
    organizationId: organizationId().references(() => organizations.id),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    /** One of `contract/portal-saved-filters.ts`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** {filter, sort, order, perPage}: ids and choices, nothing that names a patient. */
    settings: jsonb('settings').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('clinic_saved_filters_name').on(t.organizationId, t.userId, t.list, sql`lower(${t.name})`),
    ...tenantPolicies('clinic_saved_filters', t.organizationId),
    ...restrictedWrites('clinic_saved_filters', 'own', sql`${t.userId} = (select app.user_id())`),
  ],
);
