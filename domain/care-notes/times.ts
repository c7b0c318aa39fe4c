import { addHours, isValid, lightFormat } from 'date-fns';
import { addDays, toCivilDate, toDate, findInstants } from '../platform/calendar.ts';

/** The furthest that a note written as times goes over midnight: beyond it, an end before the start is a mistake. */
const LONGEST_OVER_MIDNIGHT_HOURS = 12;

/** What the zone's clock shows at an instant, `14:05`. */
export const formatTimeInZone = (zone: string, instant: Date | string): string =>
  lightFormat(toCivilDate(instant, zone), 'HH:mm');

const findInstantsOn = (day: string, time: string, zone: string): Date[] => findInstants(`${day}T${time}:00`, zone);

/** Times of a care note as instants; null where a time is not written yet, or was skipped by the clocks that day. */
export interface NoteClock {
  startedAt: Date | null;
  endedAt: Date | null;
}

/**
 * Start and end given as times (`14:05`, or empty) on a note's day in the patient's zone. Of a time that the clock shows
 * twice the earlier one is meant, for the end the earlier one after the start. An end that is not after the start is one
 * of the next day, if that makes no more than 12 hours; otherwise it stays on the day, before its start.
 */
export function parseNoteClock(day: string, start: string, end: string, zone: string): NoteClock {
  if (!isValid(toDate(day))) return { startedAt: null, endedAt: null };
  const startedAt = (start && findInstantsOn(day, start, zone)[0]) || null;
  const ends = end ? findInstantsOn(day, end, zone) : [];
  if (!startedAt || !end) return { startedAt, endedAt: ends[0] ?? null };
  const latest = addHours(startedAt, LONGEST_OVER_MIDNIGHT_HOURS);
  const overMidnight = findInstantsOn(addDays(day, 1), end, zone).filter((instant) => instant <= latest);
  return { startedAt, endedAt: [...ends, ...overMidnight].find((instant) => instant > startedAt) ?? ends[0] ?? null };
}
