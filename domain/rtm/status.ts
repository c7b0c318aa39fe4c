import type { RtmStatus } from '../../contract/enumerations.ts';
import { rulesOn } from './rules-in-force.ts';

const moves: Partial<Record<RtmStatus, RtmStatus>> = { READY_TO_BILL: 'BILLED', BILLED: 'READY_TO_BILL' };

/** The status that somebody may give a cycle next; null where the control is not offered (RTM-15..17). */
export const nextStatus = (status: RtmStatus): RtmStatus | null => moves[status] ?? null;

/** The only status from which a cycle gets there by hand; null when none does. */
export const statusBefore = (status: RtmStatus): RtmStatus | null => moves[status] ?? null;

/** Taking a billing back is to be explained. */
export const needsReason = (from: RtmStatus): boolean => from === 'BILLED';

/** RTM-18: done as far as the rules are concerned; only BILLED is frozen (OPEN-080). */
export const isBillingFinal = (status: RtmStatus): boolean => status === 'READY_TO_BILL' || status === 'BILLED';

const mostUrgentFirst: readonly RtmStatus[] = ['READY_TO_BILL', 'IN_PROGRESS', 'BILLED', 'ACTIVE_DAYS_INCOMPLETE'];

/** Status of a patient's month: what is to be done comes before what is done (ENT-048). */
export const monthStatus = (statuses: readonly RtmStatus[]): RtmStatus =>
  mostUrgentFirst.find((status) => statuses.includes(status)) ?? 'IN_PROGRESS';

interface Counted {
  status: RtmStatus;
  clock: string;
  endDate: string;
  numActiveDays: number;
  numRequiredDays: number;
}

/** Data days still missing: to the code of the cycle or, while its window is open, to the next one. */
export function remainingDays({ status, clock, endDate, numActiveDays, numRequiredDays }: Counted): number {
  const reached = numActiveDays >= numRequiredDays;
  const next =
    status === 'IN_PROGRESS' && reached && clock === 'ROLLING_30'
      ? rulesOn(endDate, clock).find(({ min }) => min > numActiveDays)
      : undefined;
  return Math.max(0, (next?.min ?? numRequiredDays) - numActiveDays);
}
