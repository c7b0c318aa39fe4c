import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ScanSession } from '../../contract/scan.ts';
import { adminLogLink } from '../../dataProvider/admin-log-link.ts';
import { defaultCanvas } from '../../domain/replay/canvas-size.ts';
import { LogDownload } from '../../src/components/LogDownload.tsx';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { ReplayButton } from '../../src/replay/ReplayButton.tsx';
import { AnalysisButton } from './AnalysisButton.tsx';
import { SessionDetails } from './SessionDetails.tsx';

interface Props {
  session: ScanSession;
  assessments: ReadonlyMap<string, string>;
}

/** What may be done with a session, if it was recorded at all (ASCAN-19..23). */
export const SessionActions = ({ session, assessments }: Props) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const { id, sessionUUID, artifacts, resultsInsights } = session;
  const log = (['pose-log', 'hands-log'] as const).find((type) => artifacts.includes(type));
  if (!log) return translate('scanSessions.noLogs');
  return (
    <Stack direction="row" flexWrap="wrap" gap={1} minWidth={184}>
      <ReplayButton
        sessionUUID={sessionUUID}
        log={log}
        link={(signal) => adminLogLink({ kind: 'scan', id, log }, signal)}
        size={defaultCanvas}
        insights={resultsInsights}
      />
      <AnalysisButton session={session} assessments={assessments} />
      <LogDownload kind="scan" id={id} sessionUUID={sessionUUID} log={log} />
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
