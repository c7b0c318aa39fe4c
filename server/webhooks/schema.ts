import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgPolicy, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SentEventType, WebhookEventType } from '../../contract/webhooks/event-types.ts';
import type { AttemptError, DeliveryState, DisabledReason } from '../../contract/webhooks/webhooks.ts';
import { organizations, practitioners } from '../organizations/schema.ts';
import { appUser, managesOrganization } from '../platform/db/policies.ts';
import { createdAt, id, tenantTable, timestamptz, updatedAt, version } from '../platform/db/tenant-table.ts';

/** Addresses of other systems that an organization's events are sent to. Its admins see and change them. */
export const webhookEndpoints = tenantTable('webhook_endpoints', {
  columns: {
    id: id(),
    url: text('url').notNull(),
    description: text('description'),
    eventTypes: text('event_types').array().$type<WebhookEventType[]>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Why the portal switched it off; null while it is on, and where an admin did. */
    disabledReason: text('disabled_reason').$type<DisabledReason>(),
    disabledAt: timestamptz('disabled_at'),
    /** Since when no delivery has succeeded, while any failed. */
    failingSince: timestamptz('failing_since'),
    lastDeliveredAt: timestamptz('last_delivered_at'),
    /** Null for vendor staff. */
    createdBy: integer('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  references: {
    organizationId: () => organizations,
    createdBy: { table: () => practitioners, name: 'webhook_endpoints_created_by' },
  },
  constraints: (t) => [
    index('webhook_endpoints_newest').on(t.organizationId, t.createdAt.desc(), t.id.desc()),
    check('webhook_endpoints_event_types', sql`cardinality(event_types) > 0`),
  ],
  restrict: () => ({ managed: managesOrganization }),
  grants: {
    app_user:
      'select, insert, delete, update (url, description, event_types, enabled, disabled_reason, disabled_at, failing_since, updated_at, version)',
    app_service:
      'select, update (enabled, disabled_reason, disabled_at, failing_since, last_delivered_at, updated_at, version)',
  },
});

/**
 * The event types of the endpoints that are on. Everyone of the organization reads these: an event that nobody wants is not
 * recorded.
 */
export const webhookSubscriptions = tenantTable('webhook_subscriptions', {
  columns: {
    endpointId: integer('endpoint_id').notNull(),
    type: text('type').$type<WebhookEventType>().notNull(),
  },
  primaryKey: ['type', 'endpointId'],
  references: {
    endpointId: { table: () => webhookEndpoints, name: 'webhook_subscriptions_endpoint', onDelete: 'cascade' },
  },
  constraints: (t) => [index('webhook_subscriptions_endpoint').on(t.organizationId, t.endpointId)],
  restrictWrites: () => ({ managed: managesOrganization }),
  grants: { app_user: 'select, insert, delete', app_service: 'select, delete' },
});

const secretColumns = 'organization_id, id, endpoint_id, created_at, expires_at';

/** Secrets that sign what is sent to an endpoint, sealed with the server's own. Only the service reads them. */
export const webhookSecrets = tenantTable('webhook_secrets', {
  columns: {
    id: id(),
    endpointId: integer('endpoint_id').notNull(),
    sealed: text('sealed').notNull(),
    createdAt: createdAt(),
    /** When a newer one replaces it. */
    expiresAt: timestamptz('expires_at'),
  },
  references: {
    endpointId: { table: () => webhookEndpoints, name: 'webhook_secrets_endpoint', onDelete: 'cascade' },
  },
  constraints: (t) => [index('webhook_secrets_endpoint').on(t.organizationId, t.endpointId)],
  restrict: () => ({ managed: managesOrganization }),
  grants: {
    app_user: `select (${secretColumns}), insert, update (expires_at)`,
    app_service: 'select, update (sealed)',
  },
});

/** What has happened, written in the transaction in which it did. Ids only. */
export const webhookEvents = tenantTable('webhook_events', {
  columns: {
    id: id(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    type: text('type').$type<SentEventType>().notNull(),
    resourceId: integer('resource_id').notNull(),
    patientId: integer('patient_id'),
    /** The call that reads the resource. */
    href: text('href').notNull(),
    /** The only endpoint that it is sent to; null for every one with its type. */
    endpointId: integer('endpoint_id'),
    at: createdAt('at'),
    /** The order in the organization; null until the event is handed to its endpoints. */
    sequence: bigint('sequence', { mode: 'number' }),
  },
  constraints: (t) => [
    index('webhook_events_waiting')
      .on(t.organizationId, t.id)
      .where(sql`sequence is null`),
    index('webhook_events_old').on(t.at),
    pgPolicy('webhook_events_managed', { as: 'restrictive', for: 'select', to: appUser, using: managesOrganization }),
  ],
  grants: { app_user: 'select, insert', app_service: 'select, update (sequence), delete' },
});

/** The last number that an event of the organization got. */
export const webhookSequences = tenantTable('webhook_sequences', {
  columns: { last: bigint('last', { mode: 'number' }).notNull() },
  primaryKey: [],
  references: { organizationId: () => organizations },
  grants: { app_service: 'select, insert, update (last)' },
});

/** An event on its way to an endpoint. */
export const webhookDeliveries = tenantTable('webhook_deliveries', {
  columns: {
    id: id(),
    eventId: integer('event_id').notNull(),
    endpointId: integer('endpoint_id').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('PENDING'),
    /** Attempts since the event was recorded or sent again by an admin. */
    attempts: smallint('attempts').notNull().default(0),
    /** While an attempt runs: when another process may take it for lost. Null for one that is over, or whose endpoint is off. */
    nextAttemptAt: timestamptz('next_attempt_at').defaultNow(),
    createdAt: createdAt(),
  },
  references: {
    eventId: { table: () => webhookEvents, name: 'webhook_deliveries_event', onDelete: 'cascade' },
    endpointId: { table: () => webhookEndpoints, name: 'webhook_deliveries_endpoint', onDelete: 'cascade' },
  },
  constraints: (t) => [
    unique('webhook_deliveries_once').on(t.organizationId, t.eventId, t.endpointId),
    index('webhook_deliveries_newest').on(t.organizationId, t.endpointId, t.id.desc()),
    index('webhook_deliveries_due')
      .on(t.nextAttemptAt)
      .where(sql`state = 'PENDING'`),
  ],
  restrict: () => ({ managed: managesOrganization }),
  grants: {
    app_user: 'select, update (state, attempts, next_attempt_at)',
    app_service: 'select, insert, update (state, attempts, next_attempt_at)',
  },
});

/** Each attempt of a delivery, with the start of what the receiver answered. */
export const webhookAttempts = tenantTable('webhook_attempts', {
  columns: {
    id: id(),
    deliveryId: integer('delivery_id').notNull(),
    at: createdAt('at'),
    durationMs: integer('duration_ms').notNull(),
    /** Null where there was no response. */
    status: smallint('status'),
    error: text('error').$type<AttemptError>(),
    response: text('response'),
  },
  references: {
    deliveryId: { table: () => webhookDeliveries, name: 'webhook_attempts_delivery', onDelete: 'cascade' },
  },
  constraints: (t) => [index('webhook_attempts_delivery').on(t.organizationId, t.deliveryId, t.id.desc())],
  restrict: () => ({ managed: managesOrganization }),
  grants: { app_user: 'select', app_service: 'select, insert' },
});
