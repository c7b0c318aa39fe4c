import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ScanSession } from '../../contract/scan.ts';
import { assessmentOf } from '../../domain/scan/assessments.ts';
import type { Column } from '../../src/components/RecordTable.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { ZonedMoment } from '../../src/components/ZonedMoment.tsx';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { ReplayButton } from '../../src/replay/ReplayButton.tsx';
import { useSessionReplay } from './session-replay.tsx';
import { SessionAnalysis } from './SessionAnalysis.tsx';

export const assessmentName = (id: string): string => assessmentOf(id)?.name ?? id;

/** Replays the session, if it was recorded. */
const SessionReplay = ({ session }: { session: ScanSession }) => {
  const replay = useSessionReplay()(session);
  return replay && <ReplayButton {...replay} />;
};

/** Columns of the sessions table (OPEN-103); research organizations may also replay (SCAN-04, OPEN-104). */
export function useSessionColumns(isResearch: boolean): Column<ScanSession>[] {
  const translate = useTranslate();
  const { openModal } = useModal();
  const analyse = (session: ScanSession) =>
    openModal({
      title: translate('scan.analysisOf', { name: translate(assessmentName(session.session.data.assessmentId)) }),
      content: <SessionAnalysis session={session} />,
    });
  return [
    {
      label: translate('scan.assessment'),
      render: ({ session }) => (
        <strong style={{ fontWeight: 500 }}>{translate(assessmentName(session.data.assessmentId))}</strong>
      ),
    },
    {
      label: translate('scan.provider'),
      render: ({ practitioner }) => (practitioner ? `${practitioner.firstName} ${practitioner.lastName}` : '-'),
    },
    {
      label: translate('scan.created'),
      sort: 'createdDate',
      render: ({ createdDate, location }) => <ZonedMoment value={createdDate} zone={location.timezone} />,
    },
    {
      label: translate('scan.uid'),
      render: ({ participant }) => (
        <>
          {participant?.uid ?? '-'}{' '}
          {participant?.isArchived && <StatusChip tone="neutral" label={translate('scan.archived')} />}
        </>
      ),
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
