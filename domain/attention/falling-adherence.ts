import type { AttentionReason } from '../../contract/worklist.ts';
import { addDays } from '../calendar.ts';
import { spoken } from '../rtm/explanation.ts';
import type { CareFacts } from './care-facts.ts';

const SPAN_DAYS = 14;
const LOW_PERCENT = 50;
const FALL_POINTS = 25;

/**
 * Practised less than half of what the assigned program asks in the last 14 days, and at least 25 points less than in
 * the 14 days before. Today is not over and does not count; more than was asked is 100%.
 */
export function fallingAdherence({ today, products, weeklyFrequency, sessionDays }: CareFacts): AttentionReason | null {
  if (weeklyFrequency === null || !products.includes('HEALTH')) return null;
  const asked = (weeklyFrequency * SPAN_DAYS) / 7;
  const share = (from: string, to: string) => {
    const days = new Set(sessionDays.filter((day) => from <= day && day < to)).size;
    return { days, percent: Math.min(100, (days / asked) * 100) };
  };
  const start = addDays(today, -SPAN_DAYS);
  const now = share(start, today);
  const before = share(addDays(start, -SPAN_DAYS), start);
  if (now.percent >= LOW_PERCENT || before.percent - now.percent < FALL_POINTS) return null;
  const words = ({ percent, days }: typeof now) => `${Math.round(percent)}% (${days} days of ${asked} asked)`;
  return {
    kind: 'FALLING_ADHERENCE',
    urgency: 60,
    explanation: `Adherence fell from ${words(before)} to ${words(now)} in the 14 days to ${spoken(addDays(today, -1))}.`,
  };
}
