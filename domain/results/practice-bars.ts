import type { PracticeDay } from '../../contract/patient-results.ts';
import { addDays, daysBetween } from '../calendar.ts';
import { weekStart } from './practice-weeks.ts';

/** Longer ranges are drawn week by week: bars of single days would be hairs. */
const MOST_DAYS = 92;

export interface PracticeBar {
  /** The day, or the Sunday of the week. */
  start: string;
  setsDone: number;
  setsAsked: number;
  sessions: number;
  selfReported: number;
}

const empty = (start: string): PracticeBar => ({ start, setsDone: 0, setsAsked: 0, sessions: 0, selfReported: 0 });

/** Sets and sessions day by day, or week by week for more than 92 days; days without a session are there with 0. */
export function practiceBars(
  days: readonly PracticeDay[],
  { from, to }: { from: string; to: string },
): { unit: 'day' | 'week'; bars: PracticeBar[] } {
  const unit = daysBetween(from, to) < MOST_DAYS ? 'day' : 'week';
  const startOf = unit === 'day' ? (day: string) => day : weekStart;
  const bars = new Map<string, PracticeBar>();
  for (let day = from; day <= to; day = addDays(day, 1)) bars.set(startOf(day), empty(startOf(day)));
  for (const { day, setsDone, setsAsked, sessions, selfReported } of days) {
    const bar = bars.get(startOf(day));
    if (!bar) continue;
    bar.setsDone += setsDone;
    bar.setsAsked += setsAsked;
    bar.sessions += sessions;
    bar.selfReported += selfReported;
  }
  return { unit, bars: [...bars.values()] };
}
