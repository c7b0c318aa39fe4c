import type { ComputedCycle } from './cycle.ts';
import { isWithinOneWindow, isBilled, type StoredCycle } from './stored-cycles.ts';

/** What a cycle is held against: its clock says whether it is a supply code or 98975. */
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

/** A stored charge, as far as it holds another one. */
interface StoredCharge extends ChargeStart {
  id: number;
  status: string;
}

/** The charges that a cycle which is held for review is held for, among those of its patient. */
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
