import type { RtmClock, RtmCode, RtmFlag, RtmModifier } from '../../../contract/platform/enumerations.ts';
import { rtmModifiers } from '../../../contract/platform/enumerations.ts';
import type { ChargeStatus } from '../../../contract/rtm/charges.ts';

/** Cents per unit of a code; a code may have none. */
export type ChargeList = Readonly<Partial<Record<RtmCode, number>>>;

/**
 * Office: monitoring is no telehealth visit, so its place is where the billing practitioner works: the
 * clinic. A clinic that bills from elsewhere changes it in its billing system.
 */
export const PLACE_OF_SERVICE = '11';

/** A stored cycle that may be charged. */
export interface ChargedCycle {
  id: number;
  code: RtmCode;
  clock: RtmClock;
  status: ChargeStatus;
  startDate: string;
  endDate: string;
  units: number;
  modifiers: readonly RtmModifier[];
  flags: readonly RtmFlag[];
}

export interface Charge {
  units: number;
  modifiers: RtmModifier[];
  serviceDate: string;
  placeOfService: string;
  unitCents: number | null;
  cents: number | null;
}

/** Distinct modifiers, the discipline's (GP, GO, GN) before the assistant's (CQ, CO), as payers expect them. */
export const sortModifiers = (modifiers: readonly RtmModifier[]): RtmModifier[] =>
  rtmModifiers.filter((modifier) => modifiers.includes(modifier));

/** Cents of the units; null for a code without a charge. */
export const computeCents = (charges: ChargeList, code: RtmCode, units: number): number | null => {
  const unit = charges[code];
  return unit === undefined ? null : unit * units;
};

/** Sum of the known amounts; null without any. */
export const sumCents = (all: readonly (number | null)[]): number | null => {
  const known = all.filter((cents) => cents !== null);
  return known.length ? known.reduce((sum, cents) => sum + cents, 0) : null;
};

/** The charge for a cycle. Its day of service is its last day: the 30th of a window, the last of a month. */
export const computeCharge = ({ code, units, modifiers, endDate }: ChargedCycle, charges: ChargeList): Charge => ({
  units,
  modifiers: sortModifiers(modifiers),
  serviceDate: endDate,
  placeOfService: PLACE_OF_SERVICE,
  unitCents: charges[code] ?? null,
  cents: computeCents(charges, code, units),
});

/** Whole cents of typed dollars: `45`, `45.5`, `$1,045.50`; null for anything else. */
export function parseDollars(typed: string): number | null {
  const found = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (!found) return null;
  return Number(found[1]!.replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** Cents as typed dollars: `45.50`. */
export const formatDollars = (cents: number): string => (cents / 100).toFixed(2);
