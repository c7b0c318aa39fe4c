import type { PlanOfCare } from '../../contract/patient-record.ts';
import type { RtmCodeAnswer } from '../../contract/rtm-month.ts';
import type { RtmStatus } from '../../contract/enumerations.ts';
import type { ComputedCycle } from './cycle.ts';
import type { RtmSettings } from './settings.ts';

/** A cycle of the patient, stored (with its id) or as computed. */
export type MonthCycle = Omit<ComputedCycle, 'status' | 'numRequiredDays' | 'numRemainingDays'> & {
  id?: number;
  status: RtmStatus;
};

/** What the answers of a patient's month follow from. */
export interface MonthQuestion {
  /** `2026-11`. */
  month: string;
  /** All cycles of the patient, or at least all set-ups and what has a day in the month. */
  cycles: readonly MonthCycle[];
  setupDate: string | null;
  plans: readonly PlanOfCare[];
  pauses?: readonly { from: string; to: string | null }[];
  settings?: RtmSettings;
  /** Civil date in the patient's zone. */
  today: string;
}

const rankOf = ({ status, missing }: RtmCodeAnswer): number => {
  if (status === 'READY_TO_BILL' || status === 'BILLED') return 0;
  return status === 'IN_PROGRESS' || missing !== null ? 1 : 2;
};

/** Every code of a patient's month with its reason: the billable first, then what may still become so, then the rest. */
export const codesOfMonth = ({ month, cycles }: MonthQuestion): RtmCodeAnswer[] =>
  cycles
    .filter(({ startDate, endDate }) => startDate.slice(0, 7) <= month && month <= endDate.slice(0, 7))
    .map((cycle) => ({
      code: cycle.code,
      clock: cycle.clock,
      startDate: cycle.startDate,
      endDate: cycle.endDate,
      cycleId: cycle.id ?? null,
      status: cycle.status,
      numActiveDays: cycle.numActiveDays,
      minutes: cycle.minutes,
      liveContacts: cycle.liveContacts,
      units: cycle.units,
      modifiers: cycle.modifiers,
      flags: cycle.flags,
      explanation: cycle.explanation,
      missing: null,
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
