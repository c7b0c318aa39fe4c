import type { PracticeDay } from '../../contract/activity/patient-results.ts';
import type { PatientProgress } from '../../contract/patient-link/today.ts';
import { addDays } from '../platform/calendar.ts';

/** How often the program is to be done: times a day, on days a week. */
interface Frequency {
  dailyFrequency: number;
  weeklyFrequency: number;
}

const DAYS_A_WEEK = 7;

/**
 * How many days in a row the patient keeps to the program: the days with a session, back from today, as long as no
 * seven days in a row hold fewer of them than the program asks for. Today counts once it has a session; until then it
 * breaks nothing (PTL-07).
 */
function countStreak(practiced: ReadonlySet<string>, today: string, weeklyFrequency: number): number {
  const most = DAYS_A_WEEK - weeklyFrequency;
  let streak = 0;
  /** Of the last seven days looked at, whether each was missed; the latest last. */
  const missed: boolean[] = [];
  for (let day = practiced.has(today) ? today : addDays(today, -1); ; day = addDays(day, -1)) {
    missed.push(!practiced.has(day));
    if (missed.length > DAYS_A_WEEK) missed.shift();
    if (missed.filter(Boolean).length > most) return streak;
    if (practiced.has(day)) streak++;
  }
}

/**
 * What a patient has done and is to do today. A session counts once a set of it was done. Today is due until it has
 * `dailyFrequency` sessions, unless the six days before already hold what the week asks for (PTL-06).
 */
export function computeProgress(
  days: readonly Pick<PracticeDay, 'day' | 'sessionsDone'>[],
  today: string,
  { dailyFrequency, weeklyFrequency }: Frequency,
): PatientProgress {
  const done = days.filter(({ day, sessionsDone }) => sessionsDone > 0 && day <= today);
  const practiced = new Set(done.map(({ day }) => day));
  const doneToday = done.find(({ day }) => day === today)?.sessionsDone ?? 0;
  const before = Array.from({ length: DAYS_A_WEEK - 1 }, (_, at) => addDays(today, -1 - at));
  const daysBefore = before.filter((day) => practiced.has(day)).length;
  return {
    doneToday,
    daysThisWeek: daysBefore + (doneToday > 0 ? 1 : 0),
    isDue: doneToday < dailyFrequency && (doneToday > 0 || daysBefore < weeklyFrequency),
    streak: countStreak(practiced, today, weeklyFrequency),
    lastDay:
      done
        .map(({ day }) => day)
        .toSorted((one, other) => one.localeCompare(other))
        .at(-1) ?? null,
  };
}
