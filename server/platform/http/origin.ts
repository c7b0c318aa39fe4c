import { serviceMessage } from '../../../contract/platform/messages.ts';
import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Configuration } from '../configuration.ts';
import { HttpError } from './http-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects writes that another site's page sends with our cookie (I10). Browsers send the origin with every such
 * request; a caller without one is not a browser and has no ambient cookie.
 */
export function rejectCrossOriginWrite(c: Context, configuration: Configuration): void {
  if (safeMethods.has(c.req.method)) return;
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const own = configuration.publicUrl ? new URL(configuration.publicUrl).origin : null;
  const host = c.req.header('host');
  // Where the portal is at https, a page of the same host without encryption is not ours: anybody on the way can write it.
  const isOpen = own?.startsWith('https:') && origin?.startsWith('http:');
  const same =
    origin === own ||
    (!isOpen && origin !== undefined && host !== undefined && URL.canParse(origin) && new URL(origin).host === host);
  if (origin === undefined ? site !== undefined && site !== 'same-origin' && site !== 'none' : !same) {
    throw new HttpError(403, serviceMessage('service.otherSite'));
  }
}

/** The origin under which the portal names itself: the configured one, else that of the request. */
export const getOwnOrigin = (c: Context, { publicUrl }: Pick<Configuration, 'publicUrl'>): string =>
  new URL(publicUrl ?? c.req.url).origin;

/** The origins of the portal: that of the request and the configured one. */
export const listOwnOrigins = (c: Context, { publicUrl }: Pick<Configuration, 'publicUrl'>): string[] =>
  [c.req.url, publicUrl].flatMap((address) => (address === null ? [] : new URL(address).origin));

const GROUPS = 8;

/** Some proxies report the port too, which is another one for each connection: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const removePort = (address: string) =>
  address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');

/**
 * The key for rate limits. An IPv6 network of 64 bits counts as one caller, because its owner has all of its
 * addresses.
 */
export function toRateLimitAddress(address: string): string {
  const plain = removePort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain
    .split('%')[0]!
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const left = Array.from({ length: GROUPS - head!.length - (tail?.length ?? 0) }, () => '0');
  const groups = tail ? [...head!, ...left, ...tail] : head!;
  return `${groups
    .slice(0, GROUPS / 2)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The address of the socket, or the one reported by a trusted proxy (I3). */
export function readClientAddress(c: Context, configuration: Configuration): string {
  if (configuration.trustProxy) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (forwarded) return toRateLimitAddress(forwarded);
  }
  try {
    return toRateLimitAddress(getConnInfo(c).remote.address ?? 'unknown');
  } catch {
    return 'in-process';
  }
}
