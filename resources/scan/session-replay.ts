import { comparableScanSessions, scanArtifactLink, type ScanSession } from '../../contract/scan.ts';
import { call } from '../../dataProvider/client.ts';
import { defaultCanvas } from '../../domain/replay/canvas-size.ts';
import { recordedLog } from '../../domain/replay/recorded-log.ts';
import type { Replay } from '../../src/replay/ReplayDialog.tsx';

/** How a research organization replays a session of its own (OPEN-104, API-28); null for one that was not recorded. */
export function sessionReplay({ id, sessionUUID, session, artifacts, resultsInsights }: ScanSession): Replay | null {
  const log = recordedLog({ assessmentId: session.data.assessmentId, artifacts });
  return (
    log && {
      sessionUUID,
      log,
      link: (signal) => call(scanArtifactLink, { params: { id, artifact: log }, signal }),
      size: defaultCanvas,
      insights: resultsInsights,
      comparable: {
        key: ['clinic', id],
        list: (signal) => call(comparableScanSessions, { params: { id }, signal }),
        linkOf: (other) => (signal) => call(scanArtifactLink, { params: { id: other, artifact: log }, signal }),
      },
    }
  );
}
