import type { AttentionReason } from '../../contract/worklist.ts';
import type { Adherence } from '../../contract/patient-results.ts';
import { addDays } from '../calendar.ts';
import { computeAdherence } from '../results/adherence.ts';
import { spoken } from '../rtm/explanation.ts';
import type { CareFacts } from './care-facts.ts';

const SPAN_DAYS = 14;
const LOW_PERCENT = 50;
const FALL_POINTS = 25;

/**
 * Active on less than half of the prescribed days of the last 14, and at least 25 points less than in the 14 days before.
 * Today is not over and does not count. Says both figures of adherence, as the record does of the same days.
 */
export function fallingAdherence({ today, products, frequency, practice }: CareFacts): AttentionReason | null {
  if (!products.includes('HEALTH') || !frequency.some(({ until }) => until === null)) return null;
  const start = addDays(today, -SPAN_DAYS);
  const yesterday = addDays(today, -1);
  const adherence = (from: string) =>
    computeAdherence({ days: practice, frequency }, { from, to: addDays(from, SPAN_DAYS - 1), today });
  const now = adherence(start);
  const before = adherence(addDays(start, -SPAN_DAYS));
  if (!now || !before) return null;
  if (now.daysPercent >= LOW_PERCENT || before.daysPercent - now.daysPercent < FALL_POINTS) return null;
  const words = ({ daysPercent, activeDays, prescribedDays }: Adherence) =>
    `${daysPercent}% (${activeDays} of ${prescribedDays} prescribed days)`;
  const { sessionsPercent, sessionsDone, prescribedSessions } = now;
  return {
    kind: 'FALLING_ADHERENCE',
    urgency: 60,
    explanation: `Adherence fell from ${words(before)} to ${words(now)} in the 14 days to ${spoken(yesterday)}; prescribed sessions: ${sessionsPercent}% (${sessionsDone} of ${prescribedSessions}).`,
  };
}
