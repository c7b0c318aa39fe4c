import { countDaysBetween } from '../platform/calendar.ts';
import type { ComputedCycle } from './cycle.ts';
import { findEpisode } from './episodes.ts';
import { isAddOn } from './rules-in-force.ts';
import { WINDOW_DAYS } from './rules.ts';
import {
  computeSupplyWindows,
  createWindow,
  listCountedDays,
  type Care,
  type Episode,
  type SupplyWindow,
} from './windows.ts';

/** The part of a stored cycle that decides what may still be computed. */
export interface StoredCycle {
  clock: string;
  startDate: string;
  endDate: string;
  status: string;
}

export const isBilled = ({ status }: StoredCycle): boolean => status === 'BILLED';
export const isWindow = ({ clock }: StoredCycle): boolean => clock === 'ROLLING_30';
const isMonth = ({ clock }: StoredCycle): boolean => clock === 'CALENDAR_MONTH';

/** Frozen: a billed cycle, and every code of a month of which one code is billed. */
export const isFrozen = (cycle: StoredCycle, known: readonly StoredCycle[]): boolean =>
  isBilled(cycle) ||
  (isMonth(cycle) && known.some((other) => isBilled(other) && isMonth(other) && other.startDate === cycle.startDate));

/** Two supply windows start less than 30 days apart, so that only one of them is to be billed. */
export const isWithinOneWindow = (startDate: string, other: string): boolean =>
  Math.abs(countDaysBetween(startDate, other)) < WINDOW_DAYS;

/**
 * Starts of the windows that keep their days: the billed ones, and before the last of them those that overlap with
 * none.
 */
function findFixedStarts(windows: readonly StoredCycle[], lastBilled: string): string[] {
  const kept = new Set(windows.filter(isBilled).map(({ startDate }) => startDate));
  for (const { startDate } of windows) {
    if (startDate < lastBilled && ![...kept].some((start) => isWithinOneWindow(start, startDate))) kept.add(startDate);
  }
  return [...kept].toSorted();
}

/**
 * Windows of an episode; `known` are its stored cycles. Late data move the first day of its windows, unless one is
 * billed (RTM.md, decision 8): then those up to the last billed one keep their days, none opens before the first of
 * them nor into one of them, and only later windows are computed again.
 */
export function computeEpisodeWindows(episode: Episode, known: readonly StoredCycle[]): SupplyWindow[] {
  const stored = known.filter(isWindow).toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const lastBilled = stored.findLast(isBilled);
  if (!lastBilled) return computeSupplyWindows(episode);
  const days = listCountedDays(episode);
  const kept = findFixedStarts(stored, lastBilled.startDate);
  return kept.flatMap((startDate, at) => {
    const before = kept[at + 1];
    const room = { after: startDate, ...(before !== undefined && { before }) };
    return [createWindow(startDate, episode, days), ...computeSupplyWindows(episode, room)];
  });
}

/** The part of a stored or computed cycle that its slot depends on. */
export interface SlottedCycle {
  code: string;
  clock: string;
  startDate: string;
  endDate: string;
}

/**
 * The slot of a cycle, whichever code it has: the supply of a window, the first code or the further units of
 * a month, the set-up of an episode. The slot of a set-up names its episode, as its window may move. A slot has one cycle.
 * `episodes` are those of the record as it is now (`toEpisodes`).
 */
export function toSlotKey(cycle: SlottedCycle, episodes: readonly Care[]): string {
  const { clock, code, startDate } = cycle;
  if (clock === 'EPISODE') return `${clock} ${findEpisode(cycle, episodes)?.setupDate ?? startDate}`;
  return `${clock} ${startDate}${isAddOn(code) ? ' further' : ''}`;
}

/** The start of a charge; its clock says whether it is a supply code or 98975. */
type ChargeStart = Pick<StoredCycle, 'clock' | 'startDate'>;

/** Two charges of one kind, supply or set-up, that start less than 30 days apart. */
const areTooClose = (one: ChargeStart, other: ChargeStart): boolean =>
  one.clock === other.clock && isWithinOneWindow(one.startDate, other.startDate);

/**
 * The cycles that count data days, those flagged that start less than 30 days from another charge of their kind (RTM.md,
 * decision 7): from one that is billed, in whichever episode, and from one that is ready in an earlier episode. `episodes`
 * are the cycles of each episode, the earliest episode first.
 */
export function flagHeldCycles(
  episodes: readonly (readonly ComputedCycle[])[],
  known: readonly StoredCycle[],
): ComputedCycle[] {
  const charges: ChargeStart[] = known.filter(isBilled);
  return episodes.flatMap((own) => {
    const evaluated = own.map((cycle): ComputedCycle =>
      charges.some((other) => areTooClose(cycle, other))
        ? { ...cycle, flags: [...cycle.flags, 'HELD_FOR_REVIEW'] }
        : cycle,
    );
    charges.push(...own.filter(({ status }) => status === 'READY_TO_BILL'));
    return evaluated;
  });
}

/** The part of a stored charge that decides whether it holds another one. */
interface StoredCharge extends ChargeStart {
  id: number;
  status: string;
}

/** The charges of the patient because of which a cycle is held for review. */
export const findHoldingCharges = <Charge extends StoredCharge>(
  held: StoredCharge,
  charges: readonly Charge[],
): Charge[] =>
  charges.filter(
    (other) =>
      other.id !== held.id &&
      areTooClose(held, other) &&
      (other.status === 'BILLED' || (other.status === 'READY_TO_BILL' && other.startDate < held.startDate)),
  );
