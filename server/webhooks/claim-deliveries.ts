import { addSeconds } from 'date-fns';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import { isOneOf } from '../platform/db/sql-expressions.ts';
import { webhookEndpoints, webhookEvents, webhookSecrets } from '../platform/db/schema.ts';

/** Attempts on their way to one endpoint at a time. */
export const BATCH = 10;
/** After this, a process that has not recorded an attempt is taken for dead. Longer than the attempts of a batch take. */
const CLAIM_SECONDS = 30;

export interface DueEndpoint {
  organizationId: number;
  endpointId: number;
}

/** Endpoints that are on and have something due, those that have waited longest first. */
export async function findDueEndpoints(tx: Tx, now: Date, limit: number): Promise<DueEndpoint[]> {
  const { rows } = (await tx.execute(sql`
    select d.organization_id, d.endpoint_id from webhook_deliveries d
    join webhook_endpoints p on p.organization_id = d.organization_id and p.id = d.endpoint_id and p.enabled
    join organizations o on o.id = d.organization_id and not o.disabled
    where d.state = 'PENDING' and d.next_attempt_at <= ${now.toISOString()}
    group by 1, 2 order by min(d.next_attempt_at) limit ${limit}`)) as {
    rows: { organization_id: number; endpoint_id: number }[];
  };
  return rows.map((row) => ({ organizationId: row.organization_id, endpointId: row.endpoint_id }));
}

export interface ClaimedDelivery {
  id: number;
  /** Distinguishes this claim from a later one, and counts the attempts. */
  attempts: number;
  event: typeof webhookEvents.$inferSelect;
}

interface ClaimRow extends Record<string, unknown> {
  id: number;
  event_id: number;
  attempts: number;
}

/** Takes deliveries that are due, in the order of their events, for this process only. */
async function claim(tx: Tx, { organizationId, endpointId }: DueEndpoint, now: Date): Promise<ClaimedDelivery[]> {
  const until = addSeconds(now, CLAIM_SECONDS).toISOString();
  const { rows } = (await tx.execute(sql`
    update webhook_deliveries set next_attempt_at = ${until}, attempts = attempts + 1
    where organization_id = ${organizationId} and id in (
      select id from webhook_deliveries
      where organization_id = ${organizationId} and endpoint_id = ${endpointId} and state = 'PENDING'
        and next_attempt_at <= ${now.toISOString()}
      order by id limit ${BATCH} for update skip locked)
    returning id, event_id, attempts`)) as { rows: ClaimRow[] };
  const ids = rows.map((row) => row.event_id);
  const events = await tx
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.organizationId, organizationId), isOneOf(webhookEvents.id, ids)));
  const byId = new Map(events.map((event) => [event.id, event]));
  return rows
    .map(({ id, event_id: eventId, attempts }) => ({ id, attempts, event: byId.get(eventId)! }))
    .toSorted((one, other) => one.id - other.id);
}

export interface ClaimedBatch {
  url: string;
  /** As they are stored, the newest first. */
  sealedSecrets: string[];
  deliveries: ClaimedDelivery[];
}

/** The next batch of an endpoint; null when nothing is due or the endpoint was switched off meanwhile. */
export async function claimBatch(tx: Tx, due: DueEndpoint, now: Date): Promise<ClaimedBatch | null> {
  const { organizationId, endpointId } = due;
  const [endpoint] = await tx
    .select({ url: webhookEndpoints.url })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.organizationId, organizationId),
        eq(webhookEndpoints.id, endpointId),
        eq(webhookEndpoints.enabled, true),
      ),
    );
  if (!endpoint) return null;
  const deliveries = await claim(tx, due, now);
  if (deliveries.length === 0) return null;
  const secrets = await tx
    .select({ id: webhookSecrets.id, sealed: webhookSecrets.sealed })
    .from(webhookSecrets)
    .where(
      and(
        eq(webhookSecrets.organizationId, organizationId),
        eq(webhookSecrets.endpointId, endpointId),
        or(isNull(webhookSecrets.expiresAt), gt(webhookSecrets.expiresAt, now)),
      ),
    );
  const newestFirst = secrets.toSorted((one, other) => other.id - one.id);
  return { url: endpoint.url, sealedSecrets: newestFirst.map(({ sealed }) => sealed), deliveries };
}
