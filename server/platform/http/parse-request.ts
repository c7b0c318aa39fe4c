import { serviceMessage } from '../../../contract/platform/messages.ts';
import type { Context } from 'hono';
import type { BodyOf, Call, ParamsOf, QueryOf } from '../../../contract/platform/call.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readListQuery, type ListQuery } from './list-query.ts';
import { readClientAddress } from './origin.ts';
import { readBody, canBeStored, parseJsonBody, parseWith } from './read-request.ts';
import { readSavedRecord } from './read-saved-record.ts';
import { HttpError } from './http-error.ts';

/** A parsed request. */
export interface ParsedRequest<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Paging, sort and filters of a list call. */
  list: ListQuery;
  /** The bytes of an uploaded file or an unparsed body. */
  bytes: Uint8Array<ArrayBuffer>;
  /** `If-Match` of a versioned call. */
  version: number;
  requestId: string;
  address: string;
  now: Date;
  c: Context;
  deps: Dependencies;
}

function parseIfMatch(header: string | undefined): number {
  if (header === undefined) throw new HttpError(428, serviceMessage('request.versionRequired'));
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (!digits) throw new HttpError(400, serviceMessage('request.invalidIfMatch'));
  return Number(digits);
}

/** Parses a request by the schemas of its call; throws 400, 404, 413, 415, 422, 428 or 503. */
export async function parseRequest<C extends Call>(
  c: Context,
  call: C,
  deps: Dependencies,
  requestId: string,
): Promise<ParsedRequest<C>> {
  const bytes = call.method !== 'GET' ? await readBody(c, call) : new Uint8Array();
  const given = c.req.query();
  if (!Object.values(given).every(canBeStored)) throw new HttpError(400, serviceMessage('request.addressCharacter'));
  // Public calls have schemas and errors of their own, which reveal nothing.
  if (call.access !== 'public' && !Object.values(c.req.param()).every(canBeStored))
    throw new HttpError(404, serviceMessage('service.notFound'));
  const list = call.list && readListQuery(given, call.list);
  const saved =
    call.body && call.form !== 'multipart'
      ? readSavedRecord(
          call,
          parseJsonBody(bytes, c.req.header('content-type')),
          c.req.param(),
          c.req.header('if-match'),
        )
      : { body: undefined, version: c.req.header('if-match') };
  const request = {
    params: call.params ? parseWith(call.params, c.req.param(), 404) : undefined,
    query: call.query ? parseWith(call.query, list ? list.filter : given, 400) : undefined,
    body: call.body && call.form !== 'multipart' ? parseWith(call.body, saved.body) : undefined,
    list,
    bytes,
    version: call.versioned ? parseIfMatch(saved.version) : 0,
    requestId,
    address: readClientAddress(c, deps.configuration),
    now: deps.now(),
    c,
    deps,
  };
  return request as unknown as ParsedRequest<C>;
}
