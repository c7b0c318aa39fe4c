import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { Refusal } from './refusal.ts';

/** The first message of each faulty field, keyed by its dotted path. */
function fieldMessages(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= message;
  return fields;
}

/** Parses by the call's own shape or refuses with the message of the first fault and all faulty fields. */
export function parsed<S extends z.ZodMiniType>(shape: S, value: unknown, status = 422): z.output<S> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const fields = fieldMessages(result.error.issues);
  throw new Refusal(status, result.error.issues[0]?.message ?? 'Not valid.', { fields });
}

const DEFAULT_BODY_BYTES = 100_000;
const MAX_DEPTH = 20;

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of text) {
    if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++depth);
    else if (letter === '}' || letter === ']') depth--;
  }
  return deepest;
}

/** The request's body as bytes, read no further than the call allows (413). */
export async function bodyBytes(c: Context, call: Call): Promise<Uint8Array<ArrayBuffer>> {
  const most = call.maxBodyBytes ?? DEFAULT_BODY_BYTES;
  const tooLarge = new Refusal(413, 'The request is too large.');
  if (Number(c.req.header('content-length') ?? 0) > most) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = c.req.raw.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader!.read()) {
    size += part.value.byteLength;
    if (size > most) {
      await reader!.cancel();
      throw tooLarge;
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
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
