import type { Secrets } from '../identity/tokens.ts';
import { sealIds, unsealIds } from '../platform/sealed-ids.ts';

/** The reminder whose letter holds the code. */
export interface StopReference {
  organizationId: number;
  patientId: number;
  messageId: number;
}

const USE = 'stop-reminders';

/** The address in a letter that stops reminders without signing in. Its code is sealed with a key of its own, and opens nothing else. */
export const buildStopUrl = (secret: string, base: string, { organizationId, patientId, messageId }: StopReference) =>
  new URL(`/r/${sealIds(secret, USE, [organizationId, patientId, messageId])}`, base).href;

export function decodeStopCode(secrets: string | Secrets, code: string): StopReference | null {
  const ids = unsealIds(secrets, USE, code);
  return ids && { organizationId: ids[0], patientId: ids[1], messageId: ids[2] };
}
