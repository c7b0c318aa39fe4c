import { worklistReasonMessage } from '../../contract/worklist/messages.ts';
import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { addDays } from '../platform/calendar.ts';
import { computeAdherence } from '../activity/adherence.ts';
import type { WorklistInputs } from './worklist-inputs.ts';

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
  const yesterday = addDays(today, -1);
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
      day: { day: yesterday },
      sessions: now.sessionsPercent,
      done: now.sessionsDone,
      sessionsPrescribed: now.prescribedSessions,
    }),
  };
}
