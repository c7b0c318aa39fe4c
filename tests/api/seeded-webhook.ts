import type { Tx } from '../../server/platform/db/database.ts';
import * as schema from '../../server/platform/db/schema.ts';
import { canary, first } from './seeded-patient.ts';

/** Adds a webhook endpoint with a delivery that has failed once. No service records events for it. */
export async function webhookAt(
  tx: Tx,
  name: string,
  organizationId: number,
): Promise<{ webhookId: number; webhookDeliveryId: number }> {
  const { id: webhookId } = await first(
    tx
      .insert(schema.webhookEndpoints)
      .values({
        organizationId,
        url: `https://ehr.example.com/${canary(name, '0')}`,
        description: canary(name, '0'),
        eventTypes: ['rtm.cycle.ready'],
      })
      .returning({ id: schema.webhookEndpoints.id }),
  );
  await tx.insert(schema.webhookSecrets).values({ organizationId, endpointId: webhookId, sealed: 'sealed' });
  const { id: eventId } = await first(
    tx
      .insert(schema.webhookEvents)
      .values({
        organizationId,
        type: 'rtm.cycle.ready',
        resourceId: 1,
        patientId: 1,
        href: `/api/${canary(name, '0')}`,
        sequence: 1,
      })
      .returning({ id: schema.webhookEvents.id }),
  );
  await tx.insert(schema.webhookSequences).values({ organizationId, last: 1 });
  const { id: deliveryId } = await first(
    tx
      .insert(schema.webhookDeliveries)
      .values({ organizationId, eventId, endpointId: webhookId, state: 'FAILED', nextAttemptAt: null })
      .returning({ id: schema.webhookDeliveries.id }),
  );
  await tx
    .insert(schema.webhookAttempts)
    .values({ organizationId, deliveryId, durationMs: 12, status: 500, response: canary(name, '0') });
  return { webhookId, webhookDeliveryId: deliveryId };
}
