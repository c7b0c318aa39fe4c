import type { ReactNode } from 'react';
import type { ScanSession } from '../../contract/scan.ts';
import type { LogLink } from '../../dataProvider/recording.ts';
import { defaultCanvas } from '../../domain/replay/canvas-size.ts';
import { recordedLog } from '../../domain/replay/recorded-log.ts';
import type { LogKind } from '../../domain/replay/skeleton.ts';
import { assessmentOf } from '../../domain/scan/assessments.ts';
import type { Comparable } from './compare/comparable.ts';
import type { Replay } from './ReplayDialog.tsx';

/** What differs between the consoles: whose criteria judge, and by which calls a log and its like are found. */
export interface Reader {
  /** Keeps what one console has asked for from the other. */
  audience: 'vendor' | 'clinic';
  result: ReactNode;
  /** The link to a log of a session by its id. */
  linkOf: (sessionId: number, log: LogKind) => LogLink;
  comparable: Comparable['list'];
}

/** How a scan session is replayed (OPEN-104, API-27, API-28, API-30); null for one that was not recorded. */
export function scanReplay(shown: ScanSession, { audience, result, linkOf, comparable }: Reader): Replay | null {
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
