import { toDayInZone } from '../../platform/calendar.ts';
import { formatTimeInZone } from '../times.ts';
import type { TimedWork } from './care-timer.ts';

/** The longest stretch that a care note shows as times; a longer one was paused over days, and only its minutes are meant. */
const LONGEST_CLOCK_MS = 12 * 3_600_000;

/** Facts of a care note as its form holds them: times by the patient's clock, empty without one. */
export interface TimedNote {
  date: string;
  minutes: number;
  start: string;
  end: string;
}

/**
 * The care note that a timer proposes. Over midnight it belongs to the day it started. Less than a minute has no clock,
 * for a clock has to leave room for its minutes.
 */
export function toTimedNote({ patient: { zone }, startedAt, endedAt, minutes }: TimedWork): TimedNote {
  const date = toDayInZone(new Date(startedAt), zone);
  const hasClock = minutes > 0 && endedAt - startedAt <= LONGEST_CLOCK_MS;
  const shown = (instant: number) => (hasClock ? formatTimeInZone(zone, new Date(instant)) : '');
  return { date, minutes, start: shown(startedAt), end: shown(endedAt) };
}
