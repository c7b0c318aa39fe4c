import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentOrganization } from '../../contract/organization.ts';
import type { Problem } from '../../contract/problem.ts';
import type { RiskOutcome } from '../../contract/risk-outcome.ts';
import { ownRiskOutcomes } from '../../contract/scan.ts';
import type { Reading } from '../../domain/risk/built-in-outcomes.ts';
import { useCall } from '../../src/components/useCall.ts';

interface OwnCriteria {
  stored: RiskOutcome[];
  reading: Reading;
}

/**
 * By what the own organization's sessions are judged: its stored outcomes, and the published numbers that it has chosen
 * for the others (OPEN-129). There is no answer until both are known.
 */
export function useCriteria(): Pick<UseQueryResult<OwnCriteria, Problem>, 'data' | 'error'> & { refetch: () => void } {
  const outcomes = useCall(ownRiskOutcomes);
  const organization = useCall(currentOrganization);
  const error = outcomes.error ?? organization.error;
  const stored = outcomes.data;
  const reading = organization.data?.riskReading;
  const data = useMemo(() => (!error && stored && reading ? { stored, reading } : undefined), [error, stored, reading]);
  const refetch = () => {
    for (const asked of [outcomes, organization]) if (asked.error) void asked.refetch();
  };
  return { data, error, refetch };
}
