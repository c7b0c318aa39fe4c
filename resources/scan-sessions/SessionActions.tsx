import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ScanSession } from '../../contract/scan.ts';
import { LogDownload } from '../../src/components/LogDownload.tsx';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { ReplayButton } from '../../src/replay/ReplayButton.tsx';
import { AnalysisButton } from './AnalysisButton.tsx';
import { useSessionReplay } from './session-replay.tsx';
import { SessionDetails } from './SessionDetails.tsx';

interface Props {
  session: ScanSession;
  assessments: ReadonlyMap<string, string>;
}

/** What may be done with a session, if it was recorded at all (ASCAN-19..23). */
export const SessionActions = ({ session, assessments }: Props) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const replay = useSessionReplay()(session);
  if (!replay) return translate('scanSessions.noLogs');
  return (
    <Stack direction="row" flexWrap="wrap" gap={1} minWidth={184}>
      <ReplayButton {...replay} />
      <AnalysisButton session={session} assessments={assessments} />
      <LogDownload kind="scan" id={session.id} sessionUUID={session.sessionUUID} log={replay.log} />
      <Button
        size="small"
        variant="outlined"
        onClick={() =>
          openModal({
            title: translate('scanSessions.details.title'),
            content: <SessionDetails session={session} assessments={assessments} />,
          })
        }
      >
        {translate('scanSessions.details.action')}
      </Button>
    </Stack>
  );
};
