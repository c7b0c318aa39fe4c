import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { findClosingWindow } from './billing-window-closing.ts';
import type { WorklistInputs } from './worklist-inputs.ts';
import { findFallingAdherence } from './falling-adherence.ts';
import { findMissingSession } from './no-session.ts';
import { findDueNote } from './note-due.ts';
import { findPathStep } from './path-step.ts';
import { findSurveyOutOfRange } from './survey-out-of-range.ts';

const rules = [
  findSurveyOutOfRange,
  findClosingWindow,
  findFallingAdherence,
  findMissingSession,
  findDueNote,
  findPathStep,
];

/**
 * Why a patient needs attention today, the most urgent reason first, at most one of a kind; nothing for somebody who is
 * hidden or not in care. Pure: the same facts give the same reasons in the same order.
 */
export function findWorklistReasons(facts: WorklistInputs): WorklistReason[] {
  if (!facts.inCare) return [];
  return rules
    .map((rule) => rule(facts))
    .filter((reason) => reason !== null)
    .toSorted((a, b) => b.urgency - a.urgency);
}
