import type { UseQueryResult } from '@tanstack/react-query';
import { getRiskReading } from '../../contract/admin-risk.ts';
import { listRiskOutcomes } from '../../contract/admin-scan.ts';
import type { Problem } from '../../contract/problem.ts';
import type { RiskOutcome } from '../../contract/risk-outcome.ts';
import { builtInOutcome } from '../../domain/risk/built-in-outcomes.ts';
import type { Outcome } from '../../domain/risk/outcome.ts';
import { useCall } from '../../src/components/useCall.ts';

interface Criteria {
  stored: RiskOutcome[];
  /** What judges the assessment for its providers while nothing is stored for it; none where none is published. */
  builtIn: Outcome | undefined;
}

/** By what an organization's sessions of an assessment are judged, for vendor staff as for its own providers (OPEN-129). */
export function useCriteriaOf(
  organizationId: number,
  assessmentId: string,
): Pick<UseQueryResult<Criteria, Problem>, 'data' | 'error'> & { refetch: () => void } {
  const params = { id: organizationId };
  const outcomes = useCall(listRiskOutcomes, { params });
  const chosen = useCall(getRiskReading, { params });
  const known = outcomes.data && chosen.data;
  const data = known && {
    stored: outcomes.data,
    builtIn: outcomes.data.some((outcome) => outcome.assessmentId === assessmentId)
      ? undefined
      : builtInOutcome(assessmentId, chosen.data.reading),
  };
  const refetch = () => {
    for (const asked of [outcomes, chosen]) if (asked.error) void asked.refetch();
  };
  return { data, error: outcomes.error ?? chosen.error, refetch };
}
