import { useEffect } from 'react';
import type { ScanSession } from '../../contract/scan.ts';
import type { Verdict } from '../../domain/scan/session-verdict.ts';
import { monitoring } from '../../src/telemetry/monitoring.ts';

/** Says once of each assessment that the factors of its outcome overlap (RISK-28); nothing of the sessions. */
export function useOverlapReport(judged: ReadonlyMap<ScanSession, Verdict>): void {
  useEffect(() => {
    const overlapping = new Set<string>();
    for (const [{ session }, verdict] of judged)
      if (verdict.state === 'JUDGED' && verdict.judgements.some(({ matches }) => matches > 1))
        overlapping.add(session.data.assessmentId);
    for (const id of overlapping) monitoring.report(new Error(`More than one factor of ${id} matches`), 'Scan report');
  }, [judged]);
}
