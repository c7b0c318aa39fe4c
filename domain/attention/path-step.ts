import type { AttentionReason } from '../../contract/worklist.ts';
import { daysBetween } from '../calendar.ts';
import { spoken } from '../rtm/explanation.ts';
import type { CareFacts } from './care-facts.ts';

/** Days that a step is told, the day of the step included. */
const TOLD_DAYS = 7;

/** A care path moved a Health patient on, or was completed, within the last 7 days; told last but one of all. */
export function pathStep({ today, products, pathStep: step }: CareFacts): AttentionReason | null {
  if (!step || !products.includes('HEALTH')) return null;
  const ago = daysBetween(step.day, today);
  if (ago < 0 || ago >= TOLD_DAYS) return null;
  const { path, to, because, measuredOn } = step;
  const what = to ? `Moved on to phase ${to.phaseNumber}, ${to.title}, of ${path}` : `Completed ${path}`;
  return { kind: 'PATH_STEP', urgency: 25, explanation: `${what}: ${because} on ${spoken(measuredOn)}.` };
}
