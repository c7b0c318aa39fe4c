import { addDays, getToday } from '../../domain/platform/calendar.ts';
import { seal, unseal, type Secrets } from '../identity/tokens.ts';

const SEAL_PURPOSE = 'survey-link';
const LINK_DAYS = 90;
/** Links from before links expired contain no day. */
const LAST_DAY_WITHOUT_EXPIRY = '2027-02-28';

/** The patient whose answers a survey link collects. */
export interface SurveyPatient {
  organizationId: number;
  patientId: number;
}

/**
 * The hidden `user_id` of a survey link (W4), encrypted so that nobody without the secret can create, change or read
 * one. It can only add answers to registered forms, for the next 90 days.
 */
export function createSurveyToken(secret: string, { organizationId, patientId }: SurveyPatient, now: Date): string {
  const last = addDays(getToday('UTC', now), LINK_DAYS);
  return seal(`${organizationId}:${patientId}:${last}`, secret, SEAL_PURPOSE);
}

/** The patient and the last valid day (UTC) of a delivered `user_id`; null for a token that we did not create. */
export function readSurveyToken(secret: string | Secrets, userId: unknown): (SurveyPatient & { last: string }) | null {
  if (typeof userId !== 'string') return null;
  try {
    const [organizationId, patientId, last = LAST_DAY_WITHOUT_EXPIRY] = unseal(userId, secret, SEAL_PURPOSE).split(':');
    return { organizationId: Number(organizationId), patientId: Number(patientId), last };
  } catch {
    return null;
  }
}
