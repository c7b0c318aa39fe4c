import type { PlanOfCare } from '../../contract/patient-record.ts';
import { lastDayOf, laterOf, monthOf } from '../calendar.ts';
import type { Care, Episode, Pause } from './windows.ts';

interface Cared {
  /** First assignment of a program; null while monitoring was never set up. */
  setupDate: string | null;
  plans: readonly PlanOfCare[];
  dataDays: readonly string[];
  pauses?: readonly Pause[];
  today: string;
}

/** Plans that share a day are one stay in care; one that starts on the day after a discharge is a new one. */
function staysOf(plans: readonly PlanOfCare[]): PlanOfCare[] {
  const stays: PlanOfCare[] = [];
  for (const plan of plans.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const last = stays.at(-1);
    if (!last || (last.end !== null && last.end < plan.start)) stays.push({ ...plan });
    else if (last.end !== null) last.end = plan.end === null ? null : laterOf(last.end, plan.end);
  }
  return stays;
}

/** The episodes of care, the earliest first: one for each stay in care, none before monitoring was set up. */
export function episodesOf({ setupDate, plans, dataDays, pauses = [], today }: Cared): Episode[] {
  if (setupDate === null) return [];
  return staysOf(plans.filter(({ start, end }) => end === null || end >= laterOf(setupDate, start))).map(
    ({ start, end }) => ({ setupDate: laterOf(setupDate, start), dischargeDate: end, dataDays, pauses, today }),
  );
}

interface Dated {
  startDate: string;
  endDate: string;
}

/**
 * The episode that a cycle is of: the one that its first day lies in, else the first that shares a day with it, as
 * after a plan of care was moved; undefined where there is none.
 */
export const episodeOf = <Own extends Care>(
  { startDate, endDate }: Dated,
  episodes: readonly Own[],
): Own | undefined => {
  const meets = (from: string, to: string) => (episode: Own) =>
    episode.setupDate <= to && (!episode.dischargeDate || from <= episode.dischargeDate);
  return episodes.find(meets(startDate, startDate)) ?? episodes.find(meets(startDate, endDate));
};

/** The last day of a month on which there was care: its end, or a discharge before it without a new plan since. */
export const lastDayOfCare =
  (episodes: readonly Care[]) =>
  (month: string): string => {
    const end = lastDayOf(month);
    const last = episodes.findLast(({ setupDate }) => setupDate <= end)?.dischargeDate;
    return last && last < end && monthOf(last) === month ? last : end;
  };
