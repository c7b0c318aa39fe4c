import type { ScanResult, ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import {
  missingCriterion,
  demographicsNeeded,
  missingDemographics,
  type Demographics,
  demographicsOf,
} from './demographics.ts';
import { evaluate } from './evaluate.ts';
import { judgedResults, otherUnits, type Measured, shownValue } from './measured-results.ts';
import {
  type Category,
  type Demographic,
  type Factor,
  type Outcome,
  colourOf,
  scaleOf,
  type LevelColour,
} from './outcome.ts';
import { HAND_TRACKING_ERROR_CM } from './published-limits.ts';
import { builtInOutcome, type Reading } from './built-in-outcomes.ts';

/** One judged result. */
export interface Judgement {
  result: Measured;
  /** The lowest where no factor matched (RISK-27), which is not to be shown where there is no criterion. */
  category: Category;
  /** Of what of the person the outcome has no criterion, such as for their age; null where the result is judged. */
  noCriterion: Demographic | null;
  /** Whether the limits depend on who it is. */
  outcomeAsks: boolean;
  /** Whom it was judged for. */
  person: Demographics;
  colour: LevelColour;
  /** Null where no factor matched. */
  factor: Factor | null;
  matches: number;
  /** The stated error of the sensor in the units of the result, where the value is below it (OPEN-160). */
  belowError: number | null;
  /** The value as it was measured, where the rounded one that is shown would be judged otherwise (OPEN-160). */
  exactValue: number | null;
}

export type Analysis =
  | { state: 'NO_RESULT' }
  /** Judged would be one unit by the limits of another. */
  | { state: 'OTHER_UNITS'; expected: string; measured: string }
  | { state: 'NEEDS_DEMOGRAPHICS'; missing: Demographic[] }
  | { state: 'JUDGED'; judgements: Judgement[] };

/**
 * The outcome that an assessment is judged by: the stored one, else what `builtIn` answers. Without any it is said
 * whether the organization has no outcomes at all (RISK-16) or none for this assessment (RISK-17).
 */
export function outcomeFor(
  assessmentId: string,
  stored: readonly Outcome[],
  builtIn?: (assessmentId: string) => Outcome | undefined,
): Outcome | 'NO_OUTCOMES' | 'NO_ANALYSIS' {
  const found = stored.find((outcome) => outcome.assessmentId === assessmentId) ?? builtIn?.(assessmentId);
  if (found) return found;
  return stored.length === 0 && !builtIn ? 'NO_OUTCOMES' : 'NO_ANALYSIS';
}

function judge(outcome: Outcome, result: Measured, demographics: Demographics): Judgement {
  const evaluation = evaluate(outcome, { value: result.value, ...demographics });
  const asShown = evaluate(outcome, { value: shownValue(result.value, result.units), ...demographics });
  const uncertain =
    outcome.type === 'TREMORS' && result.units === 'cm' && Math.abs(result.value) < HAND_TRACKING_ERROR_CM;
  const noCriterion = missingCriterion(outcome, demographics);
  return {
    result,
    ...evaluation,
    noCriterion,
    outcomeAsks: demographicsNeeded(outcome).length > 0,
    person: demographics,
    colour: noCriterion ? 'grey' : colourOf(evaluation.category, scaleOf(outcome)),
    belowError: uncertain ? HAND_TRACKING_ERROR_CM : null,
    exactValue: asShown.category === evaluation.category ? null : result.value,
  };
}

/** What the results of a session come to; for tremors each side is judged (RISK-12..18). */
export function analyse(outcome: Outcome, results: readonly ScanResult[], demographics: Demographics): Analysis {
  const judged = judgedResults(outcome, results);
  if (judged.length === 0) return { state: 'NO_RESULT' };
  for (const result of judged) {
    const expected = otherUnits(outcome, result);
    if (expected !== undefined) return { state: 'OTHER_UNITS', expected, measured: result.units ?? '' };
  }
  const missing = missingDemographics(outcome, demographics);
  if (missing.length > 0) return { state: 'NEEDS_DEMOGRAPHICS', missing };
  return { state: 'JUDGED', judgements: judged.map((result) => judge(outcome, result, demographics)) };
}

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
