import { addDays, startOfDayInstant, todayIn } from './calendar.ts';

const RECENT_DAYS = 7;

/**
 * The instant before which a last session lies more than 7 days back (DASH-09): the start of the day a week ago in the
 * zone, so that a patient enters and leaves the list at midnight and not by the minute.
 */
export const recentSince = (zone: string, now: Date): Date =>
  startOfDayInstant(zone, addDays(todayIn(zone, now), -RECENT_DAYS));
