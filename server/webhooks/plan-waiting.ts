import { and, eq } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import { webhookDeliveries } from '../platform/db/schema.ts';
import type { DueEndpoint } from './claim-deliveries.ts';

/** Plans all deliveries that an endpoint waits for: none while it is off (null), at once when it is on again. */
export const planWaiting = (tx: Tx, { organizationId, endpointId }: DueEndpoint, nextAttemptAt: Date | null) =>
  tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt })
    .where(
      and(
        eq(webhookDeliveries.organizationId, organizationId),
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.state, 'PENDING'),
      ),
    );
