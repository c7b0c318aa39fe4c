import {
  addWebhookSecret,
  createWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  removeWebhookEndpoint,
  resendWebhookDelivery,
  sendTestEvent,
  updateWebhookEndpoint,
  type WebhookBody,
  type WebhookEndpoint,
} from '../../contract/webhooks/webhooks.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { diffFields } from '../../domain/platform/changes.ts';
import type { AuditEntry } from '../platform/audit/audit.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Routes } from '../routes.ts';
import { createEndpoint, removeEndpoint, rotateSecret, updateEndpoint } from './change-endpoint.ts';
import { checkEndpointUrl } from './check-endpoint-url.ts';
import { listDeliveryPage, recordTestEvent, resendDelivery } from './deliveries.ts';
import { listEndpointPage, requireEndpoint, type WebhookManager } from './queries.ts';

interface AdminRequest {
  tx: Tx;
  actor: Member;
  now: Date;
  auditDetails: Pick<AuditEntry, 'subjects'>;
}

const toManager = ({ tx, actor, now }: AdminRequest): WebhookManager => ({
  tx,
  organizationId: actor.organizationId,
  practitionerId: actor.practitionerId,
  now,
});

/** For a change, which is part of the organization's activity. */
function toChangeManager(request: AdminRequest): WebhookManager {
  const { auditDetails, actor } = request;
  auditDetails.subjects = [`organization:${actor.organizationId}`];
  return toManager(request);
}

/** What the trail of changes shows. The URL may hold a key, so the trail has its host only. */
const toTrail = ({ url, eventTypes, enabled }: WebhookEndpoint) => ({ host: new URL(url).host, eventTypes, enabled });

/** Webhook endpoints of the own organization, for its admins. */
export const webhookRoutes: Routes = (router, deps) => {
  const { secret } = deps.configuration;
  const checkBody = ({ body }: { body: WebhookBody }) => checkEndpointUrl(body, deps);

  router.authenticated(listWebhookEndpoints, async function handleListWebhookEndpoints(context) {
    return listEndpointPage(toManager(context), context.list);
  });

  router.authenticated(getWebhookEndpoint, async function handleGetWebhookEndpoint(context) {
    return requireEndpoint(toManager(context), context.params.id);
  });

  router.authenticated(
    createWebhookEndpoint,
    async function handleCreateWebhookEndpoint(context) {
      const created = await createEndpoint(toChangeManager(context), context.body, secret);
      context.auditDetails.entityIds = [created.endpoint.id];
      return created;
    },
    checkBody,
  );

  router.authenticated(
    updateWebhookEndpoint,
    async function handleUpdateWebhookEndpoint(context) {
      const { params, body, version, auditDetails } = context;
      const { before, current } = await updateEndpoint(toChangeManager(context), params.id, body, version);
      auditDetails.changes = diffFields(toTrail(before), toTrail(current));
      return current;
    },
    checkBody,
  );

  router.authenticated(removeWebhookEndpoint, async function handleRemoveWebhookEndpoint(context) {
    await removeEndpoint(toChangeManager(context), context.params.id);
  });

  router.authenticated(addWebhookSecret, async function handleAddWebhookSecret(context) {
    return rotateSecret(toChangeManager(context), context.params.id, context.body.overlapHours, secret);
  });

  router.authenticated(sendTestEvent, async function handleSendTestEvent(context) {
    return { eventId: await recordTestEvent(toManager(context), context.params.id) };
  });

  router.authenticated(listWebhookDeliveries, async function handleListWebhookDeliveries(context) {
    const { params, list, query } = context;
    return listDeliveryPage(toManager(context), params.id, list, query.deliveryState);
  });

  router.authenticated(resendWebhookDelivery, async function handleResendWebhookDelivery(context) {
    return resendDelivery(toManager(context), context.params.id, context.params.deliveryId);
  });
};
