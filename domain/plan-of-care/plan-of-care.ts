import { addHours } from 'date-fns';
import type { PlanOfCare } from '../../contract/patients/record.ts';
import type { Message } from '../../contract/platform/message.ts';
import { planOfCareMessage } from '../../contract/plan-of-care/messages.ts';
import { addDays, countDaysBetween, getLaterDay } from '../platform/calendar.ts';

/** A discharge may be dated this many days ahead or back (REC-42, REC-43). */
const WINDOW_DAYS = 28;

/** The first and the last civil date that can be picked. */
export interface DayWindow {
  from: string;
  to: string;
}

export const isWithin = ({ from, to }: DayWindow, day: string): boolean => from <= day && day <= to;

/** The error of a day outside the window, which it names; without a window every day is invalid (OPEN-065). */
export function validateDay(window: DayWindow | null, day: string): Message | null {
  if (!window) return planOfCareMessage('planOfCare.noDayYet');
  if (isWithin(window, day)) return null;
  const { from, to } = window;
  return from === to
    ? planOfCareMessage('planOfCare.onlyDay', { day: { date: from } })
    : planOfCareMessage('planOfCare.dayWindow', { first: { date: from }, last: { date: to } });
}

/** The current plan: the one that started last. */
export const findLatestPlan = <Plan extends PlanOfCare>(plans: readonly Plan[]): Plan | null =>
  plans.reduce<Plan | null>((latest, plan) => (latest && latest.start > plan.start ? latest : plan), null);

/** From the later of the plan's start or 28 days ago, up to 28 days ahead (REC-42). */
export const getDischargeWindow = (plan: Pick<PlanOfCare, 'start'>, today: string): DayWindow => ({
  from: getLaterDay(plan.start, addDays(today, -WINDOW_DAYS)),
  to: addDays(today, WINDOW_DAYS),
});

/** From today up to 28 days ahead (REC-43). */
export const getEditPlanWindow = (today: string): DayWindow => ({ from: today, to: addDays(today, WINDOW_DAYS) });

/** From the day after the last plan's end up to today (REC-44); null while no day can be picked yet (OPEN-065). */
export function getNewPlanWindow(plans: readonly PlanOfCare[], today: string): DayWindow | null {
  const last = findLatestPlan(plans);
  if (!last) return { from: today, to: today };
  if (last.end === null) return null;
  const from = addDays(last.end, 1);
  return from <= today ? { from, to: today } : null;
}

/** A patient stays active through the last day of care and is archived after it (REC-41, OPEN-062, OPEN-063). */
export function isDischarged(plans: readonly PlanOfCare[], today: string): boolean {
  const end = findLatestPlan(plans)?.end ?? null;
  return end !== null && end < today;
}

export type PlanAction = 'DISCHARGE' | 'EDIT_PLAN' | 'NEW_PLAN';

/** The action of the header: Discharge, Edit Plan of Care or New Plan of Care (REC-50, OPEN-061). */
export function getPlanAction(plans: readonly PlanOfCare[], today: string): PlanAction {
  const last = findLatestPlan(plans);
  if (!last || isDischarged(plans, today)) return 'NEW_PLAN';
  return last.end === null ? 'DISCHARGE' : 'EDIT_PLAN';
}

/** The status in the header; null while no end is planned (REC-14, REC-15, OPEN-060). */
export function getPlanLabel(
  plans: readonly PlanOfCare[],
  today: string,
): 'Scheduled to be discharged' | 'Discharged' | null {
  if (isDischarged(plans, today)) return 'Discharged';
  return findLatestPlan(plans)?.end ? 'Scheduled to be discharged' : null;
}

/** The week of the current plan of care, from 1; null before it starts and after it has ended. */
export function getPlanWeek(plans: readonly PlanOfCare[], today: string): number | null {
  const plan = findLatestPlan(plans);
  if (!plan || plan.start > today || isDischarged(plans, today)) return null;
  return Math.floor(countDaysBetween(plan.start, today) / 7) + 1;
}

/** A plan of care with the time of the last change of its end, in ms since 1970; null without a change that can be undone. */
type ChangedPlan = PlanOfCare & { endChangedAt: number | null };

const UNDO_HOURS = 24;

/** Why the last change of the end of care cannot be undone; null when it can. A new plan of care rules it out. */
export function validateUndo(plans: readonly ChangedPlan[], now: Date): Message | null {
  const last = findLatestPlan(plans);
  if (!last || last.endChangedAt === null) {
    return plans.some(({ endChangedAt }) => endChangedAt !== null)
      ? planOfCareMessage('planOfCare.newPlanSince')
      : planOfCareMessage('planOfCare.notDischarged');
  }
  return now <= addHours(last.endChangedAt, UNDO_HOURS)
    ? null
    : planOfCareMessage('planOfCare.undoHours', { n: UNDO_HOURS });
}
