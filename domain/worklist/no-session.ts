import { worklistReasonMessage } from '../../contract/worklist/messages.ts';
import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { countDaysBetween } from '../platform/calendar.ts';
import { findLatestPlan } from '../plan-of-care/plan-of-care.ts';
import type { WorklistInputs } from './worklist-inputs.ts';

const QUIET_DAYS = 7;
const MOST_WEEKS = 10;

/**
 * Nothing for more than 7 days of a Health or Gait patient: since the last session (the days of DASH-09) or, when that
 * lies before the current care, since care began. More urgent with each week, up to ten.
 */
export function findMissingSession({ today, products, plans, lastSession }: WorklistInputs): WorklistReason | null {
  if (!products.includes('HEALTH') && !products.includes('GAIT')) return null;
  const start = findLatestPlan(plans)?.start ?? null;
  const inThisCare = lastSession !== null && (start === null || lastSession >= start);
  const since = inThisCare ? lastSession : start;
  if (since === null) return null;
  const quiet = countDaysBetween(since, today);
  if (quiet <= QUIET_DAYS) return null;
  return {
    kind: 'NO_SESSION',
    urgency: 40 + Math.min(MOST_WEEKS, Math.floor(quiet / 7)),
    explanation: worklistReasonMessage(inThisCare ? 'worklist.noSession' : 'worklist.noSessionInCare', {
      day: { day: since },
    }),
  };
}
