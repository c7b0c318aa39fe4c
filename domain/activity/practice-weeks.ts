import { startOfWeek } from 'date-fns';
import { addDays, toDate, toDay, countDaysBetween, getLaterDay } from '../platform/calendar.ts';
import { computeAdherence, findPrescribed, type Practice } from './adherence.ts';

/**
 * `partly`: fewer sessions than prescribed. `none`: no session although one was prescribed; `free`: no session, no program;
 * `open`: no session yet on a day that is not over; `outside`: not one of the selected days.
 */
export type DayState = 'practised' | 'partly' | 'none' | 'free' | 'open' | 'outside';

export interface CalendarDay {
  day: string;
  state: DayState;
  /** Sessions with at least one set done, which can be more than prescribed. */
  done: number;
  /** Sessions that the program prescribes for the day; null without a program. */
  prescribed: number | null;
}

export interface PracticeWeek {
  /** Its Sunday. */
  start: string;
  /** Seven, from Sunday to Saturday. */
  days: CalendarDay[];
  /** Selected days with a session; with a program, only those on which it was assigned. */
  activeDays: number;
  /** Prescribed days among the selected ones; null without a program. */
  prescribed: number | null;
  /** In percent; null without a program and for the current week. */
  percent: number | null;
}

/** The Sunday of a day's week. */
export const getWeekStart = (day: string): string => toDay(startOfWeek(toDate(day)));

function getDayState(done: number, prescribed: number | null, isOver: boolean): DayState {
  if (done > 0) return prescribed !== null && done < prescribed ? 'partly' : 'practised';
  if (!isOver) return 'open';
  return prescribed === null ? 'free' : 'none';
}

/** The totals of a week's selected days; for the current week, of all days that it prescribes. */
function evaluateWeek(start: string, practice: Practice, range: { from: string; to: string }, today: string) {
  const end = addDays(start, 6);
  const selected = { from: getLaterDay(start, range.from), to: end < range.to ? end : range.to };
  const whole = computeAdherence(practice, { ...selected, today: addDays(selected.to, 1) });
  const activeDays = practice.days.filter(
    ({ day, sessionsDone }) => sessionsDone > 0 && selected.from <= day && day <= selected.to,
  ).length;
  return {
    activeDays: whole?.activeDays ?? activeDays,
    prescribed: whole?.prescribedDays ?? null,
    percent: whole && selected.to < today ? whole.daysPercent : null,
  };
}

/**
 * The weeks, oldest first, that touch `from` to `to` (civil days, both included), with what was done on each of these
 * days. A week at the edge counts its selected days only. `today` is the patient's.
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
