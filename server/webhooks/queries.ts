import { and, count, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { webhookMessage } from '../../contract/webhooks/messages.ts';
import type { WebhookEndpoint } from '../../contract/webhooks/webhooks.ts';
import type { Tx } from '../platform/db/database.ts';
import { practitioners, webhookEndpoints, webhookSecrets } from '../platform/db/schema.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { notFound } from '../platform/http/http-error.ts';
import type { ListQuery } from '../platform/http/list-query.ts';

/** Whose endpoints are managed, and by whom. */
export interface WebhookManager {
  tx: Tx;
  organizationId: number;
  practitionerId: number | null;
  now: Date;
}

export const isOwnEndpoint = ({ organizationId }: WebhookManager, which?: SQL) =>
  and(eq(webhookEndpoints.organizationId, organizationId), which);

/** The valid secrets of endpoints, the newest first, without what only the service reads. */
export const loadSecrets = ({ tx, organizationId, now }: WebhookManager, endpointIds: number[]) =>
  tx
    .select({
      endpointId: webhookSecrets.endpointId,
      id: webhookSecrets.id,
      createdAt: webhookSecrets.createdAt,
      expiresAt: webhookSecrets.expiresAt,
    })
    .from(webhookSecrets)
    .where(
      and(
        eq(webhookSecrets.organizationId, organizationId),
        inArray(webhookSecrets.endpointId, endpointIds),
        or(isNull(webhookSecrets.expiresAt), gt(webhookSecrets.expiresAt, now)),
      ),
    )
    .orderBy(desc(webhookSecrets.id));

interface Page {
  which?: SQL;
  order?: SQL[];
  limit: number;
  offset?: number;
}

const toIso = (at: Date | null) => at?.toISOString() ?? null;

async function loadEndpoints(manager: WebhookManager, page: Page): Promise<WebhookEndpoint[]> {
  const rows = await manager.tx
    .select({
      endpoint: webhookEndpoints,
      createdBy: { firstName: practitioners.firstName, lastName: practitioners.lastName },
    })
    .from(webhookEndpoints)
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, webhookEndpoints.organizationId),
        eq(practitioners.id, webhookEndpoints.createdBy),
      ),
    )
    .where(isOwnEndpoint(manager, page.which))
    .orderBy(...(page.order ?? []))
    .limit(page.limit)
    .offset(page.offset ?? 0);
  if (rows.length === 0) return [];
  const secrets = await loadSecrets(
    manager,
    rows.map(({ endpoint }) => endpoint.id),
  );
  return rows.map(({ endpoint, createdBy }) => ({
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    eventTypes: endpoint.eventTypes,
    enabled: endpoint.enabled,
    disabledReason: endpoint.disabledReason,
    disabledAt: toIso(endpoint.disabledAt),
    failingSince: toIso(endpoint.failingSince),
    lastDeliveredAt: toIso(endpoint.lastDeliveredAt),
    createdAt: endpoint.createdAt.toISOString(),
    createdBy,
    secrets: secrets
      .filter(({ endpointId }) => endpointId === endpoint.id)
      .map(({ id, createdAt, expiresAt }) => ({
        id,
        createdAt: createdAt.toISOString(),
        expiresAt: toIso(expiresAt),
      })),
    version: endpoint.version,
  }));
}

const sortKeys = { createdAt: webhookEndpoints.createdAt, url: webhookEndpoints.url };

export async function countEndpoints(manager: WebhookManager): Promise<number> {
  const [row] = await manager.tx.select({ total: count() }).from(webhookEndpoints).where(isOwnEndpoint(manager));
  return row!.total;
}

export async function listEndpointPage(manager: WebhookManager, { sort, limit, offset }: ListQuery) {
  const order = orderByKey(sortKeys, sort, webhookEndpoints.id);
  return { items: await loadEndpoints(manager, { order, limit, offset }), total: await countEndpoints(manager) };
}

/** Throws the same 404 for an endpoint of another organization and for one that does not exist. */
export async function requireEndpoint(manager: WebhookManager, id: number): Promise<WebhookEndpoint> {
  const [endpoint] = await loadEndpoints(manager, { which: eq(webhookEndpoints.id, id), limit: 1 });
  if (!endpoint) throw notFound(webhookMessage('webhooks.notFound'));
  return endpoint;
}

/** The endpoint, held until the end of the transaction. */
export async function holdEndpoint(manager: WebhookManager, id: number): Promise<WebhookEndpoint> {
  await manager.tx
    .select({ held: sql`1` })
    .from(webhookEndpoints)
    .where(isOwnEndpoint(manager, eq(webhookEndpoints.id, id)))
    .for('update');
  return requireEndpoint(manager, id);
}
