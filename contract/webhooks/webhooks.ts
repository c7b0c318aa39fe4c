import * as z from 'zod/mini';
import { OVERLAP_HOURS } from '../api-clients/limits.ts';
import { defineCall } from '../platform/call.ts';
import { Id, optionalLine } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { fieldMessage } from '../platform/messages.ts';
import { sentEventTypes, webhookEventTypes, type WebhookEventType } from './event-types.ts';
import { WEBHOOK_URL_MAX } from './limits.ts';
import { webhookFieldMessage } from './messages.ts';

/** Why the portal switched an endpoint off: its receiver answered 410, or failed for days. */
export const disabledReasons = ['GONE', 'FAILING'] as const;
export type DisabledReason = (typeof disabledReasons)[number];
export const deliveryStates = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
/** Why an attempt got no response; with `SECRET` it could not be signed. */
export const attemptErrors = ['ADDRESS', 'CONNECTION', 'NOT_FOUND', 'SECRET', 'TIMEOUT', 'TLS', 'URL'] as const;
export type AttemptError = (typeof attemptErrors)[number];

const URL_REQUIRED = webhookFieldMessage.text('webhooks.urlRequired');
const EVENT_REQUIRED = webhookFieldMessage.text('webhooks.eventRequired');

const inOrder = (types: WebhookEventType[]) => webhookEventTypes.filter((type) => types.includes(type));

const fields = {
  url: z.string({ error: URL_REQUIRED }).check(
    z.trim(),
    z.minLength(1, URL_REQUIRED),
    z.maxLength(WEBHOOK_URL_MAX, fieldMessage.text('fields.characterLimit', { n: WEBHOOK_URL_MAX })),
    z.refine((url: string) => URL.canParse(url), webhookFieldMessage.text('webhooks.urlInvalid')),
  ),
  description: optionalLine(),
  eventTypes: z
    .array(z.enum(webhookEventTypes), { error: EVENT_REQUIRED })
    .check(z.minLength(1, EVENT_REQUIRED), z.maxLength(99), z.overwrite(inOrder)),
  enabled: z.boolean(),
};

export const WebhookBody = z.strictObject(fields);
export type WebhookBody = z.output<typeof WebhookBody>;

export const WebhookEndpoint = z.object({
  id: Id,
  url: z.string(),
  description: z.nullable(z.string()),
  eventTypes: z.array(z.enum(webhookEventTypes)),
  enabled: z.boolean(),
  /** Why it was switched off; null while it is on, and where an admin did. */
  disabledReason: z.nullable(z.enum(disabledReasons)),
  disabledAt: z.nullable(z.string()),
  /** Since when no delivery has succeeded; null when the last one did. */
  failingSince: z.nullable(z.string()),
  lastDeliveredAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** Null for vendor staff. */
  createdBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  /** The valid ones, the newest first. Each signs what is sent. */
  secrets: z.array(
    z.object({
      id: Id,
      createdAt: z.string(),
      /** Null as long as no newer one replaces it. */
      expiresAt: z.nullable(z.string()),
    }),
  ),
  version: z.number(),
});
export type WebhookEndpoint = z.output<typeof WebhookEndpoint>;

/** With the secret in plain text, for this once. */
const CreatedWebhook = z.object({ endpoint: WebhookEndpoint, secret: z.string() });
export type CreatedWebhook = z.output<typeof CreatedWebhook>;

const SecretRotation = z.strictObject({
  /** For how many hours the secret there is signs as well. */
  overlapHours: z.literal(OVERLAP_HOURS, { error: webhookFieldMessage.text('webhooks.overlap') }),
});

const Attempt = z.object({
  id: Id,
  at: z.string(),
  durationMs: z.number(),
  /** Of the response; null where there was none. */
  status: z.nullable(z.number()),
  /** Why there was no response. */
  error: z.nullable(z.enum(attemptErrors)),
  /** How the response began. */
  response: z.nullable(z.string()),
});

export const WebhookDelivery = z.object({
  id: Id,
  /** What the receiver knows the event by (`webhook-id`). */
  eventId: z.string(),
  type: z.enum(sentEventTypes),
  /** The order of the event in the organization. */
  sequence: z.nullable(z.number()),
  at: z.string(),
  resourceId: Id,
  patientId: z.nullable(Id),
  href: z.string(),
  state: z.enum(deliveryStates),
  nextAttemptAt: z.nullable(z.string()),
  /** The newest first, and not more than the log shows. */
  attempts: z.array(Attempt),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const Nothing = z.optional(z.strictObject({}));
const One = z.object({ id: Id });
const OneDelivery = z.object({ id: Id, deliveryId: Id });
const endpoints = '/v2/webhook-endpoints';
const manage = { action: 'organization.manage' } as const;

export const listWebhookEndpoints = defineCall({
  id: 'listWebhookEndpoints',
  summary: 'Lists the webhook endpoints of the organization',
  method: 'GET',
  path: endpoints,
  access: manage,
  response: WebhookEndpoint,
  list: { sort: ['createdAt', 'url'], defaultSort: { key: 'createdAt', dir: 'DESC' }, limit: PAGE_SIZE },
});

export const getWebhookEndpoint = defineCall({
  id: 'getWebhookEndpoint',
  summary: 'Returns a webhook endpoint',
  method: 'GET',
  path: `${endpoints}/:id`,
  access: manage,
  params: One,
  response: WebhookEndpoint,
});

export const createWebhookEndpoint = defineCall({
  id: 'createWebhookEndpoint',
  summary: 'Creates a webhook endpoint; its secret is in this response alone',
  method: 'POST',
  path: endpoints,
  access: manage,
  confirmed: true,
  answersSecret: true,
  body: WebhookBody,
  response: CreatedWebhook,
  status: 201,
});

export const updateWebhookEndpoint = defineCall({
  id: 'updateWebhookEndpoint',
  summary: 'Changes a webhook endpoint, or turns it on or off',
  method: 'PATCH',
  path: `${endpoints}/:id`,
  access: manage,
  confirmed: true,
  versioned: true,
  params: One,
  body: WebhookBody,
  response: WebhookEndpoint,
});

export const removeWebhookEndpoint = defineCall({
  id: 'removeWebhookEndpoint',
  summary: 'Deletes a webhook endpoint and its log',
  method: 'DELETE',
  path: `${endpoints}/:id`,
  access: manage,
  params: One,
});

export const addWebhookSecret = defineCall({
  id: 'addWebhookSecret',
  summary: 'Replaces the secret of a webhook endpoint; the old one signs as well for the hours of overlap',
  method: 'POST',
  path: `${endpoints}/:id/secrets`,
  access: manage,
  confirmed: true,
  answersSecret: true,
  params: One,
  body: SecretRotation,
  response: CreatedWebhook,
  status: 201,
});

export const sendTestEvent = defineCall({
  id: 'sendTestEvent',
  summary: 'Sends a test event to a webhook endpoint',
  method: 'POST',
  path: `${endpoints}/:id/test-events`,
  access: manage,
  params: One,
  body: Nothing,
  response: z.object({ eventId: z.string() }),
  status: 202,
});

export const listWebhookDeliveries = defineCall({
  id: 'listWebhookDeliveries',
  summary: 'Lists what was sent to a webhook endpoint in the last 30 days, with each attempt',
  method: 'GET',
  path: `${endpoints}/:id/deliveries`,
  access: manage,
  params: One,
  query: z.object({ deliveryState: z.optional(z.enum(deliveryStates)) }),
  response: WebhookDelivery,
  list: { sort: ['id'], defaultSort: { key: 'id', dir: 'DESC' }, limit: PAGE_SIZE },
});

export const resendWebhookDelivery = defineCall({
  id: 'resendWebhookDelivery',
  summary: 'Sends an event to a webhook endpoint again, with the same ID',
  method: 'POST',
  path: `${endpoints}/:id/deliveries/:deliveryId/resend`,
  access: manage,
  params: OneDelivery,
  body: Nothing,
  response: WebhookDelivery,
});
