import type { WebhookEvent } from '../../contract/webhooks/payloads.ts';
import type { webhookEvents } from '../platform/db/schema.ts';

type Row = Pick<
  typeof webhookEvents.$inferSelect,
  'organizationId' | 'uuid' | 'type' | 'resourceId' | 'patientId' | 'href' | 'at' | 'sequence'
>;

/** What is sent of an event: the same bytes each time, also to another endpoint. */
export function buildEventBody({ organizationId, uuid, type, resourceId, patientId, href, at, sequence }: Row): string {
  const event: WebhookEvent = {
    id: uuid,
    type,
    timestamp: at.toISOString(),
    sequence: sequence!,
    data: { organizationId, resourceId, patientId, href },
  };
  return JSON.stringify(event);
}
