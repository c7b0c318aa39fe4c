import type { AttentionReason } from '../../contract/worklist.ts';
import { billingWindowClosing } from './billing-window-closing.ts';
import type { CareFacts } from './care-facts.ts';
import { fallingAdherence } from './falling-adherence.ts';
import { noSession } from './no-session.ts';
import { noteDue } from './note-due.ts';
import { pathStep } from './path-step.ts';
import { surveyOutOfRange } from './survey-out-of-range.ts';

const rules = [surveyOutOfRange, billingWindowClosing, fallingAdherence, noSession, noteDue, pathStep];

/**
 * Why a patient needs attention today, the most urgent reason first, at most one of a kind; nothing for somebody who is
 * hidden or not in care. Pure: the same facts give the same reasons in the same order.
 */
export function attentionOf(facts: CareFacts): AttentionReason[] {
  if (!facts.inCare) return [];
  return rules
    .map((rule) => rule(facts))
    .filter((reason) => reason !== null)
    .toSorted((a, b) => b.urgency - a.urgency);
}
