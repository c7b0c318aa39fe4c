import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { ScanSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { LogDownload } from '../../../src/ui/LogDownload.tsx';
import { useModal } from '../../../src/ui/ModalHost.tsx';
import { ReplayButton } from '../../session-replay/shared/ReplayButton.tsx';
import { AnalysisDialog } from './AnalysisDialog.tsx';
import { useSessionReplay } from './sessionReplay.tsx';
import { SessionDetails } from './SessionDetails.tsx';

interface Props {
  session: ScanSession;
  assessments: ReadonlyMap<string, string>;
}

/** Actions of a session that was recorded (ASCAN-19..23). */
export const SessionActions = ({ session, assessments }: Props) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const replay = useSessionReplay()(session);
  if (!replay) return translate('scanSessions.noLogs');
  const { assessmentId } = session.session.data;
  const assessment = assessments.get(assessmentId) ?? assessmentId;
  const opens = (action: string, title: string, content: ReactNode) => (
    <Button size="small" variant="outlined" onClick={() => openModal({ title: translate(title), content })}>
      {translate(action)}
    </Button>
  );
  return (
    <Stack direction="row" flexWrap="wrap" gap={1} minWidth={184}>
      <ReplayButton {...replay} />
      {opens('analysis.action', 'analysis.action', <AnalysisDialog session={session} assessment={assessment} />)}
      <LogDownload kind="scan" id={session.id} sessionUUID={session.sessionUUID} log={replay.log} />
      {opens(
        'scanSessions.details.action',
        'scanSessions.details.title',
        <SessionDetails session={session} assessments={assessments} />,
      )}
    </Stack>
  );
};
