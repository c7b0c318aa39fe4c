import type { AttentionReason } from '../../contract/worklist.ts';
import { addDays } from '../calendar.ts';
import { spoken } from '../rtm/explanation.ts';
import type { CareFacts } from './care-facts.ts';

const SPAN_DAYS = 14;
const LOW_PERCENT = 50;
const FALL_POINTS = 25;

/**
 * Days that were asked for in the 14 days from `from` on, each day by what held on it: where none was known, by what the
 * assigned program asks for now.
 */
function askedFrom(from: string, weeklyFrequency: number, frequency: CareFacts['frequency']): number {
  const weekly = Array.from({ length: SPAN_DAYS }, (_, at) => {
    const day = addDays(from, at);
    const held = frequency.findLast(({ since, until }) => since <= day && (until === null || day <= until));
    return held?.weeklyFrequency ?? weeklyFrequency;
  });
  return weekly.reduce((sum, days) => sum + days, 0) / 7;
}

/**
 * Practised less than half of what was asked for in the last 14 days, and at least 25 points less than in the 14 days
 * before. Today is not over and does not count; more than was asked is 100%.
 */
export function fallingAdherence(facts: CareFacts): AttentionReason | null {
  const { today, products, weeklyFrequency, frequency, practisedDays } = facts;
  if (weeklyFrequency === null || !products.includes('HEALTH')) return null;
  const share = (from: string, to: string) => {
    const days = new Set(practisedDays.filter((day) => from <= day && day < to)).size;
    const asked = askedFrom(from, weeklyFrequency, frequency);
    return { days, asked, percent: Math.min(100, (days / asked) * 100) };
  };
  const start = addDays(today, -SPAN_DAYS);
  const now = share(start, today);
  const before = share(addDays(start, -SPAN_DAYS), start);
  if (now.percent >= LOW_PERCENT || before.percent - now.percent < FALL_POINTS) return null;
  const words = ({ percent, days, asked }: typeof now) =>
    `${Math.round(percent)}% (${days} days of ${Math.round(asked)} asked)`;
  return {
    kind: 'FALLING_ADHERENCE',
    urgency: 60,
    explanation: `Adherence fell from ${words(before)} to ${words(now)} in the 14 days to ${spoken(addDays(today, -1))}.`,
  };
}
