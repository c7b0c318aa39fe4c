import { adminComparableScanSessions } from '../../contract/admin-scan.ts';
import type { ScanSession } from '../../contract/scan.ts';
import { adminLogLink } from '../../dataProvider/admin-log-link.ts';
import { call } from '../../dataProvider/client.ts';
import { defaultCanvas } from '../../domain/replay/canvas-size.ts';
import { recordedLog } from '../../domain/replay/recorded-log.ts';
import { assessmentOf } from '../../domain/scan/assessments.ts';
import type { Replay } from '../../src/replay/ReplayDialog.tsx';
import { ReplayedResult } from './ReplayedResult.tsx';

/** How vendor staff replay a session of any organization (API-27, API-30); null for one that was not recorded. */
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
      link: (signal) => adminLogLink({ kind: 'scan', id, log }, signal),
      size: defaultCanvas,
      insights: resultsInsights,
      comparable: {
        key: ['vendor', id],
        list: (signal) => call(adminComparableScanSessions, { params: { id }, signal }),
        linkOf: (other) => (signal) => adminLogLink({ kind: 'scan', id: other, log }, signal),
      },
    }
  );
}
