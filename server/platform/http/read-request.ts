import { issueMessage, serviceMessage } from '../../../contract/platform/messages.ts';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Call } from '../../../contract/platform/call.ts';
import { createDefaultMessage } from './default-messages.ts';
import { findMessage, type Message } from '../../../contract/platform/message.ts';
import { withLargeBodyLimit } from './large-bodies.ts';
import { HttpError, validationError } from './http-error.ts';

/** Parses a value by a schema; throws with the first message and the first of each invalid field, by its dotted path. */
export function parseWith<S extends z.ZodMiniType>(shape: S, value: unknown, status = 422): z.output<S> {
  // Issues hold a text alone: the messages that this made are found again by it.
  const defaults = new Map<string, Message>();
  const result = shape.safeParse(value, {
    error: (issue) => {
      const message = createDefaultMessage(issue);
      defaults.set(message.text, message);
      return message.text;
    },
  });
  if (result.success) return result.data;
  const fields: Record<string, Message | string> = {};
  for (const { path, message } of result.error.issues)
    fields[path.map(String).join('.')] ??= defaults.get(message) ?? findMessage(message) ?? message;
  throw new HttpError(status, Object.values(fields)[0] ?? issueMessage('fields.invalid'), { fields });
}

const DEFAULT_BODY_BYTES = 100_000;
const MAX_DEPTH = 20;

const contentTooLarge = () => new HttpError(413, serviceMessage('request.tooLarge'));

/**
 * Collects the chunks in one array of the expected size, which grows when there is more, so that nothing is held
 * twice.
 */
async function collectBytes(
  body: ReadableStreamDefaultReader<Uint8Array>,
  expected: number,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array(expected);
  let size = 0;
  for (let piece = await body.read(); !piece.done; piece = await body.read()) {
    const end = size + piece.value.byteLength;
    if (end > most) {
      await body.cancel();
      throw contentTooLarge();
    }
    if (end > bytes.byteLength) {
      const wider = new Uint8Array(Math.min(most, Math.max(end, 2 * bytes.byteLength)));
      wider.set(bytes.subarray(0, size));
      bytes = wider;
    }
    bytes.set(piece.value, size);
    size = end;
  }
  return size === bytes.byteLength ? bytes : bytes.slice(0, size);
}

function measureDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}

/** Reads the body up to the limit of the call (413), and not while too many large bodies arrive (503). */
export async function readBody(c: Context, call: Call): Promise<Uint8Array<ArrayBuffer>> {
  const most = call.maxBodyBytes ?? DEFAULT_BODY_BYTES;
  const length = c.req.header('content-length') ?? '';
  const declared = /^\d+$/.test(length) ? Number(length) : null;
  if ((declared ?? 0) > most) throw contentTooLarge();
  return withLargeBodyLimit(call, declared ?? most, async () => {
    const body = c.req.raw.body?.getReader();
    return body ? collectBytes(body, declared ?? 0, most) : new Uint8Array();
  });
}

/** PostgreSQL can neither store nor compare U+0000 and unpaired surrogates. */
export const canBeStored = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Parses a JSON body: right content type, valid UTF-8, limited depth, no prototype keys. */
export function parseJsonBody(bytes: Uint8Array, contentType: string | undefined): unknown {
  if (bytes.byteLength === 0) return undefined;
  if (!/^application\/(fhir\+)?json\b/i.test(contentType ?? ''))
    throw new HttpError(415, serviceMessage('request.jsonExpected'));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, serviceMessage('request.invalidUtf8'));
  }
  if (measureDepth(text) > MAX_DEPTH) throw new HttpError(400, serviceMessage('request.tooDeep'));
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype')
        throw new HttpError(400, serviceMessage('request.bodyName'));
      if (!canBeStored(key) || (typeof value === 'string' && !canBeStored(value)))
        throw new HttpError(400, serviceMessage('request.bodyCharacter'));
      return value;
    });
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, serviceMessage('request.invalidJson'));
  }
}

/** The bytes of the field `file` of a multipart form. */
export async function readUploadedFile(
  body: Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^multipart\/form-data\b/i.test(contentType ?? ''))
    throw new HttpError(415, serviceMessage('request.multipartExpected'));
  const form = await new Response(body, { headers: { 'content-type': contentType! } }).formData().catch(() => {
    throw new HttpError(400, serviceMessage('request.unreadableForm'));
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw validationError('file', issueMessage('fields.fileRequired'));
  return new Uint8Array(await file.arrayBuffer());
}
