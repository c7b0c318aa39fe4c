import { styled } from '@mui/material/styles';
import { ListContextProvider, useList, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import Typography from '@mui/material/Typography';
import type { GaitReport } from '../../../contract/gait/report.ts';
import { isOneDay, type ReportQuery } from '../../../domain/gait/report-range.ts';
import {
  SPEED_THRESHOLD,
  summarizeByDay,
  summarizeByLocation,
  type ReportSummary,
} from '../../../domain/gait/report-summary.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { RecordTable } from '../../../src/ui/RecordTable.tsx';
import type { GaitReportKey } from './report.messages.en.ts';

const Sums = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  '& > div': {
    padding: theme.spacing(1.5, 2),
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--surface)',
  },
  '& dt': { font: '600 var(--text-body)', color: 'var(--ink-muted)' },
  '& dd': { margin: 0, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

const Notes = styled('div')(({ theme }) => ({
  margin: theme.spacing(1, 0, 3),
  color: 'var(--ink-muted)',
  font: 'var(--text-body)',
}));

/** Totals of the report, the speeds, and what the numbers leave out (GAIT-12, CONST-09). */
export const ReportSums = ({ summary }: { summary: ReportSummary }) => {
  const translate = useTranslate();
  const { sessions, people, measured, median, below, percentBelow } = summary;
  const none = translate('gaitReport.form.none');
  const share =
    percentBelow === null ? none : translate('gaitReport.sums.share', { below, measured, percent: percentBelow });
  const sums: [name: string, value: string | number][] = [
    [translate('gaitReport.sums.sessions'), sessions],
    [translate('gaitReport.sums.people'), people],
    [translate('gaitReport.sums.median'), median === null ? none : median.toFixed(2)],
    [translate('gaitReport.sums.below', { threshold: SPEED_THRESHOLD }), share],
  ];
  const notes = [
    people < sessions && translate('gaitReport.sums.eachWalk'),
    measured < sessions && translate('gaitReport.sums.withoutSpeed', { smart_count: sessions - measured }),
  ].filter(Boolean);
  return (
    <>
      <Sums aria-label={translate('gaitReport.sums.label')}>
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Sums>
      <Notes>{notes.join(' ')}</Notes>
    </>
  );
};

interface GroupTableProps {
  title: string;
  /** What the rows are by. */
  first: string;
  rows: readonly { name: string; summary: ReportSummary }[];
}

/** Totals of each day or location in a table; on a narrow screen in cards, as the sessions are. */
const GroupTable = ({ title, first, rows }: GroupTableProps) => {
  const translate = useTranslate();
  const none = translate('gaitReport.form.none');
  const data = useMemo(() => rows.map((row, id) => ({ id, ...row })), [rows]);
  const list = useList({ data, perPage: data.length });
  const columns: readonly [label: string, render: (summary: ReportSummary) => string | number][] = [
    [translate('gaitReport.sums.sessions'), ({ sessions }) => sessions],
    [translate('gaitReport.sums.people'), ({ people }) => people],
    [translate('gaitReport.sums.measured'), ({ measured }) => measured],
    [translate('gaitReport.sums.median'), ({ median }) => median?.toFixed(2) ?? none],
    [
      translate('gaitReport.sums.spread'),
      ({ spread }) => (spread ? [...new Set([spread.low.toFixed(2), spread.high.toFixed(2)])].join(' – ') : none),
    ],
    [
      translate('gaitReport.sums.below', { threshold: SPEED_THRESHOLD }),
      ({ below, measured, percentBelow }) =>
        percentBelow === null ? none : translate('gaitReport.sums.share', { below, measured, percent: percentBelow }),
    ],
  ];
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {title}
      </Typography>
      <ListContextProvider value={list}>
        <RecordTable<(typeof data)[number]>
          name={title}
          empty=""
          columns={[
            { label: first, render: ({ name }) => name },
            ...columns.map(([label, render]) => ({
              label,
              render: ({ summary }: (typeof data)[number]) => render(summary),
            })),
          ]}
        />
      </ListContextProvider>
    </section>
  );
};

/** Totals by day, if there are several, and by location, if there are several. */
export const GroupTables = ({ asked, report }: { asked: ReportQuery; report: GaitReport }) => {
  const translate = useTranslate();
  const days = isOneDay(asked) ? [] : summarizeByDay(report.sessions, report.timezone);
  const places = summarizeByLocation(report.sessions);
  const tables = [
    { by: 'byDay', first: 'day', rows: days.map((summary) => ({ name: formatDate(summary.day), summary })) },
    {
      by: 'byLocation',
      first: 'location',
      rows: places.length > 1 ? places.map((summary) => ({ name: summary.name, summary })) : [],
    },
  ] as const;
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ by, first, rows }) => (
      <GroupTable
        key={by}
        title={translate(`gaitReport.table.${by}` satisfies GaitReportKey)}
        first={translate(`gaitReport.table.${first}` satisfies GaitReportKey)}
        rows={rows}
      />
    ));
};
