import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ScanSession } from '../../contract/scan.ts';
import { assessmentOf } from '../../domain/scan/assessments.ts';
import { Moment } from '../../src/components/Moment.tsx';
import type { Column } from '../../src/components/RecordTable.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { SessionAnalysis } from './SessionAnalysis.tsx';

export const assessmentName = (id: string): string => assessmentOf(id)?.name ?? id;

/** Columns of the sessions table (OPEN-103). */
export function useSessionColumns(): Column<ScanSession>[] {
  const translate = useTranslate();
  const { openModal } = useModal();
  const analyse = (session: ScanSession) =>
    openModal({
      title: translate('scan.analysisOf', { name: assessmentName(session.session.data.assessmentId) }),
      content: <SessionAnalysis session={session} />,
    });
  return [
    {
      label: translate('scan.assessment'),
      render: ({ session }) => <strong style={{ fontWeight: 500 }}>{assessmentName(session.data.assessmentId)}</strong>,
    },
    {
      label: translate('scan.provider'),
      render: ({ practitioner }) => (practitioner ? `${practitioner.firstName} ${practitioner.lastName}` : '-'),
    },
    {
      label: translate('scan.created'),
      sort: 'createdDate',
      render: ({ createdDate }) => <Moment value={createdDate} />,
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
        <Button size="small" variant="outlined" onClick={() => analyse(session)}>
          {translate('scan.analysis')}
        </Button>
      ),
    },
  ];
}
