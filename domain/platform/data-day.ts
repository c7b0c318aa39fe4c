import { addMinutes, min } from 'date-fns';
import { toDayInZone } from './calendar.ts';

/** How far the clock of a phone may run ahead of the server's (RTM.md, decision 12). */
export const CLOCK_AHEAD_MINUTES = 10;

export interface DataDay {
  /** Civil date in the patient's zone. */
  day: string;
  /** Later than any clock that runs ahead: kept, and never counted. */
  isFutureDated: boolean;
}

/**
 * The day that data of an instant belong to, at the server's `now`. Data from a clock that runs a little ahead are of the
 * server's day; those dated later than that are kept as they say, flagged.
 */
export function toDataDay(instant: Date, now: Date, zone: string): DataDay {
  const isFutureDated = instant > addMinutes(now, CLOCK_AHEAD_MINUTES);
  return { day: toDayInZone(isFutureDated ? instant : min([instant, now]), zone), isFutureDated };
}
