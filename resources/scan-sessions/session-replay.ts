import { adminComparableScanSessions } from '../../contract/admin-scan.ts';
import type { ScanSession } from '../../contract/scan.ts';
import { adminLogLink } from '../../dataProvider/admin-log-link.ts';
import { call } from '../../dataProvider/client.ts';
import { defaultCanvas } from '../../domain/replay/canvas-size.ts';
import { recordedLog } from '../../domain/replay/recorded-log.ts';
import type { Replay } from '../../src/replay/ReplayDialog.tsx';

/** How vendor staff replay a session of any organization (API-27, API-30); null for one that was not recorded. */
export function sessionReplay({ id, sessionUUID, session, artifacts, resultsInsights }: ScanSession): Replay | null {
  const log = recordedLog({ assessmentId: session.data.assessmentId, artifacts });
  return (
    log && {
      sessionUUID,
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
