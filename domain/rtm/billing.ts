import type { Message } from '../../contract/platform/message.ts';
import { billingMessage } from '../../contract/rtm/messages.ts';
import type { RtmClock, RtmCode, RtmStatus } from '../../contract/platform/enumerations.ts';
import type { SeenCycle } from '../../contract/rtm/billing.ts';
import { toDays } from './explanation.ts';
import { isWithinOneWindow, isWindow } from './stored-cycles.ts';
import { rtmRules, WINDOW_DAYS } from './rules.ts';

/** The part of a cycle that decides what may be billed beside it. */
export interface BillableCycle {
  id: number;
  code: RtmCode;
  clock: RtmClock;
  startDate: string;
  endDate: string;
  status: RtmStatus;
}

/** The cycles are of the same window or month. */
const hasSamePeriod = (one: BillableCycle, other: BillableCycle): boolean =>
  one.clock === other.clock && one.startDate === other.startDate;

const isExcluding = (code: RtmCode, other: RtmCode): boolean =>
  rtmRules.some((rule) => rule.code === code && rule.excludes.includes(other));

export const findBaseCode = (code: RtmCode): RtmCode | null =>
  rtmRules.find((rule) => rule.code === code)?.addOnTo ?? null;

/** Of two windows of different episodes that are so close, the one billed last is held for review (RTM.md, decision 7). */
const areTooClose = (one: BillableCycle, other: BillableCycle): boolean =>
  isWithinOneWindow(one.startDate, other.startDate);

/**
 * Why cycles that are ready may not be billed together now; null where they may. `known` are all cycles
 * of the patient. A code is never billed beside one that excludes it (98985 and 98977 in one window, 98979 and 98980
 * in one month), and 98981 with 98980 of its month or after it.
 */
export function findBillingConflict(chosen: readonly BillableCycle[], known: readonly BillableCycle[]): Message | null {
  const billed = [...known.filter(({ status }) => status === 'BILLED'), ...chosen];
  for (const cycle of chosen) {
    const beside = billed.filter((other) => other.id !== cycle.id && hasSamePeriod(cycle, other));
    const against = beside.find(({ code }) => isExcluding(cycle.code, code) || isExcluding(code, cycle.code));
    if (against) return billingMessage('rtm.neverBeside', { code: cycle.code, other: against.code });
    const base = findBaseCode(cycle.code);
    if (base !== null && !beside.some(({ code }) => code === base))
      return billingMessage('rtm.baseRequired', { code: cycle.code, base });
    if (
      isWindow(cycle) &&
      chosen.some((other) => other.id !== cycle.id && isWindow(other) && areTooClose(cycle, other))
    )
      return billingMessage('rtm.windowsTooClose', { window: toDays(WINDOW_DAYS) });
  }
  return null;
}

/** The charge is the one that the user saw, and there is no new flag. */
export const isUnchangedSinceSeen = (
  cycle: { code: string; units: number; modifiers: readonly string[]; flags: readonly string[] },
  { code, units, modifiers, flags }: SeenCycle,
): boolean =>
  code === cycle.code &&
  units === cycle.units &&
  (modifiers === undefined || modifiers.join() === cycle.modifiers.join()) &&
  (flags === undefined || cycle.flags.every((flag) => flags.some((seen) => seen === flag)));

/** Why a billed cycle may not be reverted yet: 98980 while 98981 of its month is billed; else null. */
export function findRevertConflict(cycle: BillableCycle, known: readonly BillableCycle[]): Message | null {
  const addOn = known.find(
    (other) => other.status === 'BILLED' && findBaseCode(other.code) === cycle.code && hasSamePeriod(cycle, other),
  );
  return addOn ? billingMessage('rtm.billedOnTop', { code: addOn.code, base: cycle.code, again: addOn.code }) : null;
}

/**
 * Billed cycles that may have no other billing practitioner than the chosen ones: with days in common, windows with
 * windows and months with months. A window and a month with common days are covered by the attestation.
 */
export const findOverlappingBilledCycles = (
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
