import { addDays, civilMoment, offsetAt } from './calendar.ts';

/** The furthest that a note written as times goes over midnight: beyond it, an end before the start is a mistake. */
const LONGEST_OVER_MIDNIGHT_MS = 12 * 3_600_000;
const DAY_MS = 86_400_000;

/** What the zone's clock shows at an instant, `14:05`. */
export const timeIn = (zone: string, instant: Date | string): string => civilMoment(instant, zone).slice(11, 16);

/**
 * The instants at which the zone's clock shows `time` on `day`, the earlier first: two where the clocks are set back
 * over it, none where they skip it.
 */
function instantsAt(day: string, time: string, zone: string): Date[] {
  const shown = `${day}T${time}:00`;
  const asUtc = Date.parse(`${shown}Z`);
  const found = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => asUtc - offsetAt(near, zone));
  return [...new Set(found)]
    .toSorted((a, b) => a - b)
    .map((instant) => new Date(instant))
    .filter((instant) => civilMoment(instant, zone) === shown);
}

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
export function clockOfTimes(day: string, start: string, end: string, zone: string): NoteClock {
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return { startedAt: null, endedAt: null };
  const startedAt = (start && instantsAt(day, start, zone)[0]) || null;
  const ends = end ? instantsAt(day, end, zone) : [];
  if (!startedAt || !end) return { startedAt, endedAt: ends[0] ?? null };
  const overMidnight = instantsAt(addDays(day, 1), end, zone).filter(
    (instant) => instant.getTime() - startedAt.getTime() <= LONGEST_OVER_MIDNIGHT_MS,
  );
  return { startedAt, endedAt: [...ends, ...overMidnight].find((instant) => instant > startedAt) ?? ends[0] ?? null };
}
