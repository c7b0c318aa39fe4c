import type { PrescribedFrequency, PracticeDay } from '../../contract/activity/patient-results.ts';
import { addDays, countDaysBetween, getLaterDay } from '../platform/calendar.ts';

/** Two years and a leap day: a calendar of more weeks would say nothing. */
const MAX_DAYS = 731;

/**
 * The days that are drawn and counted: the range itself, or from the first day of a session or a program to the last day
 * with a session (today at least) where an end is open; the latest two years of it at most, `isCut` then. Null where
 * nothing was done, or asked for, and the beginning is open.
 */
export function limitShownDays(
  { from, to }: { from?: string; to?: string },
  {
    days,
    frequency,
  }: { days: readonly Pick<PracticeDay, 'day'>[]; frequency: readonly Pick<PrescribedFrequency, 'since'>[] },
  today: string,
): { from: string; to: string; isCut: boolean } | null {
  const first = from ?? [days[0]?.day, frequency[0]?.since].filter((day) => day !== undefined).toSorted()[0];
  if (first === undefined) return null;
  const last = to ?? getLaterDay(today, days.at(-1)?.day ?? today);
  const isCut = countDaysBetween(first, last) >= MAX_DAYS;
  return { from: isCut ? addDays(last, 1 - MAX_DAYS) : first, to: last, isCut };
}
