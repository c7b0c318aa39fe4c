import type { Context } from 'hono';
import type { BodyOf, Call, ParamsOf, QueryOf } from '../../contract/call.ts';
import type { Dependencies } from '../dependencies.ts';
import { readListQuery, type ListQuery } from './list-query.ts';
import { addressOf } from './origin.ts';
import { bodyBytes, canBeStored, jsonOf, parsed } from './read-request.ts';
import { readSaved } from './saved-record.ts';
import { Refusal } from './refusal.ts';

/** A parsed request, before anybody's rights were asked. */
export interface Asked<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Paging, order and filters of a list call. */
  list: ListQuery;
  /** Bytes of an uploaded file or an unparsed body. */
  bytes: Uint8Array<ArrayBuffer>;
  /** `If-Match` of a versioned call. */
  version: number;
  requestId: string;
  address: string;
  now: Date;
  c: Context;
  deps: Dependencies;
}

function versionOf(header: string | undefined): number {
  if (header === undefined) throw new Refusal(428, 'Say which version you have changed (If-Match).');
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (!digits) throw new Refusal(400, 'If-Match is not a version.');
  return Number(digits);
}

/** Reads and parses a request by its call's own shapes; refuses with 400, 404, 413, 415, 422, 428 or 503. */
export async function readAsked<C extends Call>(
  c: Context,
  call: C,
  deps: Dependencies,
  requestId: string,
): Promise<Asked<C>> {
  const bytes = call.method !== 'GET' ? await bodyBytes(c, call) : new Uint8Array();
  const given = c.req.query();
  if (!Object.values(given).every(canBeStored))
    throw new Refusal(400, 'The address has a character that is not allowed.');
  // The calls that are open to everybody have shapes and refusals of their own, which tell a stranger nothing.
  if (call.access !== 'public' && !Object.values(c.req.param()).every(canBeStored))
    throw new Refusal(404, 'Not found.');
  const list = call.list && readListQuery(given, call.list);
  const saved =
    call.body && call.form !== 'multipart'
      ? readSaved(call, jsonOf(bytes, c.req.header('content-type')), c.req.param(), c.req.header('if-match'))
      : { body: undefined, version: c.req.header('if-match') };
  const asked = {
    params: call.params ? parsed(call.params, c.req.param(), 404) : undefined,
    query: call.query ? parsed(call.query, list ? list.filter : given, 400) : undefined,
    body: call.body && call.form !== 'multipart' ? parsed(call.body, saved.body) : undefined,
    list,
    bytes,
    version: call.versioned ? versionOf(saved.version) : 0,
    requestId,
    address: addressOf(c, deps.configuration),
    now: deps.now(),
    c,
    deps,
  };
  return asked as unknown as Asked<C>;
}
