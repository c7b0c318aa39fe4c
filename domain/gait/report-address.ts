import { isRealDay } from '../platform/real-day.ts';
import type { ReportAsked } from './report-range.ts';

/**
 * Reads `date=2026-11-21` or `from=…&to=…`, and `location=3`, of an address; null where it names no days. Whether the days
 * make a report is another question (`rangeFault`).
 */
export function askedOf(search: URLSearchParams): ReportAsked | null {
  const date = search.get('date');
  const [from, to] = date === null ? [search.get('from'), search.get('to')] : [date, date];
  if (!isRealDay(from) || !isRealDay(to)) return null;
  const location = search.get('location') ?? '';
  return { from, to, locationId: /^[1-9]\d{0,9}$/.test(location) ? Number(location) : null };
}

/** The address that asks for a report, so that it can be shared and loaded again. */
export function addressOf({ from, to, locationId }: ReportAsked): URLSearchParams {
  const search = new URLSearchParams(from === to ? { date: from } : { from, to });
  if (locationId !== null) search.set('location', String(locationId));
  return search;
}
