import type { MiddlewareHandler } from 'hono';
import type { Configuration } from '../configuration.ts';
import { chatSources } from './chat-sources.ts';

/** Origins of configured frames and addresses that the page may reach besides our own. */
function originsOf(addresses: readonly (string | null | undefined)[]): string {
  const origins = addresses
    .filter((address): address is string => !!address && URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)].join(' ');
}

export function contentSecurityPolicy({ browser }: Pick<Configuration, 'browser'>, nonce: string): string {
  const frames = originsOf([browser.links.supportFrame, browser.links.helpCenter, browser.links.insights]);
  const reached = originsOf([browser.statusPage, browser.pdfService, ...browser.failoverBases]);
  const chat = browser.chat && chatSources(browser.chat.region);
  const allowing = (directive: string, ...sources: (string | null | undefined)[]) =>
    [directive, ...sources.filter(Boolean)].join(' ');
  return [
    "default-src 'self'",
    allowing("script-src 'self'", chat?.scripts),
    // The chat writes styles of its own into the page, which no nonce can be given to.
    allowing("style-src 'self'", chat ? "'unsafe-inline'" : `'nonce-${nonce}'`),
    allowing("img-src 'self' data: blob:", chat?.pictures),
    allowing("media-src 'self' blob:", chat?.media),
    ...(chat ? [allowing("font-src 'self'", chat.fonts)] : []),
    allowing("connect-src 'self'", reached, chat?.reached),
    allowing('frame-src', [frames, chat?.frames].filter(Boolean).join(' ') || "'none'"),
    "object-src 'none'",
    "base-uri 'none'",
    allowing("form-action 'self'", chat?.forms),
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For a worker, which the policy of its page does not bind: it reaches what the page may reach, and loads nothing. */
export const workerSecurityPolicy = ({ browser }: Pick<Configuration, 'browser'>): string =>
  `default-src 'none'; connect-src 'self' ${originsOf([...browser.failoverBases])}`.trim();

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
