import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { sessionCookieName } from '../../identity/better-auth.ts';
import type { Configuration } from '../configuration.ts';
import type { ApiRouter } from '../http/api-router.ts';
import { createOpenApiDocument } from './open-api.ts';

/** Files of the viewer, which the page loads from here. */
const viewerFiles = [
  {
    name: 'swagger-ui.css',
    type: 'text/css; charset=utf-8',
    address: import.meta.resolve('swagger-ui-dist/swagger-ui.css'),
  },
  {
    name: 'swagger-ui-bundle.js',
    type: 'text/javascript; charset=utf-8',
    address: import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  },
];
const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
/** A file of the viewer as gzip; read and packed once. */
function packFile(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const kept = packed.get(address) ?? readFile(new URL(address)).then((file) => new Uint8Array(gzipSync(file)));
  packed.set(address, kept);
  return kept;
}

/**
 * Serves the API as OpenAPI JSON, and as a page with a search and a form to try each call. The document is made when it is
 * first asked for: it takes tenths of a second.
 */
export function serveDocumentation(app: Hono, router: ApiRouter, configuration: Configuration): void {
  // FHIR describes itself.
  const calls = router.calls.filter(({ fhir }) => !fhir);
  let document: Promise<string> | undefined;
  const getDocument = () =>
    (document ??= createOpenApiDocument(calls, sessionCookieName(configuration)).then((made) => JSON.stringify(made)));
  app.get('/api/openapi.json', async (c) => c.body(await getDocument(), 200, { 'Content-Type': 'application/json' }));
  app.get('/api/docs', (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', pagePolicy(nonce));
    return c.html(renderPage(nonce));
  });
  for (const { name, type, address } of viewerFiles)
    app.get(`/api/docs/${name}`, async (c) =>
      c.body(await packFile(address), 200, {
        'Content-Type': type,
        'Content-Encoding': 'gzip',
        'Cache-Control': 'public, max-age=86400',
      }),
    );
}

/** The viewer sets styles on elements, and draws its icons from data addresses; it connects to this server alone. */
const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The filter of the viewer looks at groups only; calls are found by path, name and summary. */
const startViewer = `
const includes = (operation, words) => {
  const text = [operation.get('path'), operation.getIn(['operation', 'operationId']), operation.getIn(['operation', 'summary'])].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
};
const opsFilter = (groups, phrase) => {
  const words = phrase.toLowerCase().split(' ').filter(Boolean);
  return groups
    .map((group) => group.update('operations', (operations) => operations.filter((operation) => includes(operation, words))))
    .filter((group) => group.get('operations').size > 0);
};
// A link inside the button that opens a call: the address follows without it.
const DeepLink = (Original, { React }) => ({ text }) => React.createElement('span', null, text);
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  persistAuthorization: false,
  syntaxHighlight: false,
  validatorUrl: null,
  plugins: [() => ({ fn: { opsFilter }, wrapComponents: { DeepLink } })],
});`;

/** Colors with enough contrast; texts that need no scrolling, which keys could not reach; no choice of a single server, and no link to a license without a page. */
const style = `
.swagger-ui .info .title small pre, .swagger-ui .info .title small.version-stamp { background: #3b4151; }
.swagger-ui .info a, .swagger-ui a.nostyle { color: #1b5faa; }
.swagger-ui .btn.authorize { color: #1d6b45; }
.swagger-ui .opblock .opblock-summary-method { color: #000; text-shadow: none; }
.swagger-ui .opblock-body pre.microlight { max-height: none; overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; }
.swagger-ui .info__license, .swagger-ui .scheme-container .servers, .swagger-ui .scheme-container .servers-title { display: none; }`;

const renderPage = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Provider API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<style>${style}</style>
</head>
<body>
<main id="calls"><noscript>The calls are in <a href="/api/openapi.json">the OpenAPI document</a>.</noscript></main>
<script src="/api/docs/swagger-ui-bundle.js" nonce="${nonce}"></script>
<script nonce="${nonce}">${startViewer}</script>
</body>
</html>`;
