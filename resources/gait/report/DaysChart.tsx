import { useTranslate } from 'react-admin';
import { useCallback, useMemo, type Ref } from 'react';
import type { GaitReport } from '../../../contract/gait-report.ts';
import { shortDayText } from '../../../src/i18n/calendarText.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { dayBars } from '../../../domain/gait/report-bars.ts';
import type { ReportAsked } from '../../../domain/gait/report-range.ts';
import { SPEED_THRESHOLD } from '../../../domain/gait/report.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartTip } from './ChartTip.tsx';
import { useChartTexts } from './useChartTexts.ts';

interface Props {
  asked: ReportAsked;
  report: GaitReport;
  figure: Ref<HTMLElement>;
}

/** A bar for each day of a range, as high as the median speed of that day. */
export const DaysChart = ({ asked, report, figure }: Props) => {
  const translate = useTranslate();
  const bars = useMemo(
    () => dayBars(report.sessions, asked, report.timezone).map((bar) => ({ ...bar, name: shortDayText(bar.id) })),
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
      return <ChartTip name={dayText(id)} lines={lines} />;
    },
    [bars, translate],
  );
  return (
    <ChartFigure
      {...texts}
      figure={figure}
      bars={bars}
      tipOf={tipOf}
      up={translate('gaitReport.chart.medianSpeed')}
      along={translate('gaitReport.chart.day')}
    />
  );
};
