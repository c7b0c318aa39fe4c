import { addDays, startOfDayInstant, todayIn } from '../calendar.ts';

/** Presets of the scan sessions' date range, in days (ASCAN-05). */
export const scanPresets = [7, 30, 90] as const;
export const DEFAULT_SCAN_PRESET = 30;
/** Days back when no preset is ticked and no range of one's own is set (ASCAN-08, OPEN-126). */
const FALLBACK_DAYS = 2;

/** What the reader chose: a preset (`0` is none), or days of their own, both `YYYY-MM-DD`. */
export interface ScanPeriod {
  preset?: number;
  startDate?: string;
  endDate?: string;
}

/** The first and last civil day of the period, `today` included; a first visit has the last 30 days. */
export function scanDays(
  { preset = DEFAULT_SCAN_PRESET, startDate, endDate }: ScanPeriod,
  today: string,
): { first: string; last: string } {
  if (preset > 0) return { first: addDays(today, -preset), last: today };
  const last = endDate && endDate < today ? endDate : today;
  const first = startDate || addDays(last, -FALLBACK_DAYS);
  return first <= last ? { first, last } : { first: last, last };
}

/** The same as ISO instants: from the start of the first day to the end of the last, in the zone. */
export function scanInstants(period: ScanPeriod, zone: string, now: Date): { start: string; end: string } {
  const { first, last } = scanDays(period, todayIn(zone, now));
  const end = new Date(startOfDayInstant(zone, addDays(last, 1)).getTime() - 1);
  return { start: startOfDayInstant(zone, first).toISOString(), end: end.toISOString() };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-05` as `05 Nov 2026` (ASCAN-07). */
export const shownDay = (day: string): string =>
  `${day.slice(8, 10)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
