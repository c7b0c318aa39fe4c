import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { documentationPage } from '../http/documentation-page.ts';
import type { Configuration } from '../configuration.ts';
import { openApiOf } from '../http/open-api.ts';
import type { Served } from '../http/serve.ts';
import { sessionCookieName } from '../identity/library.ts';

/** The calls as OpenAPI JSON, printed from the contract, and a page that shows them. */
export function serveDocumentation(app: Hono, served: Served, configuration: Configuration): void {
  const document = openApiOf(served.calls, sessionCookieName(configuration));
  app.get('/api/openapi.json', (c) => c.json(document));
  app.get('/api/docs', (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return c.html(documentationPage(document, nonce));
  });
}
