import type { RtmStatus } from '../../contract/platform/enumerations.ts';
import { toMonth } from '../platform/calendar.ts';
import { isBillingFinal } from './cycle.ts';

interface RowCycle {
  code: string;
  status: RtmStatus;
  endDate: string;
  flags: readonly string[];
}

/**
 * The cycles of a patient's month as its row shows them. A code counts in the month of its last day, as in the forecast
 * and the charges; what is ready or billed in another month is `elsewhere`.
 */
export function groupRowCycles<Cycle extends RowCycle>(cycles: readonly Cycle[], month: string) {
  const isOfMonth = ({ endDate }: Cycle) => toMonth(endDate) === month;
  const withStatus = (status: RtmStatus) => cycles.filter((cycle) => cycle.status === status);
  return {
    ready: withStatus('READY_TO_BILL').filter(isOfMonth),
    billed: withStatus('BILLED').filter(isOfMonth),
    open: withStatus('IN_PROGRESS'),
    elsewhere: cycles.filter((cycle) => isBillingFinal(cycle.status) && !isOfMonth(cycle)),
  };
}
