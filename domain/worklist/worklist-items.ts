import { worklistReasonMessage } from '../../contract/worklist/messages.ts';
import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { countDaysBetween } from '../platform/calendar.ts';
import { findClosingWindow, findDueNote } from './rtm-reasons.ts';
import { findFallingAdherence, findMissingSession } from './session-reasons.ts';
import { findSelfHarmReport } from './self-harm-report.ts';
import { findSurveyOutOfRange } from './survey-out-of-range.ts';
import type { WorklistInputs } from './worklist-inputs.ts';

/** Days on which a step is shown, its own day included. */
const NOTIFICATION_DAYS = 7;

/**
 * A care path moved a Health patient on, or was completed, within the last 7 days. Only one kind of reason is less
 * urgent.
 */
export function findPathStep({ today, products, pathStep: step }: WorklistInputs): WorklistReason | null {
  if (!step || !products.includes('HEALTH')) return null;
  const ago = countDaysBetween(step.day, today);
  if (ago < 0 || ago >= NOTIFICATION_DAYS) return null;
  const { path, to, trigger, measuredOn } = step;
  const values = { path, measured: trigger, day: { day: measuredOn } };
  const explanation = to
    ? worklistReasonMessage('worklist.pathMovedOn', { ...values, n: to.phaseNumber, title: to.title })
    : worklistReasonMessage('worklist.pathCompleted', values);
  const headline = to
    ? {
        figure: worklistReasonMessage('worklist.figurePhase', { n: to.phaseNumber }),
        about: worklistReasonMessage('worklist.aboutPhase', { title: to.title, path }),
      }
    : {
        figure: worklistReasonMessage('worklist.figureCompleted'),
        about: worklistReasonMessage('worklist.aboutPath', { path }),
      };
  return { kind: 'PATH_STEP', urgency: 25, explanation, headline };
}

/** Of surveys there is one reason: a report of self-harm comes before all else. */
const findSurveyReason = (facts: WorklistInputs) => findSelfHarmReport(facts) ?? findSurveyOutOfRange(facts);

const rules = [
  findSurveyReason,
  findClosingWindow,
  findFallingAdherence,
  findMissingSession,
  findDueNote,
  findPathStep,
];

/**
 * Why a patient needs attention today, the most urgent reason first, at most one of a kind; none for a patient who is
 * hidden or not in care. Pure: the same facts give the same reasons in the same order.
 */
export function findWorklistReasons(facts: WorklistInputs): WorklistReason[] {
  if (!facts.inCare) return [];
  return rules
    .map((rule) => rule(facts))
    .filter((reason) => reason !== null)
    .toSorted((a, b) => b.urgency - a.urgency);
}
