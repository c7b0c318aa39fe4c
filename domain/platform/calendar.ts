import { tzOffset } from '@date-fns/tz/tzOffset';
import { UTCDateMini } from '@date-fns/utc';
import {
  addDays as addDaysTo,
  addMinutes,
  addMonths as addMonthsTo,
  differenceInCalendarDays,
  formatISO,
  lastDayOfMonth,
  lightFormat,
  subMinutes,
  isValid,
  parseISO,
} from 'date-fns';

/*
 * Civil dates: `YYYY-MM-DD` texts, which sort as they stand and are never midnights. date-fns counts and writes them as days of UTC,
 * whatever zone the machine is in, and its companion tells how far a zone's clock is ahead. Ours is what they lack: the days of a
 * clinic's zone, each of which begins once, also where its clocks skip midnight.
 */

/** A civil date as date-fns takes it: midnight of that day in UTC, which is also the clock that it shows. */
export const toDate = (day: string): Date => new UTCDateMini(`${day}T00:00:00Z`);

/** The civil date that such a date shows. */
export const toDay = (date: Date): string => formatISO(date, { representation: 'date' });

export const addDays = (day: string, count: number): string => toDay(addDaysTo(toDate(day), count));

/** Days from `first` to `last`: 0 for the same day, negative when `last` comes earlier. */
export const countDaysBetween = (first: string, last: string): number =>
  differenceInCalendarDays(toDate(last), toDate(first));

/** The last `count` days, `today` included; both ends are days of it. */
export const getLastDays = (count: number, today: string): { from: string; to: string } => ({
  from: addDays(today, 1 - count),
  to: today,
});

export const getLaterDay = (one: string, other: string): string => (one > other ? one : other);

/** `2026-11-21` lies in `2026-11`. */
export const toMonth = (day: string): string => day.slice(0, 7);

/** `2026-12` and two months are `2027-02`. */
export const addMonths = (month: string, count: number): string =>
  toMonth(toDay(addMonthsTo(toDate(`${month}-01`), count)));

/** The last day of a month given as `2026-11`. */
export const getLastDayOfMonth = (month: string): string => toDay(lastDayOfMonth(toDate(`${month}-01`)));

/** MM/dd/yyyy (OPEN-058), of a day or of a moment that begins with it; nothing for no day. */
export const formatDay = (day: string | null | undefined): string =>
  day ? lightFormat(toDate(day.slice(0, 10)), 'MM/dd/yyyy') : '';

/** A date that shows what calendar and clock of an IANA zone show at an instant (Date or ISO 8601), for date-fns to write. */
export function toCivilDate(instant: Date | string, zone: string): Date {
  const at = new Date(instant);
  return addMinutes(new UTCDateMini(at.getTime()), tzOffset(zone, at));
}

/**
 * What calendar and clock of an IANA zone show at an instant (Date or ISO 8601): `2026-03-08T23:30:00`, without an
 * offset. Throws RangeError for an unknown zone.
 */
export const toCivilMoment = (instant: Date | string, zone: string): string =>
  formatISO(toCivilDate(instant, zone)).slice(0, 19);

/** The civil date of an instant (Date or ISO 8601) in an IANA zone. Throws RangeError for an unknown zone. */
export const toDayInZone = (instant: Date | string, zone: string): string => toDay(toCivilDate(instant, zone));

/** What day it is in the zone at `now` (OPEN-064). */
export const getToday = (zone: string, now: Date): string => toDayInZone(now, zone);

/**
 * Where a civil moment may lie in a zone, the earlier instant first: zone changes lie further than a day apart, so one of the
 * offsets on either side is the right one.
 */
function findNearInstants(shown: Date, zone: string): Date[] {
  const found = [-1, 1].map((days) => subMinutes(shown, tzOffset(zone, addDaysTo(shown, days))).getTime());
  return [...new Set(found)].toSorted((a, b) => a - b).map((instant) => new Date(instant));
}

/**
 * The instants at which the zone's clock shows a civil moment (`2026-03-08T23:30:00`), the earlier first: two where the clocks
 * are set back over it, none where they skip it.
 */
export const findInstants = (moment: string, zone: string): Date[] =>
  findNearInstants(new UTCDateMini(`${moment}Z`), zone).filter((instant) => toCivilMoment(instant, zone) === moment);

/**
 * The instant at which the day starts in the zone: midnight, or the first moment after it where the clocks skip
 * midnight. A day that a zone never had (Samoa, 2011-12-30) starts with the next one.
 */
export const findStartOfDay = (zone: string, day: string): Date =>
  findNearInstants(toDate(day), zone).find((start) => toDayInZone(start, zone) === day) ??
  findStartOfDay(zone, addDays(day, 1));

/** A day as calls take it: `YYYY-MM-DD` from 1800 to 2999, and none that no calendar has. */
export const isRealDay = (text: unknown): text is string =>
  typeof text === 'string' && /^(1[89]|2\d)\d\d-\d\d-\d\d$/.test(text) && isValid(parseISO(text));
