import type { ScanResult, ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import {
  findMissingCriterion,
  listRequiredDemographics,
  listMissingDemographics,
  type Demographics,
  parseDemographics,
} from './demographics.ts';
import { evaluate } from './evaluate.ts';
import { listEvaluatedResults, findOtherUnits, type MeasuredResult, roundValue } from './measured-results.ts';
import {
  type Category,
  type Demographic,
  type Factor,
  type Outcome,
  getLevelColour,
  getScale,
  type LevelColour,
} from './outcome.ts';
import { HAND_TRACKING_ERROR_CM } from './published-limits.ts';
import { findBuiltInOutcome, type Reading } from './built-in-outcomes.ts';

/** An evaluated result. */
export interface ResultEvaluation {
  result: MeasuredResult;
  /** The lowest if no factor matched (RISK-27); not shown if `noCriterion` is set. */
  category: Category;
  /** The demographic for which the outcome has no criterion; null if the result is evaluated. */
  noCriterion: Demographic | null;
  /** Whether the limits depend on demographics. */
  outcomeAsks: boolean;
  /** The demographics of the evaluation. */
  person: Demographics;
  colour: LevelColour;
  /** Null if no factor matched. */
  factor: Factor | null;
  matches: number;
  /** The stated error of the sensor in the units of the result, if the value is below it (OPEN-160). */
  belowError: number | null;
  /** The measured value, if the rounded one that is shown would have another category (OPEN-160). */
  exactValue: number | null;
}

export type Analysis =
  | { state: 'NO_RESULT' }
  /** The result is measured in other units than the limits. */
  | { state: 'OTHER_UNITS'; expected: string; measured: string }
  | { state: 'NEEDS_DEMOGRAPHICS'; missing: Demographic[] }
  | { state: 'EVALUATED'; evaluations: ResultEvaluation[] };

/**
 * The outcome that evaluates an assessment: the stored one, else that of `builtIn`. Without either, whether the
 * organization has no outcomes at all (RISK-16) or none for this assessment (RISK-17).
 */
export function findOutcome(
  assessmentId: string,
  stored: readonly Outcome[],
  builtIn?: (assessmentId: string) => Outcome | undefined,
): Outcome | 'NO_OUTCOMES' | 'NO_ANALYSIS' {
  const found = stored.find((outcome) => outcome.assessmentId === assessmentId) ?? builtIn?.(assessmentId);
  if (found) return found;
  return stored.length === 0 && !builtIn ? 'NO_OUTCOMES' : 'NO_ANALYSIS';
}

function evaluateResult(outcome: Outcome, result: MeasuredResult, demographics: Demographics): ResultEvaluation {
  const evaluation = evaluate(outcome, { value: result.value, ...demographics });
  const asShown = evaluate(outcome, { value: roundValue(result.value, result.units), ...demographics });
  const uncertain =
    outcome.type === 'TREMORS' && result.units === 'cm' && Math.abs(result.value) < HAND_TRACKING_ERROR_CM;
  const noCriterion = findMissingCriterion(outcome, demographics);
  return {
    result,
    ...evaluation,
    noCriterion,
    outcomeAsks: listRequiredDemographics(outcome).length > 0,
    person: demographics,
    colour: noCriterion ? 'grey' : getLevelColour(evaluation.category, getScale(outcome)),
    belowError: uncertain ? HAND_TRACKING_ERROR_CM : null,
    exactValue: asShown.category === evaluation.category ? null : result.value,
  };
}

/** Evaluates the results of a session, for tremors each side (RISK-12..18). */
export function analyzeResults(outcome: Outcome, results: readonly ScanResult[], demographics: Demographics): Analysis {
  const evaluated = listEvaluatedResults(outcome, results);
  if (evaluated.length === 0) return { state: 'NO_RESULT' };
  for (const result of evaluated) {
    const expected = findOtherUnits(outcome, result);
    if (expected !== undefined) return { state: 'OTHER_UNITS', expected, measured: result.units ?? '' };
  }
  const missing = listMissingDemographics(outcome, demographics);
  if (missing.length > 0) return { state: 'NEEDS_DEMOGRAPHICS', missing };
  return { state: 'EVALUATED', evaluations: evaluated.map((result) => evaluateResult(outcome, result, demographics)) };
}

/** The criteria of an organization for its sessions (OPEN-129). */
export interface Criteria {
  stored: readonly Outcome[];
  /** The published numbers that the organization has chosen, for assessments without a stored outcome. */
  reading: Reading;
}

/** The evaluation of a session; NO_ANALYSIS if its assessment has no criteria at all. */
export type SessionEvaluation = Analysis | { state: 'NO_ANALYSIS' };

/** Evaluates a session with the demographics that it contains; nobody is asked for missing ones. */
export function evaluateSession(
  { session }: Pick<ScanSession, 'session'>,
  { stored, reading }: Criteria,
): SessionEvaluation {
  const { assessmentId, results } = session.data;
  const outcome = findOutcome(assessmentId, stored, (id) => findBuiltInOutcome(id, reading));
  if (typeof outcome === 'string') return { state: 'NO_ANALYSIS' };
  return analyzeResults(outcome, results, parseDemographics(session.meta.demographics));
}
