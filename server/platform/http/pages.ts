import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { isPublicPath } from '../../../domain/platform/public-paths.ts';
import type { Configuration } from '../configuration.ts';
import { contentSecurityPolicy, workerSecurityPolicy, trackingSecurityPolicy } from './security-headers.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const signInPaths = ['/user/login', '/user/login/'];

/** Embedded JSON must not be able to close its own script element. */
const toInlineJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Serves the built portal: hashed files with a long cache lifetime and their brotli or gzip variants, and the page for
 * every other path. The sign-in page is prerendered in English; a browser with another language gets the empty page,
 * to avoid a flash of the wrong language. A browser with a session's cookie gets a page that names the scripts of its
 * console as well; whether the session is valid decides nothing here.
 */
export function servePages(app: Hono, configuration: Configuration, directory: string, sessionCookie: string): void {
  const read = (name: string) => {
    const path = join(directory, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const page = read('index.html');
  const signInPage = read('sign-in.html') ?? page;
  const consolePages = { portal: read('portal.html') ?? page, vendor: read('vendor.html') ?? page };
  const patientPage = read('p/patient.html');

  const html = (c: Context, source: string) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', contentSecurityPolicy(configuration, nonce));
    c.header('Cache-Control', 'no-store');
    const filled = source
      .replaceAll('__CSP_NONCE__', nonce)
      .replace('__CONFIGURATION__', () => toInlineJson(configuration.browser));
    c.header('Vary', 'Accept-Encoding');
    if (!c.req.header('accept-encoding')?.includes('br')) return c.html(filled);
    // Every page carries its own nonce, so it is compressed per request: about a millisecond.
    c.header('Content-Encoding', 'br');
    c.header('Content-Type', 'text/html; charset=UTF-8');
    return c.body(brotliCompressSync(filled, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
  };

  app.use(
    '*',
    serveStatic({
      root: directory,
      precompressed: true,
      onFound: (path, c) => {
        c.header('Cache-Control', path.includes('/assets/') ? FOREVER : 'public, max-age=3600');
        if (path.includes('/tracking-worker-'))
          c.header(
            'Content-Security-Policy',
            trackingSecurityPolicy(new URL(configuration.publicUrl ?? c.req.url).host),
          );
        else if (path.includes('-worker-') || path.includes('/p/sw.js'))
          c.header('Content-Security-Policy', workerSecurityPolicy(configuration));
      },
      // The HTML pages go through `html`, which fills in the nonce and the configuration.
      rewriteRequestPath: (path) => (path.endsWith('.html') || path.endsWith('/') ? '/no-such-file' : path),
    }),
  );
  // A chunk of an older build: the browser must not parse the page as a script.
  for (const assets of ['/assets/*', '/p/assets/*']) app.get(assets, (c) => c.text('Not found', 404));
  app.get('/p/*', (c, next) => (patientPage ? html(c, patientPage) : next()));
  app.get('*', (c) => {
    if (!page || !signInPage) {
      c.header('Retry-After', '60');
      return c.text('The portal has not been built yet: run "npm run build".', 503);
    }
    const speaksEnglish = (getCookie(c, '__Host-language') ?? getCookie(c, 'language') ?? 'en') === 'en';
    if (speaksEnglish && signInPaths.includes(c.req.path)) return html(c, signInPage);
    if (isPublicPath(c.req.path) || getCookie(c, sessionCookie) === undefined) return html(c, page);
    return html(c, consolePages[c.req.path.startsWith('/admin/') ? 'vendor' : 'portal'] ?? page);
  });
}
