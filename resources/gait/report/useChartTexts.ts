import { useTranslate } from 'react-admin';
import type { GaitReport } from '../../../contract/gait/report.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import type { Bar } from '../../../domain/gait/report-bars.ts';
import { isOneDay, type ReportQuery } from '../../../domain/gait/report-range.ts';
import { SPEED_THRESHOLD, summarize } from '../../../domain/gait/report-summary.ts';
import type { ChartTexts } from './chartLayout.tsx';
import type { ChartKey, GaitReportKey } from './report.messages.en.ts';

/** The date of a report, or its first and last: `11/01/2026 – 11/21/2026`. */
export const reportDays = (asked: ReportQuery): string =>
  isOneDay(asked) ? formatDate(asked.from) : `${formatDate(asked.from)} – ${formatDate(asked.to)}`;

/** Texts above the bars, and the text alternative of the chart. */
export function useChartTexts(
  asked: ReportQuery,
  report: GaitReport,
  bars: readonly Bar[],
): ChartTexts & { summary: string } {
  const translate = useTranslate();
  const say = (name: ChartKey, values: object) => translate(`gaitReport.chart.${name}` satisfies GaitReportKey, values);
  const { sessions, people, measured, median, percentBelow } = summarize(report.sessions);
  const speeds = bars.flatMap(({ speed }) => speed ?? []);
  const ends = speeds.reduce(
    ({ slowest, fastest }, speed) => ({ slowest: Math.min(slowest, speed), fastest: Math.max(fastest, speed) }),
    { slowest: Infinity, fastest: 0 },
  );
  const below = say('below', { percent: percentBelow, threshold: SPEED_THRESHOLD });
  const counted = [
    report.location?.name,
    say('counted', {
      sessions: say('sessions', { smart_count: sessions }),
      people: say('people', { smart_count: people }),
    }),
    sessions > measured && say('notDrawn', { smart_count: sessions - measured }),
  ];
  return {
    title: translate('gaitReport.form.result', { date: reportDays(asked) }),
    counted: counted.filter(Boolean).join(' · '),
    below,
    summary: say(isOneDay(asked) ? 'summary' : 'summaryDays', {
      smart_count: speeds.length,
      slowest: ends.slowest.toFixed(2),
      fastest: ends.fastest.toFixed(2),
      median: median?.toFixed(2),
      below,
    }),
  };
}
