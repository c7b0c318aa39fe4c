import { worklistReasonMessage } from '../../contract/worklist/messages.ts';
import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { computeAdherence } from '../activity/adherence.ts';
import { findLatestPlan } from '../plan-of-care/plan-of-care.ts';
import { addDays, countDaysBetween } from '../platform/calendar.ts';
import type { WorklistInputs } from './worklist-inputs.ts';

const QUIET_DAYS = 7;
const MAX_WEEKS = 10;

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
    urgency: 40 + Math.min(MAX_WEEKS, Math.floor(quiet / 7)),
    explanation: worklistReasonMessage(inThisCare ? 'worklist.noSession' : 'worklist.noSessionInCare', {
      day: { day: since },
    }),
    headline: {
      figure: worklistReasonMessage('worklist.figureDays', { n: quiet }),
      about: inThisCare
        ? worklistReasonMessage('worklist.aboutSilence', { day: { shortDay: since } })
        : worklistReasonMessage('worklist.aboutSilenceInCare'),
    },
  };
}

const SPAN_DAYS = 14;
const LOW_PERCENT = 50;
const FALL_POINTS = 25;

/**
 * Active on less than half of the prescribed days of the last 14, and at least 25 points less than in the 14 days before.
 * Today is not over and does not count. Says both figures of adherence, as the record does of the same days.
 */
export function findFallingAdherence({ today, products, frequency, practice }: WorklistInputs): WorklistReason | null {
  if (!products.includes('HEALTH') || !frequency.some(({ until }) => until === null)) return null;
  const start = addDays(today, -SPAN_DAYS);
  const adherence = (from: string) =>
    computeAdherence({ days: practice, frequency }, { from, to: addDays(from, SPAN_DAYS - 1), today });
  const now = adherence(start);
  const before = adherence(addDays(start, -SPAN_DAYS));
  if (!now || !before) return null;
  if (now.daysPercent >= LOW_PERCENT || before.daysPercent - now.daysPercent < FALL_POINTS) return null;
  return {
    kind: 'FALLING_ADHERENCE',
    urgency: 60,
    explanation: worklistReasonMessage('worklist.adherenceFell', {
      before: before.daysPercent,
      days: before.activeDays,
      prescribed: before.prescribedDays,
      now: now.daysPercent,
      daysNow: now.activeDays,
      prescribedNow: now.prescribedDays,
      sessions: now.sessionsPercent,
      done: now.sessionsDone,
      sessionsPrescribed: now.prescribedSessions,
    }),
    headline: {
      figure: worklistReasonMessage('worklist.figurePercents', { before: before.daysPercent, now: now.daysPercent }),
      about: worklistReasonMessage('worklist.aboutAdherence'),
    },
  };
}
