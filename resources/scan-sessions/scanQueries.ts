import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentOrganization } from '../../contract/organizations/organization.ts';
import type { Problem } from '../../contract/platform/error.ts';
import type { RiskOutcome } from '../../contract/risk-analysis/risk-outcome.ts';
import { ownRiskOutcomes } from '../../contract/scan-sessions/scan-sessions.ts';
import type { Reading } from '../../domain/risk-analysis/built-in-outcomes.ts';
import { useCall } from '../../src/ui/useCall.ts';
import { useViewer } from '../../authProvider/session.ts';
import { useSelectedLocations } from '../../dataProvider/location-filter.ts';

/** The selected locations (OPEN-043); a user with one location has no choice. */
export function useScanLocations(): { id: number; name: string; timezone: string }[] {
  const chosen = useSelectedLocations();
  const locations = useViewer()?.locations;
  return useMemo(() => {
    if (locations?.length === 1) return locations;
    return locations?.filter(({ id }) => chosen.includes(id)) ?? [];
  }, [locations, chosen]);
}

interface OwnCriteria {
  stored: RiskOutcome[];
  reading: Reading;
}

/**
 * The criteria of the reader's organization: its stored outcomes, and the published defaults that it has selected for
 * the others (OPEN-129). Undefined until both are loaded.
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
