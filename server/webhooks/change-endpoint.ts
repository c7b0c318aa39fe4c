import { addHours } from 'date-fns';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { MAX_CLIENT_SECRETS } from '../../contract/api-clients/limits.ts';
import { MAX_WEBHOOK_ENDPOINTS } from '../../contract/webhooks/limits.ts';
import { webhookMessage } from '../../contract/webhooks/messages.ts';
import type { CreatedWebhook, WebhookBody, WebhookEndpoint } from '../../contract/webhooks/webhooks.ts';
import { webhookEndpoints, webhookSecrets, webhookSubscriptions } from '../platform/db/schema.ts';
import { conflict, versionConflict } from '../platform/http/http-error.ts';
import {
  countEndpoints,
  holdEndpoint,
  isOwnEndpoint,
  loadSecrets,
  requireEndpoint,
  type WebhookManager,
} from './queries.ts';
import { planWaiting } from './plan-waiting.ts';
import { createWebhookSecret, sealWebhookSecret } from './sign.ts';

/** Writes down what the organization's services have to record for the endpoint: nothing while it is off. */
async function replaceSubscriptions(
  { tx, organizationId }: WebhookManager,
  endpointId: number,
  { enabled, eventTypes }: Pick<WebhookBody, 'enabled' | 'eventTypes'>,
): Promise<void> {
  await tx
    .delete(webhookSubscriptions)
    .where(
      and(eq(webhookSubscriptions.organizationId, organizationId), eq(webhookSubscriptions.endpointId, endpointId)),
    );
  if (enabled)
    await tx.insert(webhookSubscriptions).values(eventTypes.map((type) => ({ organizationId, endpointId, type })));
}

async function insertSecret(
  { tx, organizationId }: WebhookManager,
  endpointId: number,
  serverSecret: string,
): Promise<string> {
  const secret = createWebhookSecret();
  await tx
    .insert(webhookSecrets)
    .values({ organizationId, endpointId, sealed: sealWebhookSecret(secret, serverSecret) });
  return secret;
}

export async function createEndpoint(
  manager: WebhookManager,
  body: WebhookBody,
  serverSecret: string,
): Promise<CreatedWebhook> {
  const { tx, organizationId, practitionerId, now } = manager;
  if ((await countEndpoints(manager)) >= MAX_WEBHOOK_ENDPOINTS)
    throw conflict(webhookMessage('webhooks.tooMany', { n: MAX_WEBHOOK_ENDPOINTS }));
  const [added] = await tx
    .insert(webhookEndpoints)
    .values({ organizationId, ...body, createdBy: practitionerId, createdAt: now, updatedAt: now })
    .returning({ id: webhookEndpoints.id });
  const { id } = added!;
  await replaceSubscriptions(manager, id, body);
  const secret = await insertSecret(manager, id, serverSecret);
  return { endpoint: await requireEndpoint(manager, id), secret };
}

/** Saves an endpoint. One that is turned on again begins without a history of failure. */
export async function updateEndpoint(
  manager: WebhookManager,
  id: number,
  body: WebhookBody,
  version: number,
): Promise<{ before: WebhookEndpoint; current: WebhookEndpoint }> {
  const before = await holdEndpoint(manager, id);
  if (before.version !== version) throw versionConflict(before);
  const isTurnedOn = body.enabled && !before.enabled;
  await manager.tx
    .update(webhookEndpoints)
    .set({
      ...body,
      ...((isTurnedOn || !body.enabled) && { failingSince: null }),
      ...(isTurnedOn && { disabledReason: null, disabledAt: null }),
      version: version + 1,
      updatedAt: manager.now,
    })
    .where(isOwnEndpoint(manager, eq(webhookEndpoints.id, id)));
  await replaceSubscriptions(manager, id, body);
  if (body.enabled !== before.enabled) {
    const due = { organizationId: manager.organizationId, endpointId: id };
    await planWaiting(manager.tx, due, body.enabled ? manager.now : null);
  }
  return { before, current: await requireEndpoint(manager, id) };
}

export async function removeEndpoint(manager: WebhookManager, id: number): Promise<WebhookEndpoint> {
  const before = await holdEndpoint(manager, id);
  await manager.tx.delete(webhookEndpoints).where(isOwnEndpoint(manager, eq(webhookEndpoints.id, id)));
  return before;
}

/** Adds a secret. The ones there sign as well for the overlap, but not longer than they would have. */
export async function rotateSecret(
  manager: WebhookManager,
  id: number,
  overlapHours: number,
  serverSecret: string,
): Promise<CreatedWebhook> {
  const { tx, organizationId, now } = manager;
  await holdEndpoint(manager, id);
  const valid = await loadSecrets(manager, [id]);
  if (overlapHours > 0 && valid.length >= MAX_CLIENT_SECRETS) throw conflict(webhookMessage('webhooks.tooManySecrets'));
  const end = addHours(now, overlapHours);
  await tx
    .update(webhookSecrets)
    .set({ expiresAt: end })
    .where(
      and(
        eq(webhookSecrets.organizationId, organizationId),
        eq(webhookSecrets.endpointId, id),
        or(isNull(webhookSecrets.expiresAt), gt(webhookSecrets.expiresAt, end)),
      ),
    );
  const secret = await insertSecret(manager, id, serverSecret);
  return { endpoint: await requireEndpoint(manager, id), secret };
}
