import type { UseQueryResult } from '@tanstack/react-query';
import { getRiskReading } from '../../contract/admin-risk.ts';
import { listRiskOutcomes } from '../../contract/admin-scan.ts';
import type { Problem } from '../../contract/problem.ts';
import type { RiskOutcome } from '../../contract/risk-outcome.ts';
import type { Reading } from '../../domain/risk/built-in-outcomes.ts';
import { useCall } from '../../src/components/useCall.ts';

interface Criteria {
  stored: RiskOutcome[];
  /** Which of the published numbers judge where nothing is stored. */
  reading: Reading;
}

/** By what an organization's sessions are judged, for vendor staff as for its own providers (OPEN-129). */
export function useCriteriaOf(
  organizationId: number,
): Pick<UseQueryResult<Criteria, Problem>, 'data' | 'error'> & { refetch: () => void } {
  const params = { id: organizationId };
  const outcomes = useCall(listRiskOutcomes, { params });
  const chosen = useCall(getRiskReading, { params });
  const data = outcomes.data && chosen.data && { stored: outcomes.data, reading: chosen.data.reading };
  const refetch = () => {
    for (const asked of [outcomes, chosen]) if (asked.error) void asked.refetch();
  };
  return { data, error: outcomes.error ?? chosen.error, refetch };
}
