import { GAIT_REPORT_MAX_DAYS, type validateGaitReport } from '../../contract/gait/report.ts';
import { addDays, countDaysBetween, getLastDays } from '../platform/calendar.ts';

/** What a gait report is of: days, both ends included, and one location or (null) all in reach. */
export interface ReportAsked {
  from: string;
  to: string;
  locationId: number | null;
}

/** What is wrong with two civil days of a report; null when they make one. `today` is the organization's. */
export function rangeFault(from: string, to: string, today: string): keyof typeof validateGaitReport | null {
  if (from > to) return 'order';
  if (to > today) return 'future';
  return countDaysBetween(from, to) < GAIT_REPORT_MAX_DAYS ? null : 'long';
}

/** Ranges that can be chosen with one press, in days up to today. */
export const reportLengths = [7, 30, GAIT_REPORT_MAX_DAYS] as const;

/** Which of `reportLengths` two days are, seen from `today`; null when they are none. */
export const lengthOf = (from: string, to: string, today: string): number | null =>
  reportLengths.find((count) => {
    const last = getLastDays(count, today);
    return last.from === from && last.to === to;
  }) ?? null;

export const isOneDay = ({ from, to }: Pick<ReportAsked, 'from' | 'to'>): boolean => from === to;

/** Every day of a range, both ends included. */
export const daysOf = ({ from, to }: Pick<ReportAsked, 'from' | 'to'>): string[] =>
  Array.from({ length: countDaysBetween(from, to) + 1 }, (_, count) => addDays(from, count));
