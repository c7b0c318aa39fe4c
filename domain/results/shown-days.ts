import type { AskedFrequency, PracticeDay } from '../../contract/patient-results.ts';
import { addDays, daysBetween, laterOf } from '../calendar.ts';

/** Two years and a leap day: a calendar of more weeks would say nothing. */
const MOST_DAYS = 731;

/**
 * The days that are drawn and counted: the range itself, or from the first day of a session or a program to the last day
 * with a session (today at least) where an end is open; the latest two years of it at most, `isCut` then. Null where
 * nothing was done, or asked for, and the beginning is open.
 */
export function shownDays(
  { from, to }: { from?: string; to?: string },
  {
    days,
    frequency,
  }: { days: readonly Pick<PracticeDay, 'day'>[]; frequency: readonly Pick<AskedFrequency, 'since'>[] },
  today: string,
): { from: string; to: string; isCut: boolean } | null {
  const first = from ?? [days[0]?.day, frequency[0]?.since].filter((day) => day !== undefined).toSorted()[0];
  if (first === undefined) return null;
  const last = to ?? laterOf(today, days.at(-1)?.day ?? today);
  const isCut = daysBetween(first, last) >= MOST_DAYS;
  return { from: isCut ? addDays(last, 1 - MOST_DAYS) : first, to: last, isCut };
}
