import { serviceMessage } from '../../../contract/platform/messages.ts';
import * as z from 'zod/mini';
import { isRecordUpdate, type Call } from '../../../contract/platform/call.ts';
import { validationError, HttpError } from './http-error.ts';

const listKeys = (shape: z.ZodMiniType | undefined): string[] =>
  shape instanceof z.ZodMiniObject ? Object.keys(shape.shape) : [];

/** May the body be the whole record as it was read? */
export const takesWholeRecord = (call: Call): boolean =>
  isRecordUpdate(call) && !call.fhir && listKeys(call.response).includes('id') && !listKeys(call.body).includes('id');

const formatId = (id: unknown) => (typeof id === 'string' || typeof id === 'number' ? String(id) : null);

interface SavedRecord {
  /** The body that the call's own schema parses. */
  body: unknown;
  /** `If-Match`, or the version in the record that was sent. */
  version: string | undefined;
}

/**
 * Reads the body of a call that saves a record (`isRecordUpdate`). Without `If-Match`, the `version` in the body counts.
 * A body whose `id` is the one in the path is the whole record as it was read: the call takes the properties that it
 * can change and ignores the other properties of its response. Unknown properties are still rejected.
 */
export function readSavedRecord(
  call: Call,
  given: unknown,
  params: Record<string, string>,
  ifMatch: string | undefined,
): SavedRecord {
  const plain = { body: given, version: ifMatch };
  if (!isRecordUpdate(call) || call.fhir || typeof given !== 'object' || given === null || Array.isArray(given))
    return plain;
  const record = given as Record<string, unknown>;
  const changed = new Set(listKeys(call.body));
  const ignored = new Set(listKeys(call.response).filter((key) => !changed.has(key)));
  const omitKeys = (keys: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));
  let version = ifMatch;
  const ownVersion = call.versioned && ignored.has('version') ? record.version : undefined;
  if (ifMatch === undefined && ownVersion !== undefined) {
    if (typeof ownVersion !== 'number' || !Number.isSafeInteger(ownVersion))
      throw new HttpError(400, serviceMessage('service.invalidVersion'));
    version = String(ownVersion);
  }
  if (ignored.has('id') && record.id !== undefined) {
    const named = params[/:(\w+)\/?$/.exec(call.path)![1]!];
    if (formatId(record.id) !== named) throw validationError('id', serviceMessage('service.otherRecord'));
    return { body: omitKeys(ignored), version };
  }
  return { body: version === ifMatch ? given : omitKeys(new Set(['version'])), version };
}
