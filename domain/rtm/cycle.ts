import type { Message } from '../../contract/platform/message.ts';
import type { RtmClock, RtmCode, RtmFlag, RtmModifier, RtmStatus } from '../../contract/platform/enumerations.ts';
import { hasAssumedRules, spansRuleChange, type RuleContext } from './rules-in-force.ts';

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

/** What is to be looked at for the rules that a window or month is judged by. */
export function findRuleFlags({ clock, startDate, endDate }: Period, ruleContext: RuleContext): RtmFlag[] {
  const flags: RtmFlag[] = [];
  if (spansRuleChange(startDate, endDate, clock, ruleContext)) flags.push('SPANS_RULE_CHANGE');
  if (hasAssumedRules(endDate, ruleContext)) flags.push('LATEST_RULES_ASSUMED');
  return flags;
}

/** The earliest first, and within a day by code: an order that no order of arrival changes. */
export const compareByStart = (one: ComputedCycle, other: ComputedCycle): number =>
  one.startDate.localeCompare(other.startDate) || one.code.localeCompare(other.code);
