import {
  adminComparableScanSessions,
  getRiskReading,
  listRiskOutcomes,
} from '../../../contract/scan-sessions/admin-scan-sessions.ts';
import type { ScanSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { fetchAdminLogLink } from '../../../dataProvider/admin-sessions.ts';
import { useCaller, useCall } from '../../../src/ui/useCall.ts';
import { createScanReplay, SessionResult } from '../../session-replay/shared/scanReplay.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Problem } from '../../../contract/platform/error.ts';
import type { RiskOutcome } from '../../../contract/risk-analysis/risk-outcome.ts';
import type { Reading } from '../../../domain/risk-analysis/built-in-outcomes.ts';

interface Criteria {
  stored: RiskOutcome[];
  /** The published defaults that apply if nothing is stored. */
  reading: Reading;
}

/** The criteria of an organization, the same for vendor staff as for its providers (OPEN-129). */
export function useOrganizationCriteria(
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

/** The result of a session, as the providers of its organization see it (OPEN-129). */
const ReplayedResult = ({ session }: { session: ScanSession }) => (
  <SessionResult session={session} criteria={useOrganizationCriteria(session.organization.id).data} />
);

/** Replay of a session of any organization for vendor staff (API-27, API-30); null if it was not recorded. */
export function useSessionReplay() {
  const call = useCaller();
  return (session: ScanSession) =>
    createScanReplay(session, {
      audience: 'vendor',
      result: <ReplayedResult session={session} />,
      linkOf: (id, log) => (signal) => fetchAdminLogLink({ kind: 'scan', id, log }, signal),
      comparable: (signal) => call(adminComparableScanSessions, { params: { id: session.id }, signal }),
    });
}
