import Typography from '@mui/material/Typography';
import { ListContextProvider, useTranslate } from 'react-admin';
import { useId } from 'react';
import type { ScanSession } from '../../contract/scan.ts';
import { fullName } from '../../domain/patient.ts';
import { ListPager } from '../../src/components/ListPager.tsx';
import { RecordTable, type Column } from '../../src/components/RecordTable.tsx';
import { ZonedMoment } from '../../src/components/ZonedMoment.tsx';
import { ResultValues } from './ResultValues.tsx';
import { assessmentName } from './useSessionColumns.tsx';
import { RiskCell } from './RiskCell.tsx';
import type { ReportContext, ReportTab } from './reportParts.ts';
import { usePaged } from './usePaged.ts';

const ROWS = 50;

interface Props extends ReportContext {
  title: string;
  by: ReportTab;
  sessions: readonly ScanSession[];
}

/** One assessment with its sessions of the day, or one participant with theirs (OPEN-105). */
export const ReportGroup = ({ title, by, sessions, zones, verdictOf }: Props) => {
  const translate = useTranslate();
  const headId = useId();
  const list = usePaged(sessions, ROWS);
  const first: Column<ScanSession> =
    by === 'assessments'
      ? { label: translate('scan.uid'), render: ({ participant }) => participant?.uid ?? '-' }
      : {
          label: translate('scan.assessment'),
          render: ({ session }) => translate(assessmentName(session.data.assessmentId)),
        };
  const columns: Column<ScanSession>[] = [
    first,
    {
      label: translate('scan.created'),
      render: ({ createdDate, location }) => (
        <ZonedMoment value={createdDate} zone={zones.get(location.id) ?? location.timezone} />
      ),
    },
    ...(zones.size > 1
      ? [{ label: translate('scan.location'), render: ({ location }: ScanSession) => location.name }]
      : []),
    {
      label: translate('scan.provider'),
      render: ({ practitioner }) => (practitioner ? fullName(practitioner) : '-'),
    },
    { label: translate('scan.results'), render: ({ session }) => <ResultValues results={session.data.results} /> },
    { label: translate('scan.risk'), render: (session) => <RiskCell verdict={verdictOf(session)} /> },
  ];
  return (
    <section aria-labelledby={headId}>
      <Typography variant="h2" id={headId} sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {title}{' '}
        <Typography component="span" color="textSecondary">
          {translate('scan.count', { smart_count: sessions.length })}
        </Typography>
      </Typography>
      <ListContextProvider value={list}>
        <RecordTable name={title} columns={columns} empty="" />
        {sessions.length > ROWS && <ListPager />}
      </ListContextProvider>
    </section>
  );
};
