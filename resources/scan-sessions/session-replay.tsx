import { adminComparableScanSessions } from '../../contract/admin-scan.ts';
import type { ScanSession } from '../../contract/scan.ts';
import { adminLogLink } from '../../dataProvider/admin-log-link.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { scanReplay } from '../../src/replay/scanReplay.ts';
import { SessionResult } from '../../src/replay/SessionResult.tsx';
import { useCriteriaOf } from './useCriteriaOf.ts';

/** What a session comes to, as the providers of its organization see it (OPEN-129). */
const ReplayedResult = ({ session }: { session: ScanSession }) => (
  <SessionResult session={session} criteria={useCriteriaOf(session.organization.id).data} />
);

/** How vendor staff replay a session of any organization (API-27, API-30); null for one that was not recorded. */
export function useSessionReplay() {
  const call = useCaller();
  return (session: ScanSession) =>
    scanReplay(session, {
      audience: 'vendor',
      result: <ReplayedResult session={session} />,
      linkOf: (id, log) => (signal) => adminLogLink({ kind: 'scan', id, log }, signal),
      comparable: (signal) => call(adminComparableScanSessions, { params: { id: session.id }, signal }),
    });
}
