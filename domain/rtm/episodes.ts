import type { SetupCredential, SetupOrigin } from '../../contract/rtm/monitoring.ts';
import type { PlanOfCare } from '../../contract/patients/record.ts';
import { getLastDayOfMonth, getLaterDay, toMonth } from '../platform/calendar.ts';
import type { Care, Episode, Pause } from './windows.ts';

/** A plan of care with the set-up of monitoring that belongs to it; nulls without one. */
export interface MonitoredPlan extends PlanOfCare {
  setupDate: string | null;
  setupBy?: SetupOrigin | null;
  /** Who did the set-up and the education; null where nobody said. */
  setupCredential?: SetupCredential | null;
}

interface CareHistory {
  plans: readonly MonitoredPlan[];
  dataDays: readonly string[];
  pauses?: readonly Pause[];
  today: string;
}

/** Plans that share a day are one stay in care; one that starts on the day after a discharge is a new one. */
export function mergeStays(plans: readonly MonitoredPlan[]): MonitoredPlan[] {
  const stays: MonitoredPlan[] = [];
  const whole = plans.filter(({ start, end }) => end === null || start <= end);
  for (const plan of whole.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const last = stays.at(-1);
    if (!last || (last.end !== null && last.end < plan.start)) {
      stays.push({ ...plan });
      continue;
    }
    if (last.end !== null) last.end = plan.end === null ? null : getLaterDay(last.end, plan.end);
    if (plan.setupDate !== null && (last.setupDate === null || plan.setupDate < last.setupDate)) {
      last.setupDate = plan.setupDate;
      last.setupBy = plan.setupBy;
      last.setupCredential = plan.setupCredential;
    }
  }
  return stays;
}

/** Whether a day lies in a stay in care, or in a plan of care. */
export const isInCare = (day: string, { start, end }: PlanOfCare): boolean =>
  start <= day && (end === null || day <= end);

/** The day on which monitoring was set up in a stay in care, its source, and who did it. */
export interface SetUp {
  setupDate: string;
  setupBy: SetupOrigin;
  setupCredential: SetupCredential | null;
}

/** Is this the set-up that the stay has already? */
export const isSameSetUp = ({ setupDate, setupBy, setupCredential = null }: MonitoredPlan, setUp: SetUp): boolean =>
  setupDate === setUp.setupDate && setupBy === setUp.setupBy && setupCredential === setUp.setupCredential;

const noSetUp = { setupDate: null, setupBy: null, setupCredential: null };

/** The plans with another set-up of the stay: its first plan has it, those that share its days have none. */
export function replaceSetUp<Own extends MonitoredPlan>(
  plans: readonly Own[],
  stay: MonitoredPlan,
  setUp: SetUp,
): Own[] {
  const first = plans.find(({ start }) => isInCare(start, stay));
  return plans.map((plan) => (isInCare(plan.start, stay) ? { ...plan, ...(plan === first ? setUp : noSetUp) } : plan));
}

/** The first day that counts in a stay; null without a set-up, or with one after its end. */
const findFirstDay = ({ start, end, setupDate }: MonitoredPlan): string | null => {
  const first = setupDate && getLaterDay(setupDate, start);
  return first && (end === null || first <= end) ? first : null;
};

/**
 * The episodes of care, the earliest first: one for each stay in care that has a set-up of its own (RTM.md, decision
 * 5).
 */
export function toEpisodes({ plans, dataDays, pauses = [], today }: CareHistory): Episode[] {
  return mergeStays(plans).flatMap((stay) => {
    const setupDate = findFirstDay(stay);
    if (setupDate === null) return [];
    const { end: dischargeDate, setupBy, setupCredential = null } = stay;
    const isCarriedOver = setupBy === 'CARRIED_OVER';
    return [
      { setupDate, setupCredential, dischargeDate, dataDays, pauses, today, ...(isCarriedOver && { isCarriedOver }) },
    ];
  });
}

/** A day lies before the set-up of its stay in care, in a stay without one, or before all care. */
export function isBeforeSetUp(day: string, plans: readonly MonitoredPlan[]): boolean {
  const stays = mergeStays(plans);
  const stay = stays.find((each) => isInCare(day, each));
  if (!stay) return !stays.some(({ start }) => start <= day);
  const setupDate = findFirstDay(stay);
  return setupDate === null || day < setupDate;
}

/** The stay in care of a cycle, by the same rule as its episode. */
export const findStay = (cycle: DatedPeriod, stays: readonly MonitoredPlan[]): MonitoredPlan | undefined =>
  findEpisode(
    cycle,
    stays.map((stay) => ({ setupDate: stay.start, dischargeDate: stay.end, today: '', stay })),
  )?.stay;

interface DatedPeriod {
  startDate: string;
  endDate: string;
}

/**
 * The episode of a cycle: the one that contains its first day, else the first that shares a day with it, as after a plan
 * of care was moved; undefined where there is none.
 */
export const findEpisode = <Own extends Care>(
  { startDate, endDate }: DatedPeriod,
  episodes: readonly Own[],
): Own | undefined => {
  const meets = (from: string, to: string) => (episode: Own) =>
    episode.setupDate <= to && (!episode.dischargeDate || from <= episode.dischargeDate);
  return episodes.find(meets(startDate, startDate)) ?? episodes.find(meets(startDate, endDate));
};

/** The last day of a month on which there was care: its end, or a discharge before it without a new plan since. */
export const findLastDayOfCare =
  (episodes: readonly Care[]) =>
  (month: string): string => {
    const end = getLastDayOfMonth(month);
    const last = episodes.findLast(({ setupDate }) => setupDate <= end)?.dischargeDate;
    return last && last < end && toMonth(last) === month ? last : end;
  };
