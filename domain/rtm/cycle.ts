import type { RtmCode, RtmFlag, RtmModifier, RtmStatus } from '../../contract/enumerations.ts';
import { hasAssumedRules, spansRuleChange, type RtmRule } from './rules.ts';

/** A computed billing window or month of one code (ENT-046). Civil dates; the caller keeps what is BILLED. */
export interface ComputedCycle {
  code: RtmCode;
  clock: RtmRule['clock'];
  startDate: string;
  endDate: string;
  status: Exclude<RtmStatus, 'BILLED'>;
  /** Data days inside; 0 for management, which needs none. */
  numActiveDays: number;
  numRequiredDays: number;
  /** Data days still missing: to this code, or while the window is open to the next one. */
  numRemainingDays: number;
  /** Minutes of the month; 0 for codes that count days. */
  minutes: number;
  /** Live contacts of the month; 0 for codes that count days. */
  liveContacts: number;
  /** How often the code is billable; 0 while it is not. */
  units: number;
  modifiers: RtmModifier[];
  flags: RtmFlag[];
  /** One sentence: why it is billable or not yet, and what would change it. */
  explanation: string;
}

export const statusOf = (closed: boolean, met: boolean): ComputedCycle['status'] => {
  if (!closed) return 'IN_PROGRESS';
  return met ? 'READY_TO_BILL' : 'ACTIVE_DAYS_INCOMPLETE';
};

export function flagsOf(startDate: string, endDate: string, clock: RtmRule['clock'], endedEarly = false): RtmFlag[] {
  const flags: RtmFlag[] = [];
  if (endedEarly) flags.push('ENDED_EARLY');
  if (spansRuleChange(startDate, endDate, clock)) flags.push('SPANS_RULE_CHANGE');
  if (hasAssumedRules(endDate)) flags.push('LATEST_RULES_ASSUMED');
  return flags;
}
