import type { ReactNode } from 'react';
import type { ScanSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import type { LogLink } from '../../../dataProvider/recording.ts';
import { defaultCanvas } from '../../../domain/session-replay/canvas-size.ts';
import { recordedLog } from '../../../domain/session-replay/recorded-log.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { assessmentOf } from '../../../domain/scan-modules/assessments.ts';
import type { Comparable } from '../compare/comparable.ts';
import type { Replay } from './ReplayDialog.tsx';

/** The differences between the consoles: criteria, and calls for logs and comparable sessions. */
export interface Reader {
  /** Separates the cached data of the consoles. */
  audience: 'vendor' | 'clinic';
  result: ReactNode;
  /** Loads the link to the log of a session by id. */
  linkOf: (sessionId: number, log: LogKind) => LogLink;
  comparable: Comparable['list'];
}

/** Replay of a scan session (OPEN-104, API-27, API-28, API-30); null if it was not recorded. */
export function createScanReplay(shown: ScanSession, { audience, result, linkOf, comparable }: Reader): Replay | null {
  const { id, sessionUUID, session, artifacts, resultsInsights, participant, createdDate, location } = shown;
  const { assessmentId } = session.data;
  const log = recordedLog({ assessmentId, artifacts });
  return (
    log && {
      sessionUUID,
      about: {
        participant: participant?.uid ?? null,
        assessment: assessmentOf(assessmentId)?.name ?? assessmentId,
        at: createdDate,
        zone: location.timezone,
        result,
      },
      log,
      link: linkOf(id, log),
      size: defaultCanvas,
      insights: resultsInsights,
      comparable: { key: [audience, id], list: comparable, linkOf: (other) => linkOf(other, log) },
    }
  );
}
