import { format, subMilliseconds } from 'date-fns';
import { addDays, toDate, findStartOfDay, getToday } from '../platform/calendar.ts';

/** Presets of the scan sessions' date range, by the flag that each is kept under, in days (ASCAN-05, ENT-099). */
export const scanPresets = { seven: 7, thirty: 30, ninety: 90 } as const;
export type ScanPreset = keyof typeof scanPresets;
/** Days back when no preset is ticked and no range of one's own is set (ASCAN-08, OPEN-126). */
const FALLBACK_DAYS = 2;

/** The date range as it is kept (ENT-099): at most one preset is ticked, days of one's own are `YYYY-MM-DD`. */
export interface DateRange extends Record<ScanPreset, boolean> {
  startDate?: string | null;
  endDate?: string | null;
}

const noPreset = { seven: false, thirty: false, ninety: false };

/** What a first visit has (OPEN-126). */
export const initialRange: DateRange = { startDate: null, endDate: null, ...noPreset, thirty: true };

/** Selects a preset, or clears it if it was selected. */
export const setPreset = (range: DateRange, preset: ScanPreset): DateRange => ({
  startDate: null,
  endDate: null,
  ...noPreset,
  [preset]: !range[preset],
});

/** Selects custom days and clears the presets. */
export const setDays = (range: DateRange, days: Partial<Pick<DateRange, 'startDate' | 'endDate'>>): DateRange => ({
  ...range,
  ...noPreset,
  ...days,
});

const findPreset = (range: DateRange): ScanPreset | undefined =>
  (Object.keys(scanPresets) as ScanPreset[]).find((preset) => range[preset]);

/** The first and last civil day of the range, `today` included (ASCAN-05..08). */
export function getPeriodDays(range: DateRange, today: string): { first: string; last: string } {
  const preset = findPreset(range);
  if (preset) return { first: addDays(today, -scanPresets[preset]), last: today };
  const { startDate, endDate } = range;
  const last = endDate && endDate < today ? endDate : today;
  const first = startDate || addDays(last, -FALLBACK_DAYS);
  return first <= last ? { first, last } : { first: last, last };
}

/** The same as ISO instants: from the start of the first day to the end of the last, in the zone. */
export function getPeriodInstants(range: DateRange, zone: string, now: Date): { start: string; end: string } {
  const { first, last } = getPeriodDays(range, getToday(zone, now));
  const end = subMilliseconds(findStartOfDay(zone, addDays(last, 1)), 1);
  return { start: findStartOfDay(zone, first).toISOString(), end: end.toISOString() };
}

/** `2026-11-05` as `05 Nov 2026` (ASCAN-07). */
export const formatPeriodDay = (day: string): string => format(toDate(day), 'dd LLL yyyy');

/** Choices of days in the clinic's list: the last of them, of which 1 is today alone. */
export const listedDays = [1, ...Object.values(scanPresets)] as const;

/** Days of the clinic's list: a number of last ones, or a first and a last one; without any, all time. */
export interface ListedPeriod {
  days?: number;
  from?: string;
  to?: string;
}

/** The instants between which the sessions of the days were, in the zone. */
export function getListedInstants(
  { days, from, to }: ListedPeriod,
  zone: string,
  now: Date,
): { start?: string; end?: string } {
  const today = getToday(zone, now);
  const first = days === undefined ? from : days === 1 ? today : addDays(today, -days);
  const last = days === undefined ? to : today;
  return {
    ...(first && { start: findStartOfDay(zone, first).toISOString() }),
    ...(last && { end: subMilliseconds(findStartOfDay(zone, addDays(last, 1)), 1).toISOString() }),
  };
}
