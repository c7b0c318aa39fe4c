import type { Adherence, PrescribedFrequency, PracticeDay } from '../../contract/activity/patient-results.ts';
import { addDays, toDayInZone } from '../platform/calendar.ts';

/** Sessions of each day and the frequencies that programs prescribed. */
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

/** The prescribed frequency of a day; the newer one on the day of a change or a replacement. */
export const findPrescribed = (
  frequency: readonly PrescribedFrequency[],
  day: string,
): PrescribedFrequency | undefined =>
  frequency.findLast(({ since, until }) => since <= day && (until === null || day <= until));

/** Sums what was prescribed on each day of a range, in whole days, sessions and sets. */
export function sumPrescribed(frequency: readonly PrescribedFrequency[], { from, to }: Days): Prescribed {
  let [days, sessions, sets] = [0, 0, 0];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const prescription = findPrescribed(frequency, day);
    if (!prescription) continue;
    days += prescription.weeklyFrequency;
    sessions += prescription.weeklyFrequency * prescription.dailyFrequency;
    sets += prescription.weeklyFrequency * prescription.dailyFrequency * prescription.setsPerSession;
  }
  return { days: Math.round(days / 7), sessions: Math.round(sessions / 7), sets: Math.round(sets / 7) };
}

const toPercent = (done: number, prescribed: number): number =>
  prescribed === 0 ? 100 : Math.min(100, Math.round((100 * done) / prescribed));

/**
 * The adherence of a patient: active days of the prescribed days, and sessions done of the prescribed sessions. It
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
    const prescription = findPrescribed(frequency, day);
    if (!prescription) continue;
    activeDays += 1;
    sessionsDone += Math.min(done, prescription.dailyFrequency);
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

/** How often one version of a program asked for practice. */
export interface FrequencyVersion {
  programId: number;
  /** When the program was assigned to the patient, and when that ended. */
  createdAt: Date;
  endedAt: Date | null;
  savedAt: Date;
  dailyFrequency: number;
  weeklyFrequency: number;
  setsPerSession: number;
}

const isSameFrequency = (one: FrequencyVersion, other: FrequencyVersion) =>
  one.programId === other.programId &&
  one.dailyFrequency === other.dailyFrequency &&
  one.weeklyFrequency === other.weeklyFrequency &&
  one.setsPerSession === other.setsPerSession;

/**
 * The prescribed frequencies by civil days of the zone. A version applies from the moment it was saved until the next one
 * of its program or the program's end; the first known version from the program's beginning. Versions with the same
 * frequency are merged. `versions` are ordered by program, the oldest first, and within one by version.
 */
export function toPrescribedFrequencies(versions: readonly FrequencyVersion[], zone: string): PrescribedFrequency[] {
  const changes = versions.filter((version, at) => at === 0 || !isSameFrequency(versions[at - 1]!, version));
  return changes.map((version, at) => {
    const { programId, createdAt, endedAt, savedAt, dailyFrequency, weeklyFrequency, setsPerSession } = version;
    const next = changes[at + 1]?.programId === programId ? changes[at + 1] : undefined;
    const isFirst = changes[at - 1]?.programId !== programId;
    const until = next ? next.savedAt : endedAt;
    return {
      since: toDayInZone(isFirst ? createdAt : savedAt, zone),
      until: until && toDayInZone(until, zone),
      dailyFrequency,
      weeklyFrequency,
      setsPerSession,
    };
  });
}
