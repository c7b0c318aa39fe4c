import type { Message } from '../../contract/platform/message.ts';
import { webhookFieldMessage, webhookMessage } from '../../contract/webhooks/messages.ts';

/** Ports below are those of the system's own services. */
const LAST_SYSTEM_PORT = 1023;

const isLoopbackName = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/**
 * Why nothing may be sent to this URL; null when its text allows it. Where its name leads is checked when it is looked up.
 * `allowsLoopback` is for development on one machine: `http` to the machine itself.
 */
export function validateEndpointUrl(text: string, allowsLoopback: boolean): Message | null {
  if (!URL.canParse(text)) return webhookFieldMessage('webhooks.urlInvalid');
  const { protocol, hostname, port, username, password } = new URL(text);
  const isLocal = allowsLoopback && protocol === 'http:' && isLoopbackName(hostname);
  if (protocol !== 'https:' && !isLocal) return webhookMessage('webhooks.urlHttps');
  if (username || password) return webhookMessage('webhooks.urlCredentials');
  // The default port of https is empty.
  const isDefault = port === '' && protocol === 'https:';
  return isDefault || Number(port) > LAST_SYSTEM_PORT ? null : webhookMessage('webhooks.urlPort');
}
