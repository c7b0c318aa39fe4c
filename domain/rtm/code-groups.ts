import type { RtmStatus } from '../../contract/enumerations.ts';
import { isBillingFinal } from './status.ts';

/** What a code of a month comes to: billable or billed, not yet, or not any more; in the order in which it is shown. */
export const codeGroups = ['BILLABLE', 'NOT_YET', 'WILL_NOT'] as const;
export type CodeGroup = (typeof codeGroups)[number];

/** `missing` tells what would still make it billable; a period that is open may still become so. */
export function groupOfCode({ status, missing }: { status: RtmStatus | null; missing: object | null }): CodeGroup {
  if (status !== null && isBillingFinal(status)) return 'BILLABLE';
  return status === 'IN_PROGRESS' || missing !== null ? 'NOT_YET' : 'WILL_NOT';
}
