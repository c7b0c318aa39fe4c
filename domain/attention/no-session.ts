import type { AttentionReason } from '../../contract/worklist.ts';
import { daysBetween } from '../calendar.ts';
import { latestPlan } from '../plan-of-care.ts';
import { spoken } from '../rtm/explanation.ts';
import type { CareFacts } from './care-facts.ts';

const QUIET_DAYS = 7;
const MOST_WEEKS = 10;

/**
 * Nothing for more than 7 days of a Health or Gait patient: since the last session (the days of DASH-09) or, when that
 * lies before the current care, since care began. More urgent with each week, up to ten.
 */
export function noSession({ today, products, plans, lastSession }: CareFacts): AttentionReason | null {
  if (!products.includes('HEALTH') && !products.includes('GAIT')) return null;
  const start = latestPlan(plans)?.start ?? null;
  const inThisCare = lastSession !== null && (start === null || lastSession >= start);
  const since = inThisCare ? lastSession : start;
  if (since === null) return null;
  const quiet = daysBetween(since, today);
  if (quiet <= QUIET_DAYS) return null;
  return {
    kind: 'NO_SESSION',
    urgency: 40 + Math.min(MOST_WEEKS, Math.floor(quiet / 7)),
    explanation: `No session since ${inThisCare ? '' : 'care began on '}${spoken(since)}.`,
  };
}
