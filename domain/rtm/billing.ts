import type { RtmClock, RtmCode, RtmStatus } from '../../contract/enumerations.ts';
import type { SeenCycle } from '../../contract/rtm-billing.ts';
import { collide, isWindow } from './known-cycles.ts';
import { rtmRules } from './rules.ts';

/** A cycle, as far as it decides what may be billed beside it. */
export interface BillableCycle {
  id: number;
  code: RtmCode;
  clock: RtmClock;
  startDate: string;
  endDate: string;
  status: RtmStatus;
}

/** One window or one month: its cycles begin on one day by one clock. */
const sharePeriod = (one: BillableCycle, other: BillableCycle): boolean =>
  one.clock === other.clock && one.startDate === other.startDate;

const excludes = (code: string, other: string): boolean =>
  rtmRules.some((rule) => rule.code === code && rule.excludes.includes(other));

const baseOf = (code: string): string | null => rtmRules.find((rule) => rule.code === code)?.addOnTo ?? null;

/** Of windows of two episodes so close together the one that is billed last is held for review (RTM.md, decision 7). */
const meet = (one: BillableCycle, other: BillableCycle): boolean => collide(one.startDate, other.startDate);

/**
 * Why cycles that are ready may not be billed together now, as a sentence; null where they may. `known` are all cycles
 * of the patient. A code is never billed beside one that excludes it (98985 and 98977 in one window, 98979 and 98980
 * in one month), and 98981 with 98980 of its month or after it.
 */
export function billingProblem(chosen: readonly BillableCycle[], known: readonly BillableCycle[]): string | null {
  const billed = [...known.filter(({ status }) => status === 'BILLED'), ...chosen];
  for (const cycle of chosen) {
    const beside = billed.filter((other) => other.id !== cycle.id && sharePeriod(cycle, other));
    const against = beside.find(({ code }) => excludes(cycle.code, code) || excludes(code, cycle.code));
    if (against) return `${cycle.code} is never billed beside ${against.code} of the same period.`;
    const base = baseOf(cycle.code);
    if (base !== null && !beside.some(({ code }) => code === base))
      return `${cycle.code} is billed with ${base} of its month or after it.`;
    if (isWindow(cycle) && chosen.some((other) => other.id !== cycle.id && isWindow(other) && meet(cycle, other)))
      return 'Supply windows that start less than 30 days apart are billed one after the other.';
  }
  return null;
}

/** The charge is the one that was looked at, and nothing is flagged that was not then. */
export const isAsSeen = (
  cycle: { code: string; units: number; modifiers: readonly string[]; flags: readonly string[] },
  { code, units, modifiers, flags }: SeenCycle,
): boolean =>
  code === cycle.code &&
  units === cycle.units &&
  (modifiers === undefined || modifiers.join() === cycle.modifiers.join()) &&
  (flags === undefined || cycle.flags.every((flag) => flags.some((seen) => seen === flag)));

/** Why a billed cycle may not be taken back yet, as a sentence: 98980 while 98981 of its month is billed; else null. */
export function revertProblem(cycle: BillableCycle, known: readonly BillableCycle[]): string | null {
  const addOn = known.find(
    (other) => other.status === 'BILLED' && baseOf(other.code) === cycle.code && sharePeriod(cycle, other),
  );
  return addOn
    ? `${addOn.code} of the same month is billed on top of ${cycle.code}. Revert ${addOn.code} first.`
    : null;
}

/**
 * Billed cycles that may have no other billing practitioner than the chosen ones: with days in common, windows with
 * windows and months with months. Of a window and a month that meet, the attestation speaks.
 */
export const billedTogetherWith = (
  chosen: readonly BillableCycle[],
  known: readonly BillableCycle[],
): BillableCycle[] => {
  const isMonth = ({ clock }: BillableCycle) => clock === 'CALENDAR_MONTH';
  return known.filter(
    (other) =>
      other.status === 'BILLED' &&
      chosen.some(
        (cycle) =>
          isMonth(cycle) === isMonth(other) && cycle.startDate <= other.endDate && other.startDate <= cycle.endDate,
      ),
  );
};
