import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { builtInOutcome, type Reading } from '../risk-analysis/built-in-outcomes.ts';
import { demographicsOf } from '../risk-analysis/demographics.ts';
import type { Outcome } from '../risk-analysis/outcome.ts';
import { analyse, outcomeFor, type Analysis } from '../risk-analysis/session-analysis.ts';

/** By what the sessions of an organization are judged (OPEN-129). */
export interface Criteria {
  stored: readonly Outcome[];
  /** Where none is stored: which of the published numbers the organization has chosen. */
  reading: Reading;
}

/** What a session comes to; without an analysis where its assessment has no criteria at all. */
export type Verdict = Analysis | { state: 'NO_ANALYSIS' };

/** Judges a session by what it says itself, the age and sex of the person too: nobody is asked. */
export function evaluateSession({ session }: Pick<ScanSession, 'session'>, { stored, reading }: Criteria): Verdict {
  const { assessmentId, results } = session.data;
  const outcome = outcomeFor(assessmentId, stored, (id) => builtInOutcome(id, reading));
  if (typeof outcome === 'string') return { state: 'NO_ANALYSIS' };
  return analyse(outcome, results, demographicsOf(session.meta.demographics));
}
