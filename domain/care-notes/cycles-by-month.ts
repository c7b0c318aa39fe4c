import type { RtmCycle } from '../../contract/rtm/cycles.ts';
import { toMonth } from '../platform/calendar.ts';

/** What became of a cycle: its code is earned, was billed, can still be earned, or cannot be billed. */
export type CycleResult = 'EARNED' | 'BILLED' | 'OPEN' | 'NOT_BILLABLE';

/** A running cycle that has reached its code is earned, although it is billable only after its last day. */
export function evaluateCycle({ status, units }: Pick<RtmCycle, 'status' | 'units'>): CycleResult {
  if (status === 'BILLED') return 'BILLED';
  if (status === 'ACTIVE_DAYS_INCOMPLETE') return 'NOT_BILLABLE';
  return status === 'READY_TO_BILL' || units > 0 ? 'EARNED' : 'OPEN';
}

/** Cycles by the month in which they end and are billed, the newest month first, codes in order. */
export function groupCyclesByMonth(cycles: readonly RtmCycle[]): { month: string; cycles: RtmCycle[] }[] {
  const months = [...new Set(cycles.map(({ endDate }) => toMonth(endDate)))];
  return months
    .toSorted((one, other) => other.localeCompare(one))
    .map((month) => ({
      month,
      cycles: cycles
        .filter(({ endDate }) => toMonth(endDate) === month)
        .toSorted((a, b) => a.code.localeCompare(b.code) || a.endDate.localeCompare(b.endDate)),
    }));
}
