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

/** The caller's network address: the socket's, or what a trusted proxy in front of us says (I3). */
export function addressOf(c: Context, configuration: Configuration): string {
  if (configuration.trustProxy) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (forwarded) return forwarded;
  }
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'in-process';
  }
}
