import { lastDays } from '../calendar.ts';
import { isRealDay } from '../real-day.ts';

/** How many days back can be chosen with one press. */
export const rangeLengths = [7, 30, 90, 365] as const;

/** Days that a reader looks at: so many up to today, all of them, or from one day to another. */
export type ChosenRange = { days: (typeof rangeLengths)[number] } | 'all' | { from: string; to: string };

type CustomProblem = 'missing' | 'order';

/** What is wrong with two days as they were typed; null when they can be shown. */
export const customProblem = (from: string, to: string): CustomProblem | null =>
  !isRealDay(from) || !isRealDay(to) ? 'missing' : from > to ? 'order' : null;

/** Reads `days=90`, `days=all` or `from=…&to=…` of an address; what cannot be understood is `fallback`. */
export function rangeOfAddress(search: URLSearchParams, fallback: (typeof rangeLengths)[number]): ChosenRange {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (customProblem(from, to) === null) return { from, to };
  if (search.get('days') === 'all') return 'all';
  return { days: rangeLengths.find((known) => String(known) === search.get('days')) ?? fallback };
}

/** The address that shows a range; what else the address holds is kept. */
export function addressOfRange(
  range: ChosenRange,
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
export function daysOfRange(range: ChosenRange, today: string): { from?: string; to?: string } {
  if (range === 'all') return {};
  return 'from' in range ? { from: range.from, to: range.to } : lastDays(range.days, today);
}
