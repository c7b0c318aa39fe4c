import type { Secrets } from '../identity/tokens.ts';
import { sealIds, unsealIds } from '../platform/sealed-ids.ts';

/** The program that a code opens, and its patient. */
interface ProgramReference {
  organizationId: number;
  patientId: number;
  programId: number;
}

const USE = 'program-code';

/** The code of a patient's program, on the handout. */
export const encodeProgramCode = (secret: string, { organizationId, patientId, programId }: ProgramReference): string =>
  sealIds(secret, USE, [organizationId, patientId, programId]);

/** The program of a code, however it was typed; null for a code that we did not create, by one secret or another. */
export function decodeProgramCode(secrets: string | Secrets, code: string): ProgramReference | null {
  const ids = unsealIds(secrets, USE, code);
  return ids && { organizationId: ids[0], patientId: ids[1], programId: ids[2] };
}
