import { addSeconds, subHours } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import { WEBHOOK_FAILING_HOURS } from '../../contract/webhooks/limits.ts';
import type { DeliveryState, DisabledReason } from '../../contract/webhooks/webhooks.ts';
import { planRetry } from '../../domain/webhooks/retries.ts';
import type { Tx } from '../platform/db/database.ts';
import { webhookAttempts, webhookEndpoints } from '../platform/db/schema.ts';
import type { ClaimedDelivery, DueEndpoint } from './claim-deliveries.ts';
import { disableEndpoint } from './disable-endpoint.ts';
import type { Outcome } from './post-event.ts';

export interface Attempted {
  delivery: ClaimedDelivery;
  outcome: Outcome;
  at: Date;
}

/** The receiver does not exist any more, and will not come back. */
const GONE = 410;
const hasSucceeded = ({ outcome: { status } }: Attempted) => status !== null && status >= 200 && status < 300;
const isGone = ({ outcome }: Attempted) => outcome.status === GONE;

interface Next {
  id: number;
  attempts: number;
  state: DeliveryState;
  next: string | null;
}

function toNext(attempted: Attempted, now: Date): Next {
  const { id, attempts } = attempted.delivery;
  if (hasSucceeded(attempted)) return { id, attempts, state: 'DELIVERED', next: null };
  const wait = isGone(attempted) ? null : planRetry(attempts, Math.random());
  return wait === null
    ? { id, attempts, state: 'FAILED', next: null }
    : { id, attempts, state: 'PENDING', next: addSeconds(now, wait).toISOString() };
}

/** A delivery that another process has claimed since, or that an admin has sent again, is left to it. */
const updateDeliveries = (tx: Tx, organizationId: number, list: readonly Next[]) =>
  tx.execute(sql`
    update webhook_deliveries d set state = x.state, next_attempt_at = x.next
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as x(id int, attempts int, state text, next timestamptz)
    where d.organization_id = ${organizationId} and d.id = x.id and d.attempts = x.attempts and d.state = 'PENDING'`);

/** Why an endpoint is to be switched off, if it is. */
function findReason(batch: readonly Attempted[], failingSince: Date | null, now: Date): DisabledReason | null {
  if (batch.some(isGone)) return 'GONE';
  return failingSince && failingSince <= subHours(now, WEBHOOK_FAILING_HOURS) ? 'FAILING' : null;
}

/** Records the attempts of a batch, plans the next ones, and says of the endpoint whether it works. */
export async function recordOutcomes(tx: Tx, due: DueEndpoint, batch: readonly Attempted[], now: Date): Promise<void> {
  const { organizationId, endpointId } = due;
  await tx
    .insert(webhookAttempts)
    .values(batch.map(({ delivery, outcome, at }) => ({ organizationId, deliveryId: delivery.id, at, ...outcome })));
  await updateDeliveries(
    tx,
    organizationId,
    batch.map((attempted) => toNext(attempted, now)),
  );
  const isEndpoint = and(eq(webhookEndpoints.organizationId, organizationId), eq(webhookEndpoints.id, endpointId));
  const works = batch.some(hasSucceeded);
  const at = now.toISOString();
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set(
      works
        ? { failingSince: null, lastDeliveredAt: now }
        : { failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${at}::timestamptz)` },
    )
    .where(isEndpoint)
    .returning({ failingSince: webhookEndpoints.failingSince, enabled: webhookEndpoints.enabled });
  const reason = findReason(batch, endpoint?.failingSince ?? null, now);
  if (endpoint?.enabled && reason) await disableEndpoint(tx, due, reason, now);
}
