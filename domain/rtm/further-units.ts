import type { RuleChoice } from './rules-in-force.ts';
import type { RtmRule } from './rules.ts';

/**
 * Units of an add-on: one for each full `min` minutes beyond the first code, no more than the organization bills, and
 * where each needs a live contact of its own no more than there were contacts beyond the first code's.
 */
export function furtherUnits(
  { minutes, contacts }: { minutes: number; contacts: number },
  base: RtmRule,
  addOn: RtmRule,
  { settings }: RuleChoice,
): { units: number; earned: number } {
  const earned = Math.max(0, Math.floor((minutes - base.min) / addOn.min));
  const further = settings.contactPerFurtherUnit ? Math.max(0, contacts - base.liveContacts) : earned;
  return { earned, units: Math.min(earned, further, settings.mostFurtherUnits ?? addOn.maxUnits ?? earned) };
}
