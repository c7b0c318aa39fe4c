import { isRealDay, addDays, findStartOfDay, getLastDays, getToday } from '../platform/calendar.ts';

/** Numbers of days, up to today, that can be selected with one click. */
export const rangeLengths = [7, 30, 90, 365] as const;

/** The selected days: a number of days up to today, all, or from one day to another. */
export type SelectedRange = { days: (typeof rangeLengths)[number] } | 'all' | { from: string; to: string };

/** Reads `days=90`, `days=all` or `from=…&to=…` of an address; anything else is `fallback`. */
export function parseRange(search: URLSearchParams, fallback: (typeof rangeLengths)[number]): SelectedRange {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isRealDay(from) && isRealDay(to) && from <= to) return { from, to };
  if (search.get('days') === 'all') return 'all';
  return { days: rangeLengths.find((known) => String(known) === search.get('days')) ?? fallback };
}

/** The search parameters of a range; other parameters are kept. */
export function toRangeAddress(
  range: SelectedRange,
  search: URLSearchParams,
  fallback: (typeof rangeLengths)[number],
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['days', 'from', 'to']) next.delete(name);
  if (range === 'all') next.set('days', 'all');
  else if ('from' in range) {
    next.set('from', range.from);
    next.set('to', range.to);
  } else if (range.days !== fallback) next.set('days', String(range.days));
  return next;
}

/** The civil days of a range, both ends included; nothing for all of them. `today` counts as the last one. */
export function toDays(range: SelectedRange, today: string): { from?: string; to?: string } {
  if (range === 'all') return {};
  return 'from' in range ? { from: range.from, to: range.to } : getLastDays(range.days, today);
}

const RECENT_DAYS = 7;

/**
 * The instant before which a last session lies more than 7 days back (DASH-09): the start of the day a week ago in the
 * zone, so that a patient enters and leaves the list at midnight and not by the minute.
 */
export const getRecentSince = (zone: string, now: Date): Date =>
  findStartOfDay(zone, addDays(getToday(zone, now), -RECENT_DAYS));
