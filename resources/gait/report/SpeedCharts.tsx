import { useTranslate } from 'react-admin';
import { useCallback, useMemo, type Ref } from 'react';
import type { GaitReport } from '../../../contract/gait/report.ts';
import { createSessionBars, type BarName, type BarOrder, createDayBars } from '../../../domain/gait/report-bars.ts';
import type { ReportQuery } from '../../../domain/gait/report-range.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { formatDateTime, formatDate } from '../../../src/ui/i18n/format.ts';
import { ChartFigure } from './ChartFigure.tsx';
import type { DescribeBar } from './ChartTip.tsx';
import { useChartTexts } from './useChartTexts.ts';
import { formatShortDate } from '../../../src/ui/i18n/calendarFormat.ts';
import { SPEED_THRESHOLD } from '../../../domain/gait/report-summary.ts';
import type { GaitReportKey } from './report.messages.en.ts';

interface DaysChartProps {
  asked: ReportQuery;
  report: GaitReport;
  figure: Ref<HTMLElement>;
}

/** A bar for each day of a range with the day's median speed. */
export const DaysChart = ({ asked, report, figure }: DaysChartProps) => {
  const translate = useTranslate();
  const bars = useMemo(
    () =>
      createDayBars(report.sessions, asked, report.timezone).map((bar) => ({ ...bar, name: formatShortDate(bar.id) })),
    [report, asked],
  );
  const texts = useChartTexts(asked, report, bars);
  const describe = useCallback<DescribeBar>(
    (id) => {
      const bar = bars.find((each) => each.id === id);
      if (!bar || bar.speed === null) return null;
      const lines = [
        `${translate('gaitReport.sums.median')}: ${bar.speed.toFixed(2)}`,
        translate('gaitReport.chart.sessions', { smart_count: bar.sessions }),
        ...(bar.spread
          ? [
              translate('gaitReport.chart.spread', {
                count: bar.spread.count,
                low: bar.spread.low.toFixed(2),
                high: bar.spread.high.toFixed(2),
              }),
            ]
          : []),
        translate('gaitReport.chart.below', { percent: bar.percentBelow, threshold: SPEED_THRESHOLD }),
      ];
      return { name: formatDate(id), lines };
    },
    [bars, translate],
  );
  return (
    <>
      <ChartFigure
        {...texts}
        figure={figure}
        bars={bars}
        describe={describe}
        up={translate('gaitReport.chart.medianSpeed')}
        along={translate('gaitReport.chart.day')}
      />
      <p style={{ margin: '8px 0 0', color: 'var(--ink-muted)' }}>{translate('gaitReport.chart.spreadNote')}</p>
    </>
  );
};

interface Props {
  asked: ReportQuery;
  report: GaitReport;
  order: BarOrder;
  names: BarName;
  figure: Ref<HTMLElement>;
}

/** A bar for each session of a day (GAIT-10). Names are in the tooltip and in the table, never in the picture. */
export const SessionsChart = ({ asked, report, order, names, figure }: Props) => {
  const translate = useTranslate();
  const { sessions, timezone } = report;
  const bars = useMemo(() => createSessionBars(sessions, order, names), [sessions, order, names]);
  const texts = useChartTexts(asked, report, bars);
  const describe = useCallback<DescribeBar>(
    (id) => {
      const bar = bars.find((each) => each.id === id);
      if (!bar) return null;
      const { subject, capturedDate, location } = bar.session;
      const name = formatFullName(subject) || subject.gaitUid || translate('gaitReport.table.noName');
      const speed = `${bar.number}: ${bar.speed.toFixed(2)} m/s`;
      return { name, lines: [speed, formatDateTime(capturedDate, timezone), location.name] };
    },
    [bars, timezone, translate],
  );
  return (
    <ChartFigure
      {...texts}
      figure={figure}
      bars={bars}
      describe={describe}
      up={translate('gaitReport.chart.speed')}
      along={translate(`gaitReport.chart.${names}` satisfies GaitReportKey)}
    />
  );
};
