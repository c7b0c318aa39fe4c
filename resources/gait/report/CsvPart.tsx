import { styled } from '@mui/material/styles';
import { ListContextProvider, useList, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { GaitReport } from '../../../contract/gait/report.ts';
import { PAGE_SIZE } from '../../../contract/platform/limits.ts';
import type { ReportQuery } from '../../../domain/gait/report-range.ts';
import { reportColumns, getReportFileName, toReportRow } from '../../../domain/gait/report-csv.ts';
import { CsvButton } from '../../../src/ui/charts/ResultTools.tsx';
import { ListPager } from '../../../src/ui/ListControls.tsx';
import { RecordTable } from '../../../src/ui/RecordTable.tsx';
import type { GaitReportKey } from './report.messages.en.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 3),
  marginBottom: theme.spacing(2),
  '& > div': { flex: '1 1 280px', color: 'var(--ink-muted)' },
  '& p': { margin: 0 },
}));

interface Row {
  id: number;
  cells: ReturnType<typeof toReportRow>;
}

/** The tab CSV: preview and download of the file (GAIT-15..18, OPEN-099). */
export const CsvPart = ({ asked, report }: { asked: ReportQuery; report: GaitReport }) => {
  const translate = useTranslate();
  const { sessions, timezone } = report;
  const data = useMemo(
    () => sessions.map((session): Row => ({ id: session.id, cells: toReportRow(session, timezone) })),
    [sessions, timezone],
  );
  const list = useList<Row>({ data, perPage: PAGE_SIZE });
  const name = getReportFileName(asked);
  const withoutSpeed = sessions.filter(({ speed }) => speed === null).length;
  const withoutName = sessions.filter(({ subject }) => !subject.firstName && !subject.lastName).length;
  const say = (text: 'withoutSpeed' | 'withoutName', count: number) =>
    count > 0 && <p>{translate(`gaitReport.file.${text}` satisfies GaitReportKey, { smart_count: count })}</p>;
  return (
    <>
      <Head>
        <div>
          <p>{translate('gaitReport.file.lead', { name })}</p>
          {say('withoutSpeed', withoutSpeed)}
          {say('withoutName', withoutName)}
        </div>
        <CsvButton name={name} rows={() => [reportColumns, ...data.map(({ cells }) => cells)]} />
      </Head>
      <ListContextProvider value={list}>
        <RecordTable<Row>
          name={translate('gaitReport.file.rows')}
          empty=""
          columns={reportColumns.map((label, at) => ({ label, render: ({ cells }) => cells[at] }))}
        />
        <ListPager choosable />
      </ListContextProvider>
    </>
  );
};
