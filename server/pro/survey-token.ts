import { addDays, todayIn } from '../../domain/calendar.ts';
import { seal, unseal } from '../identity/tokens.ts';

const USE = 'survey-link';
const LINK_DAYS = 90;
/** Links that were made before they ran out name no day. */
const LAST_OF_ENDLESS = '2027-02-28';

/** Whose answers a survey link collects. */
export interface Addressee {
  organizationId: number;
  patientId: number;
}

/**
 * The hidden `user_id` of a survey link (W4): sealed, so that nobody without our secret can make one, change it to
 * name somebody else, or read an id out of it. It can only add answers, only by a form that is registered, and counts for
 * answers of the next 90 days.
 */
export function surveyToken(secret: string, { organizationId, patientId }: Addressee, now: Date): string {
  const last = addDays(todayIn('UTC', now), LINK_DAYS);
  return seal(`${organizationId}:${patientId}:${last}`, secret, USE);
}

/** Whom a delivered `user_id` names, and the last day (UTC) that it counts for; null for anything that we did not make. */
export function addresseeOf(secret: string, userId: unknown): (Addressee & { last: string }) | null {
  if (typeof userId !== 'string') return null;
  try {
    const [organizationId, patientId, last = LAST_OF_ENDLESS] = unseal(userId, secret, USE).split(':');
    return { organizationId: Number(organizationId), patientId: Number(patientId), last };
  } catch {
    return null;
  }
}
