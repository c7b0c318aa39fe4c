import { UTCDateMini } from '@date-fns/utc';
import { addDays as addDaysTo, addMonths as addMonthsTo, differenceInCalendarDays, lastDayOfMonth } from 'date-fns';

/*
 * Civil dates: `YYYY-MM-DD` texts, which sort as they stand and are never midnights; date-fns counts with them as days of UTC, whatever
 * zone the machine is in. An instant becomes a day only together with a zone: that part is ours, as the libraries know
 * instants and clocks but no days of a clinic.
 */

const DAY_MS = 86_400_000;

const dateOf = (day: string): Date => new UTCDateMini(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayOf(addDaysTo(dateOf(day), count));

/** Days from `first` to `last`: 0 for the same day, negative when `last` comes earlier. */
export const daysBetween = (first: string, last: string): number =>
  differenceInCalendarDays(dateOf(last), dateOf(first));

/** The last `count` days, `today` included; both ends are days of it. */
export const lastDays = (count: number, today: string): { from: string; to: string } => ({
  from: addDays(today, 1 - count),
  to: today,
});

export const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** `2026-11-21` lies in `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** `2026-12` and two months are `2027-02`. */
export const addMonths = (month: string, count: number): string =>
  monthOf(dayOf(addMonthsTo(dateOf(`${month}-01`), count)));

/** The last day of a month given as `2026-11`. */
export const lastDayOf = (month: string): string => dayOf(lastDayOfMonth(dateOf(`${month}-01`)));

/** MM/dd/yyyy (OPEN-058), of a day or of a moment that begins with it; nothing for no day. */
export const formatDay = (day: string | null | undefined): string =>
  day ? `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}` : '';

const formats = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs a hundred times more than using it.
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/**
 * What calendar and clock of an IANA zone show at an instant (Date or ISO 8601): `2026-03-08T23:30:00`, without an
 * offset. Throws RangeError for an unknown zone.
 */
export function civilMoment(instant: Date | string, zone: string): string {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    formatOf(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return `${year!.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** The civil date of an instant (Date or ISO 8601) in an IANA zone. Throws RangeError for an unknown zone. */
export const dayInZone = (instant: Date | string, zone: string): string => civilMoment(instant, zone).slice(0, 10);

/** What day it is in the zone at `now` (OPEN-064). */
export const todayIn = (zone: string, now: Date): string => dayInZone(now, zone);

/** Milliseconds by which the zone's clock is ahead of UTC at an instant. */
export const offsetAt = (instant: number, zone: string): number =>
  Date.parse(`${civilMoment(new Date(instant), zone)}Z`) - instant;

/**
 * The instant at which the day starts in the zone: midnight, or the first moment after it where the clocks skip
 * midnight. A day that a zone never had (Samoa, 2011-12-30) starts with the next one.
 */
export function startOfDayInstant(zone: string, day: string): Date {
  const midnight = dateOf(day).getTime();
  // Zone changes lie further than a day apart, so one of the offsets on either side is the right one.
  const candidates = [midnight - DAY_MS, midnight + DAY_MS].map((near) => midnight - offsetAt(near, zone));
  const starts = candidates.toSorted((a, b) => a - b).find((start) => dayInZone(new Date(start), zone) === day);
  return starts === undefined ? startOfDayInstant(zone, addDays(day, 1)) : new Date(starts);
}
