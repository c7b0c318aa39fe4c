import type { Message } from '../../contract/platform/message.ts';
import { explanationMessage, flagMessage } from '../../contract/rtm/messages.ts';
import type { RtmFlag, RtmModifier } from '../../contract/platform/enumerations.ts';
import { toAmount, toDataDays, toDays } from './explanation.ts';
import { isAddOn } from './rules-in-force.ts';
import { ASSISTANT_PERCENT, WINDOW_DAYS } from './rules.ts';

/** The part of a stored cycle that its sentence uses. */
interface ExplainedCycle {
  code: string;
  clock: string;
  status: string;
  endDate: string;
  numActiveDays: number;
  minutes: number;
  units: number;
  /** The explanation computed last, before the cycle was billed. */
  explanation: Message;
}

/** The sentence of a cycle: its explanation, or what it was billed with. */
export function explainCycle({
  code,
  clock,
  status,
  endDate,
  numActiveDays,
  minutes,
  units,
  explanation,
}: ExplainedCycle): Message {
  if (status !== 'BILLED') return explanation;
  const amount =
    clock === 'CALENDAR_MONTH'
      ? toAmount(minutes, isAddOn(code) ? { units, earned: units } : undefined)
      : toDataDays(numActiveDays);
  return explanationMessage('rtm.billedWith', { code, amount, day: { day: endDate } });
}

/** What to review before billing, in one sentence. */
export function explainFlag(flag: RtmFlag): Message {
  const window = toDays(WINDOW_DAYS);
  switch (flag) {
    case 'ENDED_EARLY':
      return flagMessage('rtm.endedEarly', { window });
    case 'SPANS_RULE_CHANGE':
      return flagMessage('rtm.spansRuleChange');
    case 'LATEST_RULES_ASSUMED':
      return flagMessage('rtm.latestRulesAssumed');
    case 'HELD_FOR_REVIEW':
      return flagMessage('rtm.heldForReview', { window });
    case 'MIXED_DISCIPLINES':
      return flagMessage('rtm.mixedDisciplines');
    case 'OVERLAPPING_NOTES':
      return flagMessage('rtm.overlappingNotes');
    case 'FURTHER_CONTACT_DISPUTED':
      return flagMessage('rtm.contactDisputed');
    case 'SET_UP_BY_UNKNOWN':
      return flagMessage('rtm.setUpByUnknown');
  }
}

/** Why a cycle carries a modifier, in one sentence. */
export function explainModifier(modifier: RtmModifier): Message {
  switch (modifier) {
    case 'GP':
      return flagMessage('rtm.modifierGp');
    case 'GO':
      return flagMessage('rtm.modifierGo');
    case 'GN':
      return flagMessage('rtm.modifierGn');
    case 'CQ':
      return flagMessage('rtm.modifierCq', { percent: ASSISTANT_PERCENT });
    case 'CO':
      return flagMessage('rtm.modifierCo', { percent: ASSISTANT_PERCENT });
  }
}
