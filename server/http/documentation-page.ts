import type { openApiOf } from './open-api.ts';

type Document = ReturnType<typeof openApiOf>;
type Operation = {
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; in: string; required?: boolean; schema: unknown }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const json = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

function operationHtml(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(
      ({ name, in: place, required, schema }) =>
        `<tr><td><code>${escaped(name)}</code></td><td>${place}</td><td>${required ? 'yes' : 'no'}</td><td><code>${escaped(JSON.stringify(schema))}</code></td></tr>`,
    )
    .join('');
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>/api${escaped(path)}</code> <span>${escaped(operation.summary)}</span></summary>
<p>${escaped(operation.description)}</p>
${parameters && `<table><thead><tr><th>Parameter</th><th>In</th><th>Required</th><th>Shape</th></tr></thead><tbody>${parameters}</tbody></table>`}
${operation.requestBody ? `<h3>Body</h3>${json(operation.requestBody)}` : ''}<h3>Answers</h3>${json(operation.responses)}</details>`;
}

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:64rem;margin:2rem auto;padding:0 1rem}
details{border-bottom:1px solid #8884;padding:.5rem 0}summary{cursor:pointer}summary b{display:inline-block;width:4.5rem}
pre{overflow:auto;background:#8881;padding:1rem;border-radius:6px}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #8883;vertical-align:top;overflow-wrap:anywhere}h2{margin-top:2rem;text-transform:capitalize}`;

/** A page of the calls that needs no script: what the document says, grouped by its first word. */
export function documentationPage(document: Document, nonce: string): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { tags } = operation as Operation;
      const group = tags[0] ?? '';
      groups.set(group, [...(groups.get(group) ?? []), operationHtml(path, method, operation as Operation)]);
    }
  }
  const body = [...groups].map(([name, operations]) => `<h2>${escaped(name)}</h2>${operations.join('\n')}`).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Provider API</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Provider API ${document.info.version}</h1><p>Every call answers its result or <code>{message, status}</code>. The same as <a href="/api/openapi.json">OpenAPI JSON</a>.</p>${body}</main></body></html>`;
}
