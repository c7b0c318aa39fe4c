import { useTranslate } from 'react-admin';
import { useCallback, useMemo, type Ref } from 'react';
import type { GaitReport } from '../../../contract/gait/report.ts';
import { createSessionBars, type BarName, type BarOrder, createDayBars } from '../../../domain/gait/report-bars.ts';
import type { ReportQuery } from '../../../domain/gait/report-range.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { formatDateTime, formatDate } from '../../../src/ui/i18n/format.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { useChartTexts } from './useChartTexts.ts';
import { styled } from '@mui/material/styles';
import { formatShortDate } from '../../../src/ui/i18n/calendarFormat.ts';
import { SPEED_THRESHOLD } from '../../../domain/gait/report-summary.ts';
import type { GaitReportKey } from './report.messages.en.ts';

const Tip = styled('div')({
  maxWidth: 260,
  padding: '6px 10px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  font: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** Tooltip of a bar: its name and further lines. */
const ChartTip = ({ name, lines }: { name: string; lines: readonly string[] }) => (
  <Tip>
    <strong>{name}</strong>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </Tip>
);

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
  const tipOf = useCallback(
    (id: string) => {
      const bar = bars.find((each) => each.id === id);
      if (!bar || bar.speed === null) return null;
      const lines = [
        `${translate('gaitReport.sums.median')}: ${bar.speed.toFixed(2)}`,
        translate('gaitReport.chart.sessions', { smart_count: bar.sessions }),
        translate('gaitReport.chart.below', { percent: bar.percentBelow, threshold: SPEED_THRESHOLD }),
      ];
      return <ChartTip name={formatDate(id)} lines={lines} />;
    },
    [bars, translate],
  );
  return (
    <ChartFigure
      {...texts}
      figure={figure}
      bars={bars}
      renderTooltip={tipOf}
      up={translate('gaitReport.chart.medianSpeed')}
      along={translate('gaitReport.chart.day')}
    />
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
  const tipOf = useCallback(
    (id: string) => {
      const bar = bars.find((each) => each.id === id);
      if (!bar) return null;
      const { subject, capturedDate, location } = bar.session;
      const name = formatFullName(subject) || subject.gaitUid || translate('gaitReport.table.noName');
      const speed = `${bar.number}: ${bar.speed.toFixed(2)} m/s`;
      return <ChartTip name={name} lines={[speed, formatDateTime(capturedDate, timezone), location.name]} />;
    },
    [bars, timezone, translate],
  );
  return (
    <ChartFigure
      {...texts}
      figure={figure}
      bars={bars}
      renderTooltip={tipOf}
      up={translate('gaitReport.chart.speed')}
      along={translate(`gaitReport.chart.${names}` satisfies GaitReportKey)}
    />
  );
};
