import type { PrescribedFrequency, PracticeDay } from '../../contract/activity/patient-results.ts';
import { addDays, countDaysBetween, getLaterDay } from '../platform/calendar.ts';
import { findPrescribed, sumPrescribed } from './adherence.ts';
import { getWeekStart } from './practice-weeks.ts';

/** Longer ranges have one bar per week: bars of single days would be too thin. */
const MAX_DAYS = 92;

export interface PracticeBar {
  /** The day, or the Sunday of the week. */
  start: string;
  setsDone: number;
  /** Of a day: the dose of a day with practice. Of a week: the total of its selected days. */
  setsPrescribed: number;
  sessions: number;
  selfReported: number;
}

const createEmptyBar = (start: string): PracticeBar => ({
  start,
  setsDone: 0,
  setsPrescribed: 0,
  sessions: 0,
  selfReported: 0,
});

/** Sets and sessions, done and prescribed, by day, or by week for more than 92 days; days without a session have 0. */
export function buildPracticeBars(
  { days, frequency }: { days: readonly PracticeDay[]; frequency: readonly PrescribedFrequency[] },
  { from, to }: { from: string; to: string },
): { unit: 'day' | 'week'; bars: PracticeBar[]; prescribed: number } {
  const unit = countDaysBetween(from, to) < MAX_DAYS ? 'day' : 'week';
  const getStart = unit === 'day' ? (day: string) => day : getWeekStart;
  const sumPrescribedSets = (start: string): number => {
    if (unit === 'day') {
      const prescription = findPrescribed(frequency, start);
      return prescription ? prescription.dailyFrequency * prescription.setsPerSession : 0;
    }
    const end = addDays(start, 6);
    return sumPrescribed(frequency, { from: getLaterDay(start, from), to: end < to ? end : to }).sets;
  };
  const bars = new Map<string, PracticeBar>();
  for (let day = from; day <= to; day = addDays(day, 1)) bars.set(getStart(day), createEmptyBar(getStart(day)));
  for (const { day, setsDone, sessions, selfReported } of days) {
    const bar = bars.get(getStart(day));
    if (!bar) continue;
    bar.setsDone += setsDone;
    bar.sessions += sessions;
    bar.selfReported += selfReported;
  }
  for (const bar of bars.values()) bar.setsPrescribed = sumPrescribedSets(bar.start);
  return { unit, bars: [...bars.values()], prescribed: sumPrescribed(frequency, { from, to }).sets };
}
