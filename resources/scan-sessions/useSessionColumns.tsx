import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import {
  type ScanSession,
  comparableScanSessions,
  scanArtifactLink,
} from '../../contract/scan-sessions/scan-sessions.ts';
import { evaluateSession } from '../../domain/risk-analysis/session-analysis.ts';
import { findAssessment } from '../../domain/scan-modules/assessments.ts';
import type { Column } from '../../src/ui/RecordTable.tsx';
import { ZonedDateTimeText } from '../../src/ui/DateTimeText.tsx';
import { useModal } from '../../src/ui/ModalHost.tsx';
import { ReplayButton } from '../session-replay/shared/ReplayButton.tsx';
import { ParticipantLink } from './ParticipantLink.tsx';
import { ResultCell } from './ResultCell.tsx';
import { RiskCell } from './RiskCell.tsx';
import { SessionAnalysis } from './SessionAnalysis.tsx';
import { useCaller } from '../../src/ui/useCall.ts';
import { createScanReplay, SessionResult } from '../session-replay/shared/scanReplay.tsx';
import { useCriteria } from './scanQueries.ts';

/** The result of a session by the criteria of the reader's organization (OPEN-129). */
const ReplayedResult = ({ session }: { session: ScanSession }) => (
  <SessionResult session={session} criteria={useCriteria().data} />
);

/** Replay of a session of a research organization (OPEN-104, API-28); null if it was not recorded. */
export function useSessionReplay() {
  const call = useCaller();
  return (session: ScanSession) =>
    createScanReplay(session, {
      audience: 'clinic',
      result: <ReplayedResult session={session} />,
      linkOf: (id, log) => (signal) => call(scanArtifactLink, { params: { id, artifact: log }, signal }),
      comparable: (signal) => call(comparableScanSessions, { params: { id: session.id }, signal }),
    });
}

export const getAssessmentName = (id: string): string => findAssessment(id)?.name ?? id;

const SessionReplay = ({ session }: { session: ScanSession }) => {
  const replay = useSessionReplay()(session);
  return replay && <ReplayButton {...replay} />;
};

/** Opens the analysis of a session in a dialog. */
export function useAnalyse(): (session: ScanSession) => void {
  const translate = useTranslate();
  const { openModal } = useModal();
  return (session) =>
    openModal({
      title: translate('scan.analysisOf', { name: translate(getAssessmentName(session.session.data.assessmentId)) }),
      content: <SessionAnalysis session={session} />,
    });
}

/**
 * Columns of the sessions table (OPEN-103) with results and risks by the criteria of the organization; research
 * organizations have replays (SCAN-04, OPEN-104).
 */
export function useSessionColumns(isResearch: boolean): Column<ScanSession>[] {
  const translate = useTranslate();
  const analyse = useAnalyse();
  const criteria = useCriteria().data;
  const evaluate = (session: ScanSession) => criteria && evaluateSession(session, criteria);
  return [
    {
      label: translate('scan.assessment'),
      render: ({ session }) => (
        <strong style={{ fontWeight: 500 }}>{translate(getAssessmentName(session.data.assessmentId))}</strong>
      ),
    },
    {
      label: translate('scan.uid'),
      render: ({ participant, session }) => (
        <ParticipantLink participant={participant} assessmentId={session.data.assessmentId} />
      ),
    },
    {
      label: translate('scan.result'),
      sort: 'results',
      render: (session) => <ResultCell session={session} evaluation={evaluate(session)} />,
    },
    {
      label: translate('scan.risk'),
      sort: 'risk',
      render: (session) => <RiskCell evaluation={evaluate(session)} />,
    },
    {
      label: translate('scan.provider'),
      render: ({ practitioner }) => (practitioner ? `${practitioner.firstName} ${practitioner.lastName}` : '-'),
    },
    {
      label: translate('scan.created'),
      sort: 'createdDate',
      render: ({ createdDate, location }) => <ZonedDateTimeText value={createdDate} zone={location.timezone} />,
    },
    {
      label: translate('scan.action'),
      align: 'right',
      render: (session) => (
        <Stack direction="row" flexWrap="wrap" justifyContent="flex-end" gap={1}>
          {isResearch && <SessionReplay session={session} />}
          <Button size="small" variant="outlined" onClick={() => analyse(session)}>
            {translate('scan.analysis')}
          </Button>
        </Stack>
      ),
    },
  ];
}
