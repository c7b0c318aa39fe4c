import { comparableScanSessions, scanArtifactLink, type ScanSession } from '../../contract/scan.ts';
import { call } from '../../dataProvider/client.ts';
import { defaultCanvas } from '../../domain/replay/canvas-size.ts';
import { recordedLog } from '../../domain/replay/recorded-log.ts';
import { assessmentOf } from '../../domain/scan/assessments.ts';
import type { Replay } from '../../src/replay/ReplayDialog.tsx';
import { ReplayedResult } from './ReplayedResult.tsx';

/** How a research organization replays a session of its own (OPEN-104, API-28); null for one that was not recorded. */
export function sessionReplay(shown: ScanSession): Replay | null {
  const { id, sessionUUID, session, artifacts, resultsInsights, participant, createdDate, location } = shown;
  const log = recordedLog({ assessmentId: session.data.assessmentId, artifacts });
  return (
    log && {
      sessionUUID,
      about: {
        participant: participant?.uid ?? null,
        assessment: assessmentOf(session.data.assessmentId)?.name ?? session.data.assessmentId,
        at: createdDate,
        zone: location.timezone,
        result: <ReplayedResult session={shown} />,
      },
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
