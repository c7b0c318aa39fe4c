import { startOfWeek } from 'date-fns';
import { addDays, toDate, toDay, countDaysBetween, getLaterDay } from '../platform/calendar.ts';
import { computeAdherence, findPrescribed, type Practice } from './adherence.ts';

/**
 * `partly`: fewer sessions than asked for. `none`: nothing was done, `free`: nothing, and no program asked for it;
 * `open`: nothing yet, and the day is not over or not there; `outside`: not one of the days that were chosen.
 */
export type DayState = 'practised' | 'partly' | 'none' | 'free' | 'open' | 'outside';

export interface CalendarDay {
  day: string;
  state: DayState;
  /** Sessions of which something was done, however many were asked for. */
  done: number;
  /** Sessions that the program asked for on such a day; null without a program. */
  prescribed: number | null;
}

export interface PracticeWeek {
  /** Its Sunday. */
  start: string;
  /** Seven, from Sunday to Saturday. */
  days: CalendarDay[];
  /** Days on which something was done, of the chosen ones; with a program, of those on which it was assigned. */
  activeDays: number;
  /** Days that were prescribed among the chosen ones; null without a program. */
  prescribed: number | null;
  /** In percent; null without a program, and while the week is running. */
  percent: number | null;
}

/** The Sunday of the week in which a day lies. */
export const getWeekStart = (day: string): string => toDay(startOfWeek(toDate(day)));

function getDayState(done: number, prescribed: number | null, isOver: boolean): DayState {
  if (done > 0) return prescribed !== null && done < prescribed ? 'partly' : 'practised';
  if (!isOver) return 'open';
  return prescribed === null ? 'free' : 'none';
}

/** What the chosen days of a week came to: while it is running, of all that is prescribed in it. */
function evaluateWeek(start: string, practice: Practice, range: { from: string; to: string }, today: string) {
  const end = addDays(start, 6);
  const chosen = { from: getLaterDay(start, range.from), to: end < range.to ? end : range.to };
  const whole = computeAdherence(practice, { ...chosen, today: addDays(chosen.to, 1) });
  const activeDays = practice.days.filter(
    ({ day, sessionsDone }) => sessionsDone > 0 && chosen.from <= day && day <= chosen.to,
  ).length;
  return {
    activeDays: whole?.activeDays ?? activeDays,
    prescribed: whole?.prescribedDays ?? null,
    percent: whole && chosen.to < today ? whole.daysPercent : null,
  };
}

/**
 * The weeks, oldest first, that touch `from` to `to` (civil days, both included), with what was done on each of these
 * days. A week at the edge is judged by its chosen days alone. `today` is the patient's.
 */
export function buildPracticeWeeks(
  practice: Practice,
  { from, to, today }: { from: string; to: string; today: string },
): PracticeWeek[] {
  const doneOn = new Map(practice.days.map(({ day, sessionsDone }) => [day, sessionsDone]));
  const first = getWeekStart(from);
  const count = Math.floor(countDaysBetween(first, to) / 7) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, week) => {
    const start = addDays(first, week * 7);
    const days = Array.from({ length: 7 }, (__, at): CalendarDay => {
      const day = addDays(start, at);
      if (day < from || day > to) return { day, done: 0, prescribed: null, state: 'outside' };
      const done = doneOn.get(day) ?? 0;
      const prescribed = findPrescribed(practice.frequency, day)?.dailyFrequency ?? null;
      return { day, done, prescribed, state: getDayState(done, prescribed, day < today) };
    });
    return { start, days, ...evaluateWeek(start, practice, { from, to }, today) };
  });
}
