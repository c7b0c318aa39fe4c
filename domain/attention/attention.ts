import type { Product } from '../../contract/enumerations.ts';
import { attentionKinds, type AttentionKind, type AttentionReason } from '../../contract/worklist.ts';
import { billingWindowClosing } from './billing-window-closing.ts';
import type { CareFacts } from './care-facts.ts';
import { fallingAdherence } from './falling-adherence.ts';
import { noSession } from './no-session.ts';
import { noteDue } from './note-due.ts';
import { surveyOutOfRange } from './survey-out-of-range.ts';

const rules = [surveyOutOfRange, billingWindowClosing, fallingAdherence, noSession, noteDue];

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

/** Programs, notes and billing are of Health (DASH-12, DASH-13), sessions of Health and Gait (OPEN-050), surveys of all. */
const productsOf: Partial<Record<AttentionKind, readonly Product[]>> = {
  BILLING_WINDOW_CLOSING: ['HEALTH'],
  FALLING_ADHERENCE: ['HEALTH'],
  NOTE_DUE: ['HEALTH'],
  NO_SESSION: ['HEALTH', 'GAIT'],
};

/** Kinds of reasons that people of an organization with these products are shown. */
export const kindsShown = (products: readonly Product[]): AttentionKind[] =>
  attentionKinds.filter((kind) => productsOf[kind]?.some((product) => products.includes(product)) ?? true);
