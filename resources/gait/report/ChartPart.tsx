import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import type { GaitReport } from '../../../contract/gait-report.ts';
import type { BarName, BarOrder } from '../../../domain/gait/report-bars.ts';
import { isOneDay, type ReportAsked } from '../../../domain/gait/report-range.ts';
import { reportFileName } from '../../../domain/gait/report-table.ts';
import { summaryOf } from '../../../domain/gait/report.ts';
import { ChartTools } from './ChartTools.tsx';
import { DaysChart } from './DaysChart.tsx';
import { GroupTables } from './GroupTables.tsx';
import { PictureButton } from './PictureButton.tsx';
import { ReportSessions } from './ReportSessions.tsx';
import { ReportSums } from './ReportSums.tsx';
import { SessionsChart } from './SessionsChart.tsx';

/** The tab Chart: sums, the chart with what can be done with it, and its numbers as tables (GAIT-08, GAIT-10..13). */
export const ChartPart = ({ asked, report }: { asked: ReportAsked; report: GaitReport }) => {
  const translate = useTranslate();
  const figure = useRef<HTMLElement>(null);
  const [order, setOrder] = useState<BarOrder>('time');
  const [names, setNames] = useState<BarName>('number');
  const summary = useMemo(() => summaryOf(report.sessions), [report]);
  const oneDay = isOneDay(asked);
  return (
    <>
      <ReportSums summary={summary} />
      {summary.measured === 0 ? (
        <Typography>{translate(`gaitReport.form.${oneDay ? 'noSpeed' : 'noSpeedThen'}`)}</Typography>
      ) : (
        <>
          <ChartTools
            isByDay={!oneDay}
            order={order}
            onOrder={setOrder}
            names={names}
            onName={setNames}
            picture={<PictureButton figure={figure} name={reportFileName(asked)} />}
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
