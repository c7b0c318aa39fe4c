import { seal, unseal } from '../identity/tokens.ts';

const USE = 'survey-link';

/** Whose answers a survey link collects. */
export interface Addressee {
  organizationId: number;
  patientId: number;
}

/**
 * The hidden `user_id` of a survey link (W4): sealed, so that nobody without our secret can make one, change it to
 * name somebody else, or read an id out of it. It does not run out: it can only add answers, and only by a form
 * that is registered.
 */
export const surveyToken = (secret: string, { organizationId, patientId }: Addressee): string =>
  seal(`${organizationId}:${patientId}`, secret, USE);

/** Whom a delivered `user_id` names; null for anything that we did not make. */
export function addresseeOf(secret: string, userId: unknown): Addressee | null {
  if (typeof userId !== 'string') return null;
  try {
    const [organizationId, patientId] = unseal(userId, secret, USE).split(':').map(Number);
    return { organizationId: organizationId!, patientId: patientId! };
  } catch {
    return null;
  }
}
