import { isDemographic, type Outcome } from './outcome.ts';
import type { Judgement } from './session-analysis.ts';

/** Of some outcomes those whom no factor is about are at the lowest risk: their tables list ages (OPEN-134). */
const asksAboutPerson = ({ factors }: Outcome): boolean =>
  factors.some(({ criteria }) => criteria.some(({ type }) => isDemographic(type)));

/**
 * Why a judged session is not printed for the chart: more than one factor applies to a result (RISK-28), or none does
 * although the factors are about the result alone. On the screen it says so beside the result; a page outlives that.
 */
export function printHindrance(outcome: Outcome, judgements: readonly Judgement[]): 'OVERLAP' | 'GAP' | null {
  if (judgements.some(({ matches }) => matches > 1)) return 'OVERLAP';
  if (!asksAboutPerson(outcome) && judgements.some(({ factor }) => factor === null)) return 'GAP';
  return null;
}
