import type { RiskFilter } from '../../contract/scan-sessions/scan-sessions.ts';
import type { SessionEvaluation } from '../risk-analysis/session-analysis.ts';

/** The categories of a session, each once; `NOT_ASSESSED` alone if no result has one. */
export function listRiskLevels(evaluation: SessionEvaluation): RiskFilter[] {
  const assessed = evaluation.state === 'EVALUATED' ? evaluation.evaluations : [];
  const levels = assessed.filter(({ noCriterion }) => noCriterion === null).map(({ category }) => category);
  return levels.length > 0 ? [...new Set(levels)] : ['NOT_ASSESSED'];
}

/** How many sessions have a category, by category. */
export function countRiskLevels(evaluations: readonly SessionEvaluation[]): Partial<Record<RiskFilter, number>> {
  const counts: Partial<Record<RiskFilter, number>> = {};
  for (const level of evaluations.flatMap(listRiskLevels)) counts[level] = (counts[level] ?? 0) + 1;
  return counts;
}
