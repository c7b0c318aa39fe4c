import type { Secrets } from '../identity/tokens.ts';
import { sealIds, unsealIds } from '../platform/sealed-ids.ts';

/** The patient that a personal link opens, and which of their links it is. */
export interface LinkReference {
  organizationId: number;
  patientId: number;
  /** 1 for the first link; each new one counts up. */
  generation: number;
}

const USE = 'patient-link';

/** The code of a personal link. */
export const encodeLinkCode = (secret: string, { organizationId, patientId, generation }: LinkReference): string =>
  sealIds(secret, USE, [organizationId, patientId, generation]);

/** What a code opens, however it was typed; null for a code that we did not create, by one secret or another. */
export function decodeLinkCode(secrets: string | Secrets, code: string): LinkReference | null {
  const ids = unsealIds(secrets, USE, code);
  return ids && { organizationId: ids[0], patientId: ids[1], generation: ids[2] };
}
