import type { DataKind, RtmDataDay, UncountedReason } from '../../../contract/rtm/month.ts';
import { toMonth } from '../../platform/calendar.ts';
import { isBeforeSetUp, type MonitoredPlan } from '../episodes.ts';
import { isCountedDay, type Care } from '../windows.ts';

/** What a patient did on a day, as one line a kind. */
export interface LoggedKind {
  /** Civil date in the patient's zone. */
  day: string;
  kind: DataKind;
  /** When the first of that day and kind came in. */
  arrivedAt: Date;
  /** The day was not there yet when it came in. */
  isFutureDated: boolean;
}

/** A supply window as it is stored; `billedAt` is null while it is not billed. */
interface StoredWindow {
  startDate: string;
  endDate: string;
  billedAt: Date | null;
}

interface Monitoring {
  plans: readonly MonitoredPlan[];
  episodes: readonly Care[];
  windows: readonly StoredWindow[];
}

const includesDay = (day: string, { startDate, endDate }: StoredWindow): boolean => startDate <= day && day <= endDate;

function findUncountedReason(day: string, countable: readonly LoggedKind[], { plans, episodes, windows }: Monitoring) {
  if (countable.length === 0) return 'DATED_AHEAD';
  if (isBeforeSetUp(day, plans)) return 'BEFORE_SETUP';
  if (!episodes.some((episode) => isCountedDay(day, episode))) return 'OUTSIDE_CARE';
  const window = windows.find((each) => includesDay(day, each));
  if (!window) return 'NO_WINDOW';
  const { billedAt } = window;
  return billedAt !== null && countable.every(({ arrivedAt }) => arrivedAt > billedAt) ? 'AFTER_BILLING' : null;
}

/**
 * Days with data in the month or in one of the windows, the earliest first, each with what was done and whether it
 * counts. Data dated ahead are named only where a day has nothing else.
 */
export function evaluateDataDays(logged: readonly LoggedKind[], yearMonth: string, care: Monitoring): RtmDataDay[] {
  const byDay = new Map<string, LoggedKind[]>();
  for (const each of logged) {
    if (toMonth(each.day) === yearMonth || care.windows.some((window) => includesDay(each.day, window)))
      byDay.set(each.day, [...(byDay.get(each.day) ?? []), each]);
  }
  return [...byDay]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, done]) => {
      const countable = done.filter(({ isFutureDated }) => !isFutureDated);
      const uncounted: UncountedReason | null = findUncountedReason(day, countable, care);
      const shown = countable.length > 0 ? countable : done;
      return {
        day,
        kinds: [...new Set(shown.map(({ kind }) => kind))].toSorted(),
        counted: uncounted === null,
        uncounted,
      };
    });
}
