import { getLogKind, findAssessment } from '../../../domain/scan-modules/assessments.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { useTranslate } from 'react-admin';
import type { ScanSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { formatValue } from '../../../domain/risk-analysis/measured-results.ts';
import { evaluateSession, type Criteria } from '../../../domain/risk-analysis/session-analysis.ts';
import { formatNotAssessed, formatPerson } from '../../risk-analysis/shared/outcomeTexts.ts';
import { RiskLevel } from '../../risk-analysis/shared/RiskLevel.tsx';
import type { ReactNode } from 'react';
import type { LogLink } from '../../../dataProvider/recording.ts';
import { defaultCanvas } from '../../../domain/session-replay/canvas.ts';
import type { Comparable } from '../compare/useComparison.ts';
import type { Replay } from './ReplayDialog.tsx';

interface Recorded {
  assessmentId: string;
  /** Types of the artifacts. */
  artifacts: readonly string[];
}

/**
 * Which recording of a session is replayed: that by which its assessment is measured, so that of a hand assessment the
 * hands' (REPLAY-08); else the one there is, the body's rather than the hands'; null without one.
 */
export function chooseLog({ assessmentId, artifacts }: Recorded): LogKind | null {
  const measured = getLogKind(assessmentId);
  const wanted: (LogKind | undefined)[] = [measured, 'pose-log', 'hands-log'];
  return wanted.find((type) => type && artifacts.includes(type)) ?? null;
}

interface Props {
  session: ScanSession;
  /** Undefined while loading: nothing is shown then. */
  criteria: Criteria | undefined;
}

/** Results of a session with their evaluation, or why there is none (OPEN-129). */
export const SessionResult = ({ session, criteria }: Props) => {
  const translate = useTranslate();
  const evaluation = criteria && evaluateSession(session, criteria);
  const { results } = session.session.data;
  if (evaluation?.state === 'EVALUATED')
    return evaluation.evaluations.map(({ result, category, colour, noCriterion, person }) => (
      <span key={result.id} style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0 8px' }}>
        <span>{`${translate(result.name)}: ${formatValue(result.value, result.units, translate)}`}</span>
        <RiskLevel category={category} colour={colour} noCriterion={noCriterion} />
        <span>{formatPerson(person, translate)}</span>
      </span>
    ));
  return (
    <>
      {results.map(({ id, name, value, units }) => (
        <span key={id}>{`${translate(name)}: ${value === null ? '-' : formatValue(value, units, translate)}`}</span>
      ))}
      {evaluation && <span>{formatNotAssessed(evaluation, translate)}</span>}
    </>
  );
};

/** The differences between the consoles: criteria, and calls for logs and comparable sessions. */
interface Reader {
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
  const log = chooseLog({ assessmentId, artifacts });
  return (
    log && {
      sessionUUID,
      about: {
        participant: participant?.uid ?? null,
        assessment: findAssessment(assessmentId)?.name ?? assessmentId,
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
