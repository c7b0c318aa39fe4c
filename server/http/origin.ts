import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Configuration } from '../configuration.ts';
import { Refusal } from './refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site's page has sent with our cookie (I10). Browsers name the origin of every such
 * request; a caller that names none is no browser and carries no ambient cookie.
 */
export function refuseForeignOrigin(c: Context, configuration: Configuration): void {
  if (safeMethods.has(c.req.method)) return;
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const own = configuration.publicUrl ? new URL(configuration.publicUrl).origin : null;
  const host = c.req.header('host');
  const same =
    origin === own ||
    (origin !== undefined && host !== undefined && URL.canParse(origin) && new URL(origin).host === host);
  if (origin === undefined ? site !== undefined && site !== 'same-origin' && site !== 'none' : !same) {
    throw new Refusal(403, 'Requests from other sites are refused.');
  }
}

/** Where browsers reach us: by the address that was asked, and by the configured one. */
export const ownOrigins = (c: Context, { publicUrl }: Pick<Configuration, 'publicUrl'>): string[] =>
  [c.req.url, publicUrl].flatMap((address) => (address === null ? [] : new URL(address).origin));

const GROUPS = 8;

/** Whom tries are counted for: an IPv6 network of 64 bits is one caller, since whoever has an address there has all of them. */
export function callerOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
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

/** The caller's network address: the socket's, or what a trusted proxy in front of us says (I3). */
export function addressOf(c: Context, configuration: Configuration): string {
  if (configuration.trustProxy) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (forwarded) return callerOf(forwarded);
  }
  try {
    return callerOf(getConnInfo(c).remote.address ?? 'unknown');
  } catch {
    return 'in-process';
  }
}
