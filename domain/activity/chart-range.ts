import type { PrescribedFrequency, PracticeDay } from '../../contract/activity/patient-results.ts';
import { addDays, countDaysBetween, getLaterDay } from '../platform/calendar.ts';

/** Two years and a leap day: a calendar of more weeks is unreadable. */
const MAX_DAYS = 731;

/**
 * The days that are shown and counted: the range itself; where an end is open, from the first day of a session or a program
 * to the last day with a session (at least today). Two years at most, the latest; `isCut` then. Null for an open beginning
 * without a session or a program.
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

/**
 * Ends of a chart's scale: whole steps around all values and around those of `around` that are known (0, a goal, the ends
 * of a question's scale).
 */
export function computeScale(
  values: readonly number[],
  around: readonly (number | null | undefined)[],
  step: number,
): { min: number; max: number } {
  const all = [...values, ...around.filter((value) => value != null)];
  if (all.length === 0) return { min: 0, max: step };
  const min = Math.floor(Math.min(...all) / step) * step;
  const max = Math.ceil(Math.max(...all) / step) * step;
  return { min, max: max > min ? max : min + step };
}
