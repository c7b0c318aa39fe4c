import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { defaultMessage } from './default-messages.ts';
import { withRoomFor } from './large-bodies.ts';
import { Refusal } from './refusal.ts';

/** The first message of each faulty field, keyed by its dotted path. */
function fieldMessages(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= message;
  return fields;
}

/** Parses by the call's own shape or refuses with the message of the first fault and all faulty fields. */
export function parsed<S extends z.ZodMiniType>(shape: S, value: unknown, status = 422): z.output<S> {
  const result = shape.safeParse(value, { error: defaultMessage });
  if (result.success) return result.data;
  const fields = fieldMessages(result.error.issues);
  throw new Refusal(status, result.error.issues[0]?.message ?? 'Not valid.', { fields });
}

const DEFAULT_BODY_BYTES = 100_000;
const MAX_DEPTH = 20;

const tooLarge = () => new Refusal(413, 'The request is too large.');

/** The pieces in one array of the expected size, so that nothing is kept twice; it grows where there is more. */
async function collected(
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
      throw tooLarge();
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

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of text) {
    if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++depth);
    else if (letter === '}' || letter === ']') depth--;
  }
  return deepest;
}

/** The request's body as bytes, read no further than the call allows (413), and not while too many large ones arrive (503). */
export async function bodyBytes(c: Context, call: Call): Promise<Uint8Array<ArrayBuffer>> {
  const most = call.maxBodyBytes ?? DEFAULT_BODY_BYTES;
  const length = c.req.header('content-length') ?? '';
  const declared = /^\d+$/.test(length) ? Number(length) : null;
  if ((declared ?? 0) > most) throw tooLarge();
  return withRoomFor(call, declared ?? most, async () => {
    const body = c.req.raw.body?.getReader();
    return body ? collected(body, declared ?? 0, most) : new Uint8Array();
  });
}

/** PostgreSQL keeps, and compares, neither U+0000 nor half of a surrogate pair. */
export const canBeStored = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** JSON of the body: the right type, well-formed UTF-8, not nested beyond reason, no prototype keys. */
export function jsonOf(bytes: Uint8Array, contentType: string | undefined): unknown {
  if (bytes.byteLength === 0) return undefined;
  if (!/^application\/json\b/i.test(contentType ?? '')) throw new Refusal(415, 'Send the body as application/json.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'The body is not valid UTF-8.');
  }
  if (depthOf(text) > MAX_DEPTH) throw new Refusal(400, 'The body is nested too deeply.');
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype')
        throw new Refusal(400, 'The body has a name that is not allowed.');
      if (!canBeStored(key) || (typeof value === 'string' && !canBeStored(value)))
        throw new Refusal(400, 'The body has a character that is not allowed.');
      return value;
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}
