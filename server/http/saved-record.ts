import * as z from 'zod/mini';
import { savesRecord, type Call } from '../../contract/call.ts';
import { faulty, Refusal } from './refusal.ts';

const keysOf = (shape: z.ZodMiniType | undefined): string[] =>
  shape instanceof z.ZodMiniObject ? Object.keys(shape.shape) : [];

const idText = (id: unknown) => (typeof id === 'string' || typeof id === 'number' ? String(id) : null);

interface Saved {
  /** What the call's own shape is to parse. */
  body: unknown;
  /** `If-Match`, or the version of the record that was sent. */
  version: string | undefined;
}

/**
 * The body of a call that saves a record (`savesRecord`): without `If-Match` its `version` is the one that was read, and a
 * body that names the record of the path by its `id` is the whole record as it was answered. Of that the call takes what
 * it changes; any other name of the answer is left out, and a name that the answer does not have is refused as ever.
 */
export function readSaved(
  call: Call,
  given: unknown,
  params: Record<string, string>,
  ifMatch: string | undefined,
): Saved {
  const plain = { body: given, version: ifMatch };
  if (!savesRecord(call) || typeof given !== 'object' || given === null || Array.isArray(given)) return plain;
  const record = given as Record<string, unknown>;
  const changed = new Set(keysOf(call.body));
  const ignored = new Set(keysOf(call.answer).filter((key) => !changed.has(key)));
  const without = (keys: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));
  let version = ifMatch;
  const ownVersion = call.versioned && ignored.has('version') ? record.version : undefined;
  if (ifMatch === undefined && ownVersion !== undefined) {
    if (typeof ownVersion !== 'number' || !Number.isSafeInteger(ownVersion))
      throw new Refusal(400, 'The version of the record is not one.');
    version = String(ownVersion);
  }
  if (ignored.has('id') && record.id !== undefined) {
    const named = params[/:(\w+)\/?$/.exec(call.path)![1]!];
    if (idText(record.id) !== named) throw faulty('id', 'The record is not the one that the address names.');
    return { body: without(ignored), version };
  }
  return { body: version === ifMatch ? given : without(new Set(['version'])), version };
}
