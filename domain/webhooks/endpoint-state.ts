import type { WebhookEndpoint } from '../../contract/webhooks/webhooks.ts';

export type EndpointState = 'ACTIVE' | 'FAILING' | 'OFF' | 'DISABLED';

/** `OFF` by an admin, `DISABLED` by the portal. */
export function getEndpointState({
  enabled,
  disabledReason,
  failingSince,
}: Pick<WebhookEndpoint, 'enabled' | 'disabledReason' | 'failingSince'>): EndpointState {
  if (!enabled) return disabledReason ? 'DISABLED' : 'OFF';
  return failingSince ? 'FAILING' : 'ACTIVE';
}
