import { consoleMessage } from '../contract/platform/form-messages.ts';
import { HttpError, type DataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { Call } from '../contract/platform/call.ts';
import { isProblem, type Problem } from '../contract/platform/error.ts';
import { exchange, type CallOptions } from './client.ts';

/**
 * react-admin expects a rejected promise; this is the one place where a problem becomes one. Field messages travel in
 * `body.errors`, which react-admin's forms put beside their inputs.
 */
function toHttpError(problem: Problem): HttpError {
  const { message, status, fields } = problem;
  return new HttpError(message, status, {
    ...problem,
    ...(fields && { errors: { ...fields, root: { serverError: message } } }),
  });
}

/** A list as simple-rest reads it: a bare array, and its total in `Content-Range`. */
function toList(answer: unknown, headers: Headers): { json: unknown; headers: Headers } {
  if (Array.isArray(answer)) {
    // One that is loaded whole says nothing of its range.
    const range = headers.get('content-range') ?? `items */${answer.length}`;
    return { json: answer, headers: new Headers({ 'content-range': range }) };
  }
  const { items, totalItems } = answer as { items: unknown[]; totalItems: number };
  return { json: items, headers: new Headers({ 'content-range': `items */${totalItems}` }) };
}

/** The query that simple-rest has written into an address. */
const parseQuery = (url: string) => Object.fromEntries(new URLSearchParams(url.split('?')[1]));

interface RestOptions extends CallOptions<Call> {
  /** A list's answer has a total. */
  isList?: boolean;
  /** Gets the headers of a successful response. */
  onHeaders?: (headers: Headers) => void;
}

/**
 * `ra-data-simple-rest` whose HTTP client makes one call of the contract, with all that our client does for it: cookies,
 * failover, a limit of time, a key for each write. Path and method are the call's, which the specification names; what is
 * asked, sent and answered is simple-rest's.
 */
export const createRestProvider = (
  definition: Call | undefined,
  { isList = false, onHeaders, ...options }: RestOptions,
): DataProvider =>
  simpleRestProvider('', async (url: string, { body, signal } = {}) => {
    if (!definition) throw new HttpError(consoleMessage.text('service.cannotBeDone'), 405, null);
    const { answer, headers } = await exchange(definition, {
      query: parseQuery(url),
      ...(typeof body === 'string' && { body: JSON.parse(body) as unknown }),
      ...(signal && { signal }),
      ...options,
    });
    if (isProblem(answer)) throw toHttpError(answer);
    onHeaders?.(headers);
    return { status: 200, body: '', ...(isList ? toList(answer, headers) : { json: answer, headers }) };
  });
