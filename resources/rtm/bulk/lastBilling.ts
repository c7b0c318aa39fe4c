import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BilledMonth, LeftOut } from '../../../contract/rtm/bulk-billing.ts';

/** What a bulk billing, or its undoing, has done. */
export interface BillingResult {
  /** `stillBilled` after an undoing that failed or stopped halfway. */
  kind: 'billed' | 'stillBilled' | 'undone';
  yearMonth: string;
  /** What is billed and can be reverted. */
  months: BilledMonth[];
  /** How many patients were reverted. */
  reverted: number;
  /** An undoing that is tried again after a lost answer reverts once. */
  undoKey: string;
  codes: number;
  cents: number | null;
  leftOut: LeftOut[];
  /** Patients of the selection, by id. */
  names: Record<number, string>;
  /** Why the rest was not tried. */
  failure?: string;
}

const KEY = ['rtm-last-billing'];

/** The last bulk billing of this session; it is kept when the page is left, and gone with the session. */
export function useLastBilling() {
  const queries = useQueryClient();
  const { data } = useQuery<BillingResult | null>({
    queryKey: KEY,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: Infinity,
  });
  return { last: data, setLast: (result: BillingResult | null) => queries.setQueryData(KEY, result) };
}
