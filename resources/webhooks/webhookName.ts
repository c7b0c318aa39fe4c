import type { WebhookEndpoint } from '../../contract/webhooks/webhooks.ts';

/** What an admin calls a webhook: its description, else where it leads. */
export const getWebhookName = ({ description, url }: Pick<WebhookEndpoint, 'description' | 'url'>): string =>
  description ?? new URL(url).origin;
