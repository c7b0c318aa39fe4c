import { and, count, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { TEST_EVENT } from '../../contract/webhooks/event-types.ts';
import { webhookMessage } from '../../contract/webhooks/messages.ts';
import type { DeliveryState, WebhookDelivery } from '../../contract/webhooks/webhooks.ts';
import { RETRY_SECONDS } from '../../domain/webhooks/retries.ts';
import { webhookAttempts, webhookDeliveries, webhookEvents } from '../platform/db/schema.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { conflict, notFound } from '../platform/http/http-error.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { holdEndpoint, requireEndpoint, type WebhookManager } from './queries.ts';

/** Attempts of a delivery that the log shows: all of them, and those after it was sent again. */
const SHOWN_ATTEMPTS = 2 * (RETRY_SECONDS.length + 1);

const isOfEndpoint = ({ organizationId }: WebhookManager, endpointId: number, which?: SQL) =>
  and(eq(webhookDeliveries.organizationId, organizationId), eq(webhookDeliveries.endpointId, endpointId), which);

/** The newest attempts of each delivery. */
async function loadAttempts({ tx, organizationId }: WebhookManager, deliveryIds: number[]) {
  const numbered = tx
    .select({
      id: webhookAttempts.id,
      number:
        sql<number>`row_number() over (partition by ${webhookAttempts.deliveryId} order by ${webhookAttempts.id} desc)`.as(
          'number',
        ),
    })
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.organizationId, organizationId), inArray(webhookAttempts.deliveryId, deliveryIds)))
    .as('numbered');
  return tx
    .select({ attempt: webhookAttempts })
    .from(webhookAttempts)
    .innerJoin(numbered, eq(numbered.id, webhookAttempts.id))
    .where(and(eq(webhookAttempts.organizationId, organizationId), lte(numbered.number, SHOWN_ATTEMPTS)))
    .orderBy(desc(webhookAttempts.id));
}

interface Page {
  which?: SQL;
  order?: SQL[];
  limit: number;
  offset?: number;
}

async function loadDeliveries(manager: WebhookManager, endpointId: number, page: Page): Promise<WebhookDelivery[]> {
  const rows = await manager.tx
    .select({ delivery: webhookDeliveries, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEvents,
      and(
        eq(webhookEvents.organizationId, webhookDeliveries.organizationId),
        eq(webhookEvents.id, webhookDeliveries.eventId),
      ),
    )
    .where(isOfEndpoint(manager, endpointId, page.which))
    .orderBy(...(page.order ?? []))
    .limit(page.limit)
    .offset(page.offset ?? 0);
  if (rows.length === 0) return [];
  const attempts = await loadAttempts(
    manager,
    rows.map(({ delivery }) => delivery.id),
  );
  return rows.map(({ delivery, event }) => ({
    id: delivery.id,
    eventId: event.uuid,
    type: event.type,
    sequence: event.sequence,
    at: event.at.toISOString(),
    resourceId: event.resourceId,
    patientId: event.patientId,
    href: event.href,
    state: delivery.state,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
    attempts: attempts
      .filter(({ attempt }) => attempt.deliveryId === delivery.id)
      .map(({ attempt: { id, at, durationMs, status, error, response } }) => ({
        id,
        at: at.toISOString(),
        durationMs,
        status,
        error,
        response,
      })),
  }));
}

export async function listDeliveryPage(
  manager: WebhookManager,
  endpointId: number,
  { sort, limit, offset }: ListQuery,
  state: DeliveryState | undefined,
) {
  await requireEndpoint(manager, endpointId);
  const which = state && eq(webhookDeliveries.state, state);
  const [all] = await manager.tx
    .select({ total: count() })
    .from(webhookDeliveries)
    .where(isOfEndpoint(manager, endpointId, which));
  const order = orderByKey({ id: webhookDeliveries.id }, sort, webhookDeliveries.id);
  return { items: await loadDeliveries(manager, endpointId, { which, order, limit, offset }), total: all!.total };
}

async function holdWorkingEndpoint(manager: WebhookManager, id: number) {
  const endpoint = await holdEndpoint(manager, id);
  if (!endpoint.enabled) throw conflict(webhookMessage('webhooks.off'));
}

/** Records a test event for this endpoint alone; it is sent as every other. */
export async function recordTestEvent(manager: WebhookManager, endpointId: number): Promise<string> {
  const { tx, organizationId, now } = manager;
  await holdWorkingEndpoint(manager, endpointId);
  const [event] = await tx
    .insert(webhookEvents)
    .values({
      organizationId,
      type: TEST_EVENT,
      resourceId: endpointId,
      href: `/api/v2/webhook-endpoints/${endpointId}`,
      endpointId,
      at: now,
    })
    .returning({ uuid: webhookEvents.uuid });
  return event!.uuid;
}

/** Makes a delivery due again, with all its attempts ahead. */
export async function resendDelivery(
  manager: WebhookManager,
  endpointId: number,
  deliveryId: number,
): Promise<WebhookDelivery> {
  await holdWorkingEndpoint(manager, endpointId);
  const which = eq(webhookDeliveries.id, deliveryId);
  await manager.tx
    .update(webhookDeliveries)
    .set({ state: 'PENDING', attempts: 0, nextAttemptAt: manager.now })
    .where(isOfEndpoint(manager, endpointId, which));
  const [delivery] = await loadDeliveries(manager, endpointId, { which, limit: 1 });
  if (!delivery) throw notFound(webhookMessage('webhooks.deliveryNotFound'));
  return delivery;
}
