import { useTranslate } from 'react-admin';
import { useCallback, useMemo, type Ref } from 'react';
import type { GaitReport } from '../../../contract/gait-report.ts';
import { sessionBars, type BarName, type BarOrder } from '../../../domain/gait/report-bars.ts';
import type { ReportAsked } from '../../../domain/gait/report-range.ts';
import { fullName } from '../../../domain/patient.ts';
import { momentText } from '../../../src/i18n/momentText.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartTip } from './ChartTip.tsx';
import { useChartTexts } from './useChartTexts.ts';

interface Props {
  asked: ReportAsked;
  report: GaitReport;
  order: BarOrder;
  names: BarName;
  figure: Ref<HTMLElement>;
}

/** A bar for each session of a day (GAIT-10). Who walked is said under the pointer and in the table, never in the picture. */
export const SessionsChart = ({ asked, report, order, names, figure }: Props) => {
  const translate = useTranslate();
  const { sessions, timezone } = report;
  const bars = useMemo(() => sessionBars(sessions, order, names), [sessions, order, names]);
  const texts = useChartTexts(asked, report, bars);
  const tipOf = useCallback(
    (id: string) => {
      const bar = bars.find((each) => each.id === id);
      if (!bar) return null;
      const { subject, capturedDate, location } = bar.session;
      const name = fullName(subject) || subject.gaitUid || translate('gaitReport.table.noName');
      const speed = `${bar.number}: ${bar.speed.toFixed(2)} m/s`;
      return <ChartTip name={name} lines={[speed, momentText(capturedDate, timezone), location.name]} />;
    },
    [bars, timezone, translate],
  );
  return (
    <ChartFigure
      {...texts}
      figure={figure}
      bars={bars}
      tipOf={tipOf}
      up={translate('gaitReport.chart.speed')}
      along={translate(`gaitReport.chart.${names}`)}
    />
  );
};
