import type { AskedFrequency, PracticeDay } from '../../contract/patient-results.ts';
import { addDays, daysBetween } from '../calendar.ts';

/**
 * `partly`: fewer sessions than asked for. `none`: nothing was done, `free`: nothing, and no program asked for it;
 * `open`: nothing yet, and the day is not over or not there.
 */
export type DayState = 'practised' | 'partly' | 'none' | 'free' | 'open';

export interface CalendarDay {
  day: string;
  state: DayState;
  /** Sessions of which something was done, however many were asked for. */
  done: number;
  /** Sessions that the program asked for on such a day; null without a program. */
  asked: number | null;
}

export interface PracticeWeek {
  /** Its Sunday. */
  start: string;
  /** Seven, from Sunday to Saturday. */
  days: CalendarDay[];
  /** Days on which something was done. */
  practised: number;
  /** Days that were asked for; null without a program. */
  asked: number | null;
  /** 0 to 1; null without a program, and while the week is running. */
  adherence: number | null;
}

/** The Sunday of the week in which a day lies. */
export const weekStart = (day: string): string => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/** The whole weeks that touch a range: what has to be known to judge them. */
export const wholeWeeks = ({ from, to }: { from?: string; to?: string }): { from?: string; to?: string } => ({
  ...(from !== undefined && { from: weekStart(from) }),
  ...(to !== undefined && { to: addDays(weekStart(to), 6) }),
});

/** What was asked for on a day; the newer on the day of a change or a replacement. */
const askedOn = (frequency: readonly AskedFrequency[], day: string): AskedFrequency | undefined =>
  frequency.findLast(({ since, until }) => since <= day && (until === null || day <= until));

function stateOf(done: number, asked: number | null, isOver: boolean): DayState {
  if (done > 0) return asked !== null && done < asked ? 'partly' : 'practised';
  if (!isOver) return 'open';
  return asked === null ? 'free' : 'none';
}

/** Days a week that were asked for on most of the days; of what was so on as many days, the latest. */
function mostlyAsked(asked: readonly AskedFrequency[]): number | undefined {
  const days = new Map<number, number>();
  for (const { weeklyFrequency } of asked) days.set(weeklyFrequency, (days.get(weeklyFrequency) ?? 0) + 1);
  const most = Math.max(...days.values());
  return asked.findLast(({ weeklyFrequency }) => days.get(weeklyFrequency) === most)?.weeklyFrequency;
}

/**
 * A week's adherence: days practised of the days a week that the program asked for, never over 1. A week in which a
 * program began or ended asks for no more days than one was assigned on; where what was asked for changed, the week is
 * judged by what held on most of its days.
 */
function judged(days: CalendarDay[], frequency: readonly AskedFrequency[], today: string): PracticeWeek {
  const practised = days.filter(({ done }) => done > 0).length;
  const assigned = days.map(({ day }) => askedOn(frequency, day)).filter((program) => program !== undefined);
  const mostly = mostlyAsked(assigned);
  const asked = mostly === undefined ? null : Math.min(mostly, assigned.length);
  const isOver = days.at(-1)!.day < today;
  return {
    start: days[0]!.day,
    days,
    practised,
    asked,
    adherence: asked === null || !isOver ? null : Math.min(1, practised / asked),
  };
}

/**
 * The whole weeks, oldest first, that touch `from` to `to` (civil days, both included), with what was done on each day.
 * `today` is the patient's.
 */
export function practiceWeeks(
  { days, frequency }: { days: readonly PracticeDay[]; frequency: readonly AskedFrequency[] },
  { from, to, today }: { from: string; to: string; today: string },
): PracticeWeek[] {
  const doneOn = new Map(days.map(({ day, sessionsDone }) => [day, sessionsDone]));
  const first = weekStart(from);
  const count = Math.floor(daysBetween(first, to) / 7) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, week) => {
    const weekDays = Array.from({ length: 7 }, (__, at): CalendarDay => {
      const day = addDays(first, week * 7 + at);
      const done = doneOn.get(day) ?? 0;
      const asked = askedOn(frequency, day)?.dailyFrequency ?? null;
      return { day, done, asked, state: stateOf(done, asked, day < today) };
    });
    return judged(weekDays, frequency, today);
  });
}

/** Mean of the weeks that are judged, 0 to 1; null when none is. */
export function adherenceOf(weeks: readonly PracticeWeek[]): number | null {
  const parts = weeks.map(({ adherence }) => adherence).filter((part) => part !== null);
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
