import type { RtmFlag, RtmModifier } from '../../contract/enumerations.ts';
import { amountOf, count, spoken } from './explanation.ts';
import { isAddOn } from './rules-in-force.ts';

/** A stored cycle, as far as its sentence is concerned. */
interface Told {
  code: string;
  clock: string;
  status: string;
  endDate: string;
  numActiveDays: number;
  minutes: number;
  units: number;
  /** As it was computed last, before it was billed. */
  explanation: string;
}

/** The sentence of a cycle as it stands: its explanation, and once it is billed with what it was billed. */
export function sentenceOf({ code, clock, status, endDate, numActiveDays, minutes, units, explanation }: Told): string {
  if (status !== 'BILLED') return explanation;
  const amount =
    clock === 'CALENDAR_MONTH'
      ? amountOf(minutes, isAddOn(code) ? { units, earned: units } : undefined)
      : count(numActiveDays, 'data day');
  return `${code} was billed with ${amount} by ${spoken(endDate)}.`;
}

const flagged: Record<RtmFlag, string> = {
  ENDED_EARLY: 'The discharge ended these 30 days early.',
  SPANS_RULE_CHANGE: 'The rules changed within this period; those of its last day count.',
  LATEST_RULES_ASSUMED: 'The rules of its last day are not known yet; the latest known ones were used.',
  HELD_FOR_REVIEW:
    'It starts less than 30 days from a charge of its kind that is ready or billed in another episode of care.',
  MIXED_DISCIPLINES: 'Its notes are of more than one discipline.',
  OVERLAPPING_NOTES: 'Care notes share minutes, or an author was with two patients at once.',
  FURTHER_CONTACT_DISPUTED: 'There were fewer live contacts than units; some payers ask for one more with each.',
};

/** What a flag asks to look at before billing, in one sentence. */
export const flagSentence = (flag: RtmFlag): string => flagged[flag];

const carried: Record<RtmModifier, string> = {
  GP: 'GP: under a physical therapy plan of care.',
  GO: 'GO: under an occupational therapy plan of care.',
  GN: 'GN: under a speech-language pathology plan of care.',
  CQ: 'CQ: a physical therapist assistant had more than 10% of the minutes.',
  CO: 'CO: an occupational therapy assistant had more than 10% of the minutes.',
};

/** Why a cycle carries a modifier, in one sentence. */
export const modifierSentence = (modifier: RtmModifier): string => carried[modifier];
