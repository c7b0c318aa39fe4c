import type { Message } from '../../contract/platform/message.ts';
import { ehrLaunchMessage } from '../../contract/ehr-launch/messages.ts';
import { validateEndpointUrl } from '../webhooks/endpoint-url.ts';

/**
 * Why an EHR cannot be at this address; null where it can. The rules of every address that is sent to, and no query: other
 * addresses are made by adding to it.
 */
export function validateIssuer(address: string, allowsLoopback: boolean): Message | null {
  const refusal = validateEndpointUrl(address, allowsLoopback);
  if (refusal) return ehrLaunchMessage('ehrLaunch.issuerHttps');
  const { search, hash } = new URL(address);
  return search || hash ? ehrLaunchMessage('ehrLaunch.issuerHttps') : null;
}

/** One EHR has one address, however a launch spells its end. */
export const normalizeIssuer = (address: string): string => address.trim().replace(/\/+$/, '');
