import { and, eq, sql } from 'drizzle-orm';
import type { DisabledReason } from '../../contract/webhooks/webhooks.ts';
import { audit } from '../platform/audit/audit.ts';
import type { Tx } from '../platform/db/database.ts';
import { webhookEndpoints, webhookSubscriptions } from '../platform/db/schema.ts';
import type { DueEndpoint } from './claim-deliveries.ts';
import { enqueueDisabled } from './disabled-job.ts';
import { planWaiting } from './plan-waiting.ts';

/** Switches an endpoint off, as the service, and lets the admins know by email. */
export async function disableEndpoint(
  tx: Tx,
  { organizationId, endpointId }: DueEndpoint,
  reason: DisabledReason,
  now: Date,
): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({
      enabled: false,
      disabledReason: reason,
      disabledAt: now,
      updatedAt: now,
      version: sql`${webhookEndpoints.version} + 1`,
    })
    .where(and(eq(webhookEndpoints.organizationId, organizationId), eq(webhookEndpoints.id, endpointId)));
  await tx
    .delete(webhookSubscriptions)
    .where(
      and(eq(webhookSubscriptions.organizationId, organizationId), eq(webhookSubscriptions.endpointId, endpointId)),
    );
  await planWaiting(tx, { organizationId, endpointId }, null);
  await enqueueDisabled(tx, organizationId, { endpointId });
  await audit(
    tx,
    { kind: 'job', organizationId },
    {
      requestId: 'webhooks',
      action: 'disableWebhookEndpoint',
      entity: 'webhook-endpoints',
      entityIds: [endpointId],
      outcome: 200,
      subjects: [`organization:${organizationId}`],
      changes: { enabled: [true, false], disabledReason: [null, reason] },
    },
  );
}
