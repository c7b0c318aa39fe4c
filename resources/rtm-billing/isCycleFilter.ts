import { rtmStatuses } from '../../contract/enumerations.ts';
import { YearMonth } from '../../contract/rtm-billing.ts';

const known: readonly string[] = rtmStatuses;

/** Whether what an address asks for is a month and statuses that there are. */
export const isCycleFilter = ({ yearMonth, status }: Record<'yearMonth' | 'status', unknown>): boolean =>
  YearMonth.safeParse(yearMonth).success &&
  typeof status === 'string' &&
  status.split(',').every((each) => known.includes(each));
