import type { Message } from '../../contract/platform/message.ts';
import { CALLBACK_PAGE } from '../../contract/ehr-launch/launches.ts';
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

/**
 * The page to which the EHR at an address sends the browser back: `/ehr/callback/ehr.example.com/fhir/R4/`. Each has its
 * own, so that none can have another one answer in its place (RFC 9700, 4.4.2).
 */
export function toCallbackPage(issuer: string): string {
  const { host, pathname } = new URL(normalizeIssuer(issuer));
  return `${CALLBACK_PAGE}${host}${pathname.replace(/\/?$/, '/')}`;
}
