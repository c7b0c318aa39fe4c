import { GAIT_REPORT_MAX_DAYS, type validateGaitReport } from '../../contract/gait/report.ts';
import { addDays, countDaysBetween, getLastDays, isRealDay } from '../platform/calendar.ts';

/** Query of a gait report: days, both ends included, and one location, or null for all accessible ones. */
export interface ReportQuery {
  from: string;
  to: string;
  locationId: number | null;
}

/** Why two civil days make no report; null if they do. `today` is the organization's. */
export function findRangeError(from: string, to: string, today: string): keyof typeof validateGaitReport | null {
  if (from > to) return 'order';
  if (to > today) return 'future';
  return countDaysBetween(from, to) < GAIT_REPORT_MAX_DAYS ? null : 'long';
}

/** Preset ranges, in days up to today. */
export const reportLengths = [7, 30, GAIT_REPORT_MAX_DAYS] as const;

/** The preset range that two days are, seen from `today`; null if none. */
export const findReportLength = (from: string, to: string, today: string): number | null =>
  reportLengths.find((count) => {
    const last = getLastDays(count, today);
    return last.from === from && last.to === to;
  }) ?? null;

export const isOneDay = ({ from, to }: Pick<ReportQuery, 'from' | 'to'>): boolean => from === to;

/** Every day of a range, both ends included. */
export const listDays = ({ from, to }: Pick<ReportQuery, 'from' | 'to'>): string[] =>
  Array.from({ length: countDaysBetween(from, to) + 1 }, (_, count) => addDays(from, count));

/**
 * Reads `date=2026-11-21` or `from=…&to=…`, and `location=3`, of an address; null where it names no days. Whether the days
 * make a report is another question (`findRangeError`).
 */
export function parseReportQuery(search: URLSearchParams): ReportQuery | null {
  const date = search.get('date');
  const [from, to] = date === null ? [search.get('from'), search.get('to')] : [date, date];
  if (!isRealDay(from) || !isRealDay(to)) return null;
  const location = search.get('location') ?? '';
  return { from, to, locationId: /^[1-9]\d{0,9}$/.test(location) ? Number(location) : null };
}

/** Search parameters of a report, which can be shared and reloaded. */
export function toReportSearch({ from, to, locationId }: ReportQuery): URLSearchParams {
  const search = new URLSearchParams(from === to ? { date: from } : { from, to });
  if (locationId !== null) search.set('location', String(locationId));
  return search;
}
