import type { RtmStatus } from '../../contract/platform/enumerations.ts';
import { listRules } from './rules-in-force.ts';

const transitions: Partial<Record<RtmStatus, RtmStatus>> = { READY_TO_BILL: 'BILLED', BILLED: 'READY_TO_BILL' };

/** The status that somebody may give a cycle next; null where the control is not offered (RTM-15..17). */
export const findNextStatus = (status: RtmStatus): RtmStatus | null => transitions[status] ?? null;

/** The only status from which a cycle gets there by hand; null when none does. */
export const findPreviousStatus = (status: RtmStatus): RtmStatus | null => transitions[status] ?? null;

/** Taking a billing back is to be explained. */
export const needsReason = (from: RtmStatus): boolean => from === 'BILLED';

/** RTM-18: done as far as the rules are concerned; only BILLED is frozen (OPEN-080). */
export const isBillingFinal = (status: RtmStatus): boolean => status === 'READY_TO_BILL' || status === 'BILLED';

const mostUrgentFirst: readonly RtmStatus[] = ['READY_TO_BILL', 'IN_PROGRESS', 'BILLED', 'ACTIVE_DAYS_INCOMPLETE'];

/** Status of a patient's month: what is to be done comes before what is done (ENT-048). */
export const computeMonthStatus = (statuses: readonly RtmStatus[]): RtmStatus =>
  mostUrgentFirst.find((status) => statuses.includes(status)) ?? 'IN_PROGRESS';

interface CountedCycle {
  status: RtmStatus;
  clock: string;
  endDate: string;
  numActiveDays: number;
  numRequiredDays: number;
}

/** Data days still missing: to the code of the cycle or, while its window is open, to the next one. */
export function countRemainingDays({ status, clock, endDate, numActiveDays, numRequiredDays }: CountedCycle): number {
  const reached = numActiveDays >= numRequiredDays;
  const next =
    status === 'IN_PROGRESS' && reached && clock === 'ROLLING_30'
      ? listRules(endDate, clock).find(({ min }) => min > numActiveDays)
      : undefined;
  return Math.max(0, (next?.min ?? numRequiredDays) - numActiveDays);
}

/** Groups of a month's codes in the order shown: billable or billed, still possible, no longer possible. */
export const codeGroups = ['BILLABLE', 'NOT_YET', 'WILL_NOT'] as const;
export type CodeGroup = (typeof codeGroups)[number];

/** A code is still possible while its period is open or `missing` says what would make it billable. */
export function classifyCode({ status, missing }: { status: RtmStatus | null; missing: object | null }): CodeGroup {
  if (status !== null && isBillingFinal(status)) return 'BILLABLE';
  return status === 'IN_PROGRESS' || missing !== null ? 'NOT_YET' : 'WILL_NOT';
}
