import type { Adherence, PrescribedFrequency, PracticeDay } from '../../contract/activity/patient-results.ts';
import { addDays } from '../platform/calendar.ts';

/** What adherence is counted from: sessions of each day, and what programs asked for when. */
export interface Practice {
  days: readonly Pick<PracticeDay, 'day' | 'sessionsDone'>[];
  frequency: readonly PrescribedFrequency[];
}

/** Civil days, both ends included. */
interface Days {
  from: string;
  to: string;
}

/** What a program prescribes in a range of days; a seventh of a week's for each day. */
export interface Prescribed {
  days: number;
  sessions: number;
  sets: number;
}

/** What a program asked for on a day; the newer on the day of a change or a replacement. */
export const findPrescribed = (
  frequency: readonly PrescribedFrequency[],
  day: string,
): PrescribedFrequency | undefined =>
  frequency.findLast(({ since, until }) => since <= day && (until === null || day <= until));

/** Sums what was prescribed on each day of a range, in whole days, sessions and sets. */
export function sumPrescribed(frequency: readonly PrescribedFrequency[], { from, to }: Days): Prescribed {
  let [days, sessions, sets] = [0, 0, 0];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const asked = findPrescribed(frequency, day);
    if (!asked) continue;
    days += asked.weeklyFrequency;
    sessions += asked.weeklyFrequency * asked.dailyFrequency;
    sets += asked.weeklyFrequency * asked.dailyFrequency * asked.setsPerSession;
  }
  return { days: Math.round(days / 7), sessions: Math.round(sessions / 7), sets: Math.round(sets / 7) };
}

const toPercent = (done: number, prescribed: number): number =>
  prescribed === 0 ? 100 : Math.min(100, Math.round((100 * done) / prescribed));

/**
 * The one adherence of a patient: active days of the prescribed days, and sessions done of the prescribed sessions. It
 * counts the days of the range on which a program was assigned and that are over by `today`, the patient's. Sessions
 * beyond a day's dose do not count; more days than prescribed are 100%. Null while nothing was prescribed.
 */
export function computeAdherence({ days, frequency }: Practice, range: Days & { today: string }): Adherence | null {
  const yesterday = addDays(range.today, -1);
  const to = range.to < yesterday ? range.to : yesterday;
  const prescribed = sumPrescribed(frequency, { from: range.from, to });
  if (prescribed.days === 0) return null;
  let [activeDays, sessionsDone] = [0, 0];
  for (const { day, sessionsDone: done } of days) {
    if (done === 0 || day < range.from || day > to) continue;
    const asked = findPrescribed(frequency, day);
    if (!asked) continue;
    activeDays += 1;
    sessionsDone += Math.min(done, asked.dailyFrequency);
  }
  return {
    from: range.from,
    to,
    activeDays,
    prescribedDays: prescribed.days,
    daysPercent: toPercent(activeDays, prescribed.days),
    sessionsDone,
    prescribedSessions: prescribed.sessions,
    sessionsPercent: toPercent(sessionsDone, prescribed.sessions),
  };
}
