import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { GaitReport } from '../../../contract/gait/report.ts';
import { type BarName, type BarOrder, barNames, barOrders } from '../../../domain/gait/report-bars.ts';
import { isOneDay, type ReportQuery } from '../../../domain/gait/report-range.ts';
import { getReportFileName } from '../../../domain/gait/report-csv.ts';
import { summarize } from '../../../domain/gait/report-summary.ts';
import { DaysChart, SessionsChart } from './SpeedCharts.tsx';
import { PictureButton } from './ChartFigure.tsx';
import { ReportSessions } from './ReportSessions.tsx';
import { GroupTables, ReportSums } from './ReportTotals.tsx';
import { styled } from '@mui/material/styles';
import { Choice } from '../../../src/ui/Choice.tsx';
import type { ChartKey, GaitReportKey } from './report.messages.en.ts';

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
  '& > .MuiTextField-root': { flex: '0 1 260px' },
  '& > .end': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginLeft: 'auto' },
  '& small': { color: 'var(--ink-muted)', font: 'var(--text-body)' },
  [theme.breakpoints.down('sm')]: { '& > .MuiTextField-root': { flexBasis: '100%' }, '& > .end': { marginLeft: 0 } },
}));

const orderTexts = { time: 'time', speed: 'slowest' } as const satisfies Record<BarOrder, string>;
const nameTexts = { number: 'numbers', uid: 'uids' } as const satisfies Record<BarName, string>;

interface ChartToolsProps {
  /** Bars of days stay in chronological order. */
  isByDay: boolean;
  order: BarOrder;
  onOrder: (order: BarOrder) => void;
  names: BarName;
  onName: (name: BarName) => void;
  picture: ReactNode;
}

/** Order and labels of the bars of a day, which the picture shows as well; and the picture. */
const ChartTools = ({ isByDay, order, onOrder, names, onName, picture }: ChartToolsProps) => {
  const translate = useTranslate();
  const say = (name: ChartKey) => translate(`gaitReport.chart.${name}` satisfies GaitReportKey);
  return (
    <Tools>
      {!isByDay && (
        <>
          <Choice
            label={say('order')}
            value={order}
            options={barOrders.map((value) => ({ value, label: say(orderTexts[value]) }))}
            onChoose={(value) => onOrder(value as BarOrder)}
          />
          <Choice
            label={say('names')}
            value={names}
            options={barNames.map((value) => ({ value, label: say(nameTexts[value]) }))}
            onChoose={(value) => onName(value as BarName)}
          />
        </>
      )}
      <div className="end">
        <small>{say('downloadHint')}</small>
        {picture}
      </div>
    </Tools>
  );
};

/** The tab Chart: totals, the chart with its tools, and its values as tables (GAIT-08, GAIT-10..13). */
export const ChartPart = ({ asked, report }: { asked: ReportQuery; report: GaitReport }) => {
  const translate = useTranslate();
  const figure = useRef<HTMLElement>(null);
  const [order, setOrder] = useState<BarOrder>('time');
  const [names, setNames] = useState<BarName>('number');
  const summary = useMemo(() => summarize(report.sessions), [report]);
  const oneDay = isOneDay(asked);
  return (
    <>
      <ReportSums summary={summary} />
      {summary.measured === 0 ? (
        <Typography>
          {translate(`gaitReport.form.${oneDay ? 'noSpeed' : 'noSpeedThen'}` satisfies GaitReportKey)}
        </Typography>
      ) : (
        <>
          <ChartTools
            isByDay={!oneDay}
            order={order}
            onOrder={setOrder}
            names={names}
            onName={setNames}
            picture={<PictureButton figure={figure} name={getReportFileName(asked)} />}
          />
          {oneDay ? (
            <SessionsChart asked={asked} report={report} order={order} names={names} figure={figure} />
          ) : (
            <DaysChart asked={asked} report={report} figure={figure} />
          )}
        </>
      )}
      <GroupTables asked={asked} report={report} />
      <ReportSessions sessions={report.sessions} />
    </>
  );
};
