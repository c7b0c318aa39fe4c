import { comparableScanSessions, scanArtifactLink, type ScanSession } from '../../contract/scan.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { scanReplay } from '../../src/replay/scanReplay.ts';
import { SessionResult } from '../../src/replay/SessionResult.tsx';
import { useCriteria } from './useCriteria.ts';

/** What a session comes to by the criteria of the own organization (OPEN-129). */
const ReplayedResult = ({ session }: { session: ScanSession }) => (
  <SessionResult session={session} criteria={useCriteria().data} />
);

/** How a research organization replays a session of its own (OPEN-104, API-28); null for one that was not recorded. */
export function useSessionReplay() {
  const call = useCaller();
  return (session: ScanSession) =>
    scanReplay(session, {
      audience: 'clinic',
      result: <ReplayedResult session={session} />,
      linkOf: (id, log) => (signal) => call(scanArtifactLink, { params: { id, artifact: log }, signal }),
      comparable: (signal) => call(comparableScanSessions, { params: { id: session.id }, signal }),
    });
}
