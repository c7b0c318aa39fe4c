import type { MiddlewareHandler } from 'hono';
import type { Configuration } from '../configuration.ts';

/** Origins of configured frames and addresses that the page may reach besides our own. */
function originsOf(addresses: readonly (string | null | undefined)[]): string {
  const origins = addresses
    .filter((address): address is string => !!address && URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)].join(' ');
}

export function contentSecurityPolicy({ browser }: Pick<Configuration, 'browser'>, nonce: string): string {
  const frames = originsOf([browser.links.supportFrame, browser.links.helpCenter, browser.links.insights]);
  const reached = originsOf([browser.statusPage, ...browser.failoverBases]);
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self' ${reached}`.trim(),
    `frame-src ${frames || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer; the page adds its content security policy with its own nonce. */
export const securityHeaders =
  (configuration: Configuration): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Frame-Options', 'DENY');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Permissions-Policy', 'camera=(self), microphone=(), geolocation=()');
    if (configuration.publicUrl?.startsWith('https://'))
      c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (c.req.path.startsWith('/api')) {
      // Health data stays in nobody's cache (I11); what is not a page needs no sources at all.
      if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
      if (!c.res.headers.has('content-security-policy'))
        c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
  };
