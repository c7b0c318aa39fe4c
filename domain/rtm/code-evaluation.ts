import type { Message } from '../../contract/platform/message.ts';
import type { RtmStatus } from '../../contract/platform/enumerations.ts';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import type { ComputedCycle } from './cycle.ts';
import type { MonitoredPlan } from './episodes.ts';
import { explainCycle } from './sentences.ts';
import type { RtmRule } from './rules.ts';
import type { RtmSettings } from './settings.ts';
import type { Pause } from './windows.ts';

/** A cycle of the patient, stored (with its id) or as computed. */
export type MonthCycle = Omit<ComputedCycle, 'status' | 'numRequiredDays' | 'numRemainingDays'> & {
  id?: number;
  status: RtmStatus;
};

/** The inputs of the evaluation of a patient's month. */
export interface MonthEvaluationInput {
  /** `2026-11`. */
  month: string;
  /** All cycles of the patient, of any month. */
  cycles: readonly MonthCycle[];
  plans: readonly MonitoredPlan[];
  pauses?: readonly Pause[];
  settings?: RtmSettings;
  /** The rules table; that of rules.ts by default. */
  rules?: readonly RtmRule[];
  /** Civil date in the patient's zone. */
  today: string;
  /** Today is a data day already. */
  loggedToday?: boolean;
}

type Missing = NonNullable<RtmCodeEvaluation['missing']>;

export const createMissingDays = (days: number, by: string): Missing => ({ days, minutes: 0, contacts: 0, by });

/** A code that has a cycle. */
export function toEvaluation(
  cycle: MonthCycle,
  missing: Missing | null = null,
  explanation: Message = explainCycle(cycle),
): RtmCodeEvaluation {
  const { id, code, clock, startDate, endDate, status, numActiveDays, minutes, liveContacts, units } = cycle;
  const { modifiers, flags } = cycle;
  const counted = { numActiveDays, minutes, liveContacts, units };
  return {
    ...counted,
    code,
    clock,
    startDate,
    endDate,
    cycleId: id ?? null,
    status,
    modifiers,
    flags,
    explanation,
    missing,
  };
}

/** A code without a cycle; `known` holds what is known of its window or month. */
export const createUnearned = (
  { code, clock }: { code: string; clock: RtmCodeEvaluation['clock'] },
  explanation: Message,
  known: Partial<RtmCodeEvaluation> = {},
): RtmCodeEvaluation => ({
  code: code as RtmCodeEvaluation['code'],
  clock,
  startDate: null,
  endDate: null,
  numActiveDays: 0,
  minutes: 0,
  liveContacts: 0,
  missing: null,
  ...known,
  cycleId: null,
  status: null,
  units: 0,
  modifiers: [],
  flags: [],
  explanation,
});
