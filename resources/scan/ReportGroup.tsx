import Typography from '@mui/material/Typography';
import { ListContextProvider, useList, useTranslate } from 'ra-core';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import type { ScanSession } from '../../contract/scan.ts';
import { Moment } from '../../src/components/Moment.tsx';
import { RecordTable, type Column } from '../../src/components/RecordTable.tsx';
import { ResultValues } from './ResultValues.tsx';
import { assessmentName } from './useSessionColumns.tsx';

interface Props {
  title: string;
  by: 'assessments' | 'participants';
  sessions: ScanSession[];
}

/** One assessment with its sessions of the day, or one participant with theirs. */
export const ReportGroup = ({ title, by, sessions }: Props) => {
  const translate = useTranslate();
  const list = useList<ScanSession>({ data: sessions, perPage: MAX_PAGE_SIZE });
  const first: Column<ScanSession> =
    by === 'assessments'
      ? { label: translate('scan.uid'), render: ({ participant }) => participant?.uid ?? '-' }
      : { label: translate('scan.assessment'), render: ({ session }) => assessmentName(session.data.assessmentId) };
  const columns: Column<ScanSession>[] = [
    first,
    { label: translate('scan.created'), render: ({ createdDate }) => <Moment value={createdDate} /> },
    { label: translate('scan.results'), render: ({ session }) => <ResultValues results={session.data.results} /> },
  ];
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}{' '}
        <Typography component="span" color="textSecondary">
          {translate('scan.count', { smart_count: sessions.length })}
        </Typography>
      </Typography>
      <ListContextProvider value={list}>
        <RecordTable name={title} columns={columns} empty="" />
      </ListContextProvider>
    </section>
  );
};
