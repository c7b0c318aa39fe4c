import type { RtmClock, RtmCode, RtmFlag, RtmModifier, RtmStatus } from '../../contract/platform/enumerations.ts';
import type { Message } from '../../contract/platform/message.ts';
import { hasAssumedRules, listRules, spansRuleChange, type RuleContext } from './rules-in-force.ts';

/** A computed billing window or month of one code (ENT-046). Civil dates; the caller keeps what is BILLED. */
export interface ComputedCycle {
  code: RtmCode;
  clock: RtmClock;
  startDate: string;
  endDate: string;
  status: Exclude<RtmStatus, 'BILLED'>;
  /** Data days inside; 0 for management, which needs none. */
  numActiveDays: number;
  numRequiredDays: number;
  /** Data days still missing: to this code, or while the window is open to the next one. */
  numRemainingDays: number;
  /** Counted minutes of the month; 0 for codes that count days. */
  minutes: number;
  /** Live contacts of the month; 0 for codes that count days. */
  liveContacts: number;
  /** How often the code is billable; 0 while it is not. */
  units: number;
  modifiers: RtmModifier[];
  flags: RtmFlag[];
  /** One sentence: why it is billable or not yet, and what would change it. */
  explanation: Message;
}

export const computeStatus = (closed: boolean, met: boolean): ComputedCycle['status'] => {
  if (!closed) return 'IN_PROGRESS';
  return met ? 'READY_TO_BILL' : 'ACTIVE_DAYS_INCOMPLETE';
};

type Period = Pick<ComputedCycle, 'clock' | 'startDate' | 'endDate'>;

/** Flags about the rules that a window or month is evaluated by. */
export function findRuleFlags({ clock, startDate, endDate }: Period, ruleContext: RuleContext): RtmFlag[] {
  const flags: RtmFlag[] = [];
  if (spansRuleChange(startDate, endDate, clock, ruleContext)) flags.push('SPANS_RULE_CHANGE');
  if (hasAssumedRules(endDate, ruleContext)) flags.push('LATEST_RULES_ASSUMED');
  return flags;
}

/** By first day, then by code: the order does not depend on the order of arrival. */
export const compareByStart = (one: ComputedCycle, other: ComputedCycle): number =>
  one.startDate.localeCompare(other.startDate) || one.code.localeCompare(other.code);

const transitions: Partial<Record<RtmStatus, RtmStatus>> = { READY_TO_BILL: 'BILLED', BILLED: 'READY_TO_BILL' };

/** The status that a user may give a cycle next; null where the control is not offered (RTM-15..17). */
export const findNextStatus = (status: RtmStatus): RtmStatus | null => transitions[status] ?? null;

/** The only status from which a user may set this one; null when there is none. */
export const findPreviousStatus = (status: RtmStatus): RtmStatus | null => transitions[status] ?? null;

/** Reverting a billed cycle needs a reason. */
export const needsReason = (from: RtmStatus): boolean => from === 'BILLED';

/** RTM-18: the rules change nothing any more; only BILLED is frozen (OPEN-080). */
export const isBillingFinal = (status: RtmStatus): boolean => status === 'READY_TO_BILL' || status === 'BILLED';

const mostUrgentFirst: readonly RtmStatus[] = ['READY_TO_BILL', 'IN_PROGRESS', 'BILLED', 'ACTIVE_DAYS_INCOMPLETE'];

/** Status of a patient's month: its most urgent one (ENT-048). */
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
type CodeGroup = (typeof codeGroups)[number];

/** A code is still possible while its period is open or `missing` says what would make it billable. */
export function classifyCode({ status, missing }: { status: RtmStatus | null; missing: object | null }): CodeGroup {
  if (status !== null && isBillingFinal(status)) return 'BILLABLE';
  return status === 'IN_PROGRESS' || missing !== null ? 'NOT_YET' : 'WILL_NOT';
}
