import type { MiddlewareHandler } from 'hono';
import type { Configuration } from '../configuration.ts';
import { chatSources } from './chat-sources.ts';

function joinOrigins(addresses: readonly (string | null | undefined)[]): string {
  const origins = addresses
    .filter((address): address is string => !!address && URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)].join(' ');
}

export function contentSecurityPolicy({ browser }: Pick<Configuration, 'browser'>, nonce: string): string {
  const frames = joinOrigins([browser.links.supportFrame, browser.links.helpCenter, browser.links.insights]);
  const connections = joinOrigins([browser.statusPage, browser.pdfService, ...browser.failoverBases]);
  const chat = browser.chat && chatSources(browser.chat.region);
  const formatDirective = (directive: string, ...sources: (string | null | undefined)[]) =>
    [directive, ...sources.filter(Boolean)].join(' ');
  return [
    "default-src 'self'",
    formatDirective("script-src 'self'", chat?.scripts),
    // The chat inserts styles of its own, which cannot carry a nonce.
    formatDirective("style-src 'self'", chat ? "'unsafe-inline'" : `'nonce-${nonce}'`),
    formatDirective("img-src 'self' data: blob:", chat?.images),
    formatDirective("media-src 'self' blob:", chat?.media),
    ...(chat ? [formatDirective("font-src 'self'", chat.fonts)] : []),
    formatDirective("connect-src 'self'", connections, chat?.connections),
    formatDirective('frame-src', [frames, chat?.frames].filter(Boolean).join(' ') || "'none'"),
    "object-src 'none'",
    "base-uri 'none'",
    formatDirective("form-action 'self'", chat?.forms),
    "frame-ancestors 'none'",
  ].join('; ');
}

const NO_FRAMES = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * For workers, which the policy of the page does not cover: they connect to what the page may connect to, and load
 * nothing.
 */
export const workerSecurityPolicy = ({ browser }: Pick<Configuration, 'browser'>): string =>
  `${NO_FRAMES}; connect-src 'self' ${joinOrigins([...browser.failoverBases])}`.trim();

/** For API responses and files, which load nothing when they are opened alone. */
const NO_SOURCES = "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The same in few words for what every page loads: `default-src` stands for what it does not name. */
const NO_ASSET_SOURCES = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const SVG = 'image/svg+xml';

/** Headers of every response; pages add a content security policy with their own nonce. */
export const securityHeaders =
  (configuration: Configuration): MiddlewareHandler =>
  async (c, next) => {
    // It would send back what the browser sent, cookies too; other unknown methods find no route.
    if (c.req.method === 'TRACE') c.res = c.text('Method Not Allowed', 405);
    else await next();
    // Not by `c.header`, which makes a new response of a finished one, each time.
    const { headers } = c.res;
    if (headers.get('content-type') === SVG) headers.set('Content-Type', `${SVG}; charset=utf-8`);
    headers.set('X-Content-Type-Options', 'nosniff');
    // Browsers read these of documents only, and a page has many assets.
    const isAsset = c.req.path.startsWith('/assets/');
    if (!isAsset) {
      headers.set('Referrer-Policy', 'no-referrer');
      headers.set('X-Frame-Options', 'DENY');
      headers.set('Cross-Origin-Opener-Policy', 'same-origin');
      headers.set('Permissions-Policy', 'camera=(self), microphone=(), geolocation=()');
    }
    if (configuration.publicUrl?.startsWith('https://'))
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    // Health data is never cached (I11).
    if (/^\/(api|fhir)/.test(c.req.path) && !headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
    if (!headers.has('content-security-policy'))
      headers.set('Content-Security-Policy', isAsset ? NO_ASSET_SOURCES : NO_SOURCES);
  };

/**
 * For the worker that runs the models of the telehealth pages: it may compile WebAssembly, and load and fetch the
 * models only. It reaches neither our API nor any other host, so no image can leave through it. `host` is for example
 * `portal.example:8080`.
 */
export const trackingSecurityPolicy = (host: string): string =>
  `${NO_FRAMES}; script-src ${host}/assets/tracking/ 'wasm-unsafe-eval'; connect-src ${host}/assets/tracking/`;
