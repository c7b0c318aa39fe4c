import { webhookMessage } from '../../contract/webhooks/messages.ts';
import type { WebhookBody } from '../../contract/webhooks/webhooks.ts';
import { validateEndpointUrl } from '../../domain/webhooks/endpoint-url.ts';
import type { Dependencies } from '../dependencies.ts';
import { validationError } from '../platform/http/http-error.ts';
import { AddressRefused, findAddresses } from './target-address.ts';

/**
 * Refuses a URL that nothing may be sent to, by what it says and by where its host's name leads. An endpoint can be turned
 * off whatever has become of its host.
 */
export async function checkEndpointUrl(
  { url, enabled }: Pick<WebhookBody, 'url' | 'enabled'>,
  { configuration, resolveHost }: Pick<Dependencies, 'configuration' | 'resolveHost'>,
): Promise<void> {
  const { webhookLoopback } = configuration;
  const error = validateEndpointUrl(url, webhookLoopback);
  if (error) throw validationError('url', error);
  if (!enabled) return;
  try {
    await findAddresses(new URL(url).hostname, resolveHost, webhookLoopback);
  } catch (problem) {
    const isPrivate = problem instanceof AddressRefused;
    throw validationError('url', webhookMessage(isPrivate ? 'webhooks.urlPrivate' : 'webhooks.urlUnknown'));
  }
}
