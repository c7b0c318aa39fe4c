import { QUIET_HOURS } from '../../contract/reminders/limits.ts';
import { addDays, findInstants, toCivilMoment } from '../platform/calendar.ts';

/** A reminder that could not leave by then is not sent any more: the patient asked for an hour, not for any time of the day. */
const LATEST_HOURS = 3;

const isQuiet = (hour: number): boolean => hour < QUIET_HOURS.until || hour >= QUIET_HOURS.from;

const findHour = (day: string, hour: number, zone: string): Date | undefined =>
  findInstants(`${day}T${String(hour).padStart(2, '0')}:00:00`, zone)[0];

/** The next time after `now` at which clocks of the zone show the hour, also across a change of the clocks (PTL-53). */
export function findNextReminder(now: Date, zone: string, hour: number): Date {
  for (let day = toCivilMoment(now, zone).slice(0, 10); ; day = addDays(day, 1)) {
    const at = findHour(day, hour, zone);
    if (at && at > now) return at;
  }
}

/** Whether a reminder for the hour may leave now: not before it, not much later, and never in quiet hours (PTL-53). */
export function isReminderTime(now: Date, zone: string, hour: number): boolean {
  const shown = Number(toCivilMoment(now, zone).slice(11, 13));
  return shown >= hour && shown < hour + LATEST_HOURS && !isQuiet(shown);
}
