import type { Resource } from '@medplum/fhirtypes';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Reply } from '../platform/http/idempotency.ts';
import { FHIR_JSON } from './operation-outcome.ts';

/** Does a header such as `W/"1", W/"2"` name this version? */
const includesTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => one.trim() === tag || one.trim() === tag.replace('W/', '')) ?? false;

/**
 * A resource with the headers of its version, 304 where the caller has that version; a Response as it is. `isReceipt`: the
 * caller has saved a resource that it may not read, and gets the headers alone.
 */
export function sendFhirReply(c: Context, reply: Reply, isReceipt: boolean): Response {
  if (reply.answer instanceof Response) return reply.answer;
  const resource = reply.answer as Resource;
  const { versionId, lastUpdated } = resource.meta ?? {};
  if (versionId) {
    const tag = `W/"${versionId}"`;
    c.header('ETag', tag);
    if (c.req.method === 'GET' && includesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  }
  if (lastUpdated) c.header('Last-Modified', new Date(lastUpdated).toUTCString());
  if (reply.status === 201) {
    const path = `${new URL(c.req.url).pathname.replace(/\/$/, '')}/${resource.id}`;
    c.header('Location', `${path}/_history/${versionId}`);
  }
  if (isReceipt) return c.body(null, reply.status as ContentfulStatusCode);
  const json = JSON.stringify(resource);
  c.set('json', json);
  return c.body(json, reply.status as ContentfulStatusCode, { 'Content-Type': FHIR_JSON });
}
