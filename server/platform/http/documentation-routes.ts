import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { Configuration } from '../configuration.ts';
import { createOpenApiDocument } from './open-api.ts';
import type { ApiRouter } from './api-router.ts';
import { sessionCookieName } from '../../identity/better-auth.ts';

/** Serves the API as OpenAPI JSON and as a page. The document is made when it is first asked for: it takes tenths of a second. */
export function serveDocumentation(app: Hono, router: ApiRouter, configuration: Configuration): void {
  let made: Document | undefined;
  const getDocument = () => (made ??= createOpenApiDocument(router.calls, sessionCookieName(configuration)));
  app.get('/api/openapi.json', (c) => c.json(getDocument()));
  app.get('/api/docs', (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return c.html(renderDocumentationPage(getDocument(), nonce));
  });
}

type Document = ReturnType<typeof createOpenApiDocument>;
type Operation = {
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; in: string; required?: boolean; schema: unknown }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const renderJson = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

function renderOperation(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(
      ({ name, in: place, required, schema }) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${required ? 'yes' : 'no'}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
    )
    .join('');
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
<p>${escapeHtml(operation.description)}</p>
${parameters && `<table><thead><tr><th>Parameter</th><th>In</th><th>Required</th><th>Shape</th></tr></thead><tbody>${parameters}</tbody></table>`}
${operation.requestBody ? `<h3>Body</h3>${renderJson(operation.requestBody)}` : ''}<h3>Responses</h3>${renderJson(operation.responses)}</details>`;
}

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:64rem;margin:2rem auto;padding:0 1rem}
details{border-bottom:1px solid #8884;padding:.5rem 0}summary{cursor:pointer}summary b{display:inline-block;width:4.5rem}
pre{overflow:auto;background:#8881;padding:1rem;border-radius:6px}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #8883;vertical-align:top;overflow-wrap:anywhere}h2{margin-top:2rem;text-transform:capitalize}`;

/** A page of all calls without scripts, grouped by tag. */
function renderDocumentationPage(document: Document, nonce: string): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { tags } = operation as Operation;
      const group = tags[0] ?? '';
      groups.set(group, [...(groups.get(group) ?? []), renderOperation(path, method, operation as Operation)]);
    }
  }
  const body = [...groups]
    .map(([name, operations]) => `<h2>${escapeHtml(name)}</h2>${operations.join('\n')}`)
    .join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Provider API</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Provider API ${document.info.version}</h1><p>Every call returns its result or an error, <code>{message, status}</code>. Also available as <a href="/api/openapi.json">OpenAPI JSON</a>.</p>${body}</main></body></html>`;
}
