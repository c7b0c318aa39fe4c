import { addDays } from '../calendar.ts';

/** Days of a supply window, the first data day included. */
export const WINDOW_DAYS = 30;

/** One episode of care as far as supply is concerned; civil dates in the patient's zone. */
export interface Episode {
  /** Set-up of monitoring; data before it do not count. */
  setupDate: string;
  /** Days on which the patient logged data, in any order. */
  dataDays: readonly string[];
  /** Last day of care; data after it do not count. */
  dischargeDate?: string | null;
  /** Monitoring paused from a day up to, not including, the day of its resume (null: paused still). */
  pauses?: readonly { from: string; to: string | null }[];
  today: string;
}

export interface SupplyWindow {
  startDate: string;
  endDate: string;
  /** Distinct data days inside. */
  activeDays: number;
  /** Over once its last day is. */
  closed: boolean;
  /** Cut short by the discharge. */
  endedEarly: boolean;
}

/** The day counts: not before set-up, not after discharge, and not in the future. */
export const counts = (day: string, { setupDate, dischargeDate, today }: Omit<Episode, 'dataDays'>): boolean =>
  day >= setupDate && day <= today && (!dischargeDate || day <= dischargeDate);

const isPaused = (day: string, pauses: Episode['pauses'] = []): boolean =>
  pauses.some(({ from, to }) => from <= day && (to === null || day < to));

/**
 * Separate 30-day windows without carry-over. The first opens on the first data day on or after set-up, each next one
 * on the first data day on or after day 31; none opens while monitoring is paused, and a pause shortens none.
 */
export function supplyWindows(episode: Episode): SupplyWindow[] {
  const days = [...new Set(episode.dataDays)].filter((day) => counts(day, episode)).toSorted();
  const windows: SupplyWindow[] = [];
  for (const startDate of days) {
    const before = windows.at(-1);
    // A window that the discharge cut short is the last one: no later day counts.
    if ((before && startDate <= before.endDate) || isPaused(startDate, episode.pauses)) continue;
    const fullEnd = addDays(startDate, WINDOW_DAYS - 1);
    const endedEarly = Boolean(episode.dischargeDate && episode.dischargeDate < fullEnd);
    const endDate = endedEarly ? episode.dischargeDate! : fullEnd;
    windows.push({
      startDate,
      endDate,
      activeDays: days.filter((day) => startDate <= day && day <= endDate).length,
      closed: episode.today > endDate,
      endedEarly,
    });
  }
  return windows;
}
