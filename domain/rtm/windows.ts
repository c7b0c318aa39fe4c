import type { SetupCredential } from '../../contract/rtm/monitoring.ts';
import { addDays, countDaysBetween } from '../platform/calendar.ts';
import { WINDOW_DAYS } from './rules.ts';

/** The days that count; civil dates in the patient's zone. */
export interface Care {
  /** Set-up of monitoring in this episode; earlier data do not count. */
  setupDate: string;
  /** Last day of care; later data do not count. */
  dischargeDate?: string | null;
  today: string;
}

/** One episode of care with what the supply codes depend on. */
export interface Episode extends Care {
  /** Days on which the patient logged data, in any order. */
  dataDays: readonly string[];
  /** Monitoring paused from a day up to, not including, the day of its resume (null: paused still). */
  pauses?: readonly Pause[];
  /** Who did the set-up and the education; null or absent where nobody said. */
  setupCredential?: SetupCredential | null;
  /** Monitoring continued from an earlier episode without a recorded set-up of this one, so it has no 98975. */
  isCarriedOver?: boolean;
}

export interface Pause {
  from: string;
  to: string | null;
}

export interface SupplyWindow {
  startDate: string;
  endDate: string;
  /** Distinct data days inside. */
  activeDays: number;
  /** The last day has passed. */
  closed: boolean;
  /** Cut short by the discharge. */
  endedEarly: boolean;
}

/** The day counts: not before set-up, not after discharge, and not in the future. */
export const isCountedDay = (day: string, { setupDate, dischargeDate, today }: Care): boolean =>
  day >= setupDate && day <= today && (!dischargeDate || day <= dischargeDate);

export const isPaused = (day: string, pauses: readonly Pause[] = []): boolean =>
  pauses.some(({ from, to }) => from <= day && (to === null || day < to));

/** Monitoring was resumed between the first day of a window and its day 31: the next window waits for data. */
const isResumedWithin = (startDate: string, day31: string, pauses: readonly Pause[] = []): boolean =>
  pauses.some(({ from, to }) => to !== null && from < to && startDate < to && to <= day31);

/** Only the calendar opens the window after the one of that day: there was no pause. */
export const opensAutomatically = (startDate: string, pauses: readonly Pause[] = []): boolean => {
  const day31 = getNextWindowStart(startDate);
  return !isPaused(day31, pauses) && !isResumedWithin(startDate, day31, pauses);
};

/** The first day on which a window may follow one that started then: its day 31, also when it was cut short. */
export const getNextWindowStart = (startDate: string): string => addDays(startDate, WINDOW_DAYS);

/** Days from one to another, both included; 0 where there is none. */
const countDaysInclusive = (from: string, to: string): number => Math.max(0, countDaysBetween(from, to) + 1);

/** What decides whether today may still become a data day. */
export interface LoggedToday {
  today: string;
  /** Today is a data day already. */
  loggedToday: boolean;
}

/** The most data days that may still be added up to a day: today counts as left while it has no data (ADR 0022). */
export const countDaysLeft = (endDate: string, { today, loggedToday }: LoggedToday): number =>
  countDaysInclusive(loggedToday ? addDays(today, 1) : today, endDate);

/** The distinct days that count, the earliest first. */
export const listCountedDays = (episode: Episode): string[] =>
  [...new Set(episode.dataDays)].filter((day) => isCountedDay(day, episode)).toSorted();

/** The window that starts on the day: 30 days, or fewer where the discharge cuts it short. */
export function createWindow(startDate: string, episode: Episode, days: readonly string[]): SupplyWindow {
  const fullEnd = addDays(startDate, WINDOW_DAYS - 1);
  const endedEarly = Boolean(episode.dischargeDate && episode.dischargeDate < fullEnd);
  const endDate = endedEarly ? episode.dischargeDate! : fullEnd;
  return {
    startDate,
    endDate,
    activeDays: days.filter((day) => startDate <= day && day <= endDate).length,
    closed: episode.today > endDate,
    endedEarly,
  };
}

/** The range in which windows may open: after the window of a day, with all 30 days before another one. */
interface WindowBounds {
  after?: string;
  before?: string;
}

/**
 * Separate 30-day windows without carry-over. The first opens on the first data day, each next one on the day 31 of
 * the one before, whether there are data or not. After a pause that reached into the window before or over its day 31, it
 * waits for the first data day from the resume and from day 31 on; a pause shortens no window. None opens after today or
 * the discharge.
 */
export function computeSupplyWindows(episode: Episode, room: WindowBounds = {}): SupplyWindow[] {
  const days = listCountedDays(episode);
  const windows: SupplyWindow[] = [];
  let last = room.after;
  for (;;) {
    const free = last === undefined ? episode.setupDate : getNextWindowStart(last);
    const isDue = last !== undefined && isCountedDay(free, episode) && opensAutomatically(last, episode.pauses);
    const start = isDue ? free : days.find((day) => day >= free && !isPaused(day, episode.pauses));
    if (start === undefined) return windows;
    if (room.before !== undefined && getNextWindowStart(start) > room.before) return windows;
    windows.push(createWindow(start, episode, days));
    last = start;
  }
}
