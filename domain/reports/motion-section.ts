import type { MeasuredRange } from '../../contract/activity/patient-results.ts';
import type { Language } from '../../contract/platform/languages.ts';
import { buildDayLabels, computeScale } from './chart-axes.ts';
import type { LineChart, ReportPart, ReportSection, ReportTable } from './report-model.ts';
import type { ReportRange } from './report-range.ts';
import type { ReportSource } from './report-source.ts';
import { getReportWords } from './report-words.ts';
import { getWeekStart } from '../activity/practice-weeks.ts';

/** Days that a table lists one by one; more are drawn together by week, so that it stays within its page. */
const MAX_ROWS = 45;

type Measured = MeasuredRange['days'][number];
const isNumber = (value: number | null): value is number => value !== null;
const formatDegrees = (value: number | null): string => (value === null ? '-' : `${Math.round(value)}°`);

/** The widest range of each week, under the day on which the week starts. */
function groupByWeek(days: readonly Measured[]): Measured[] {
  const weeks = new Map<string, Measured>();
  for (const { day, min, max } of days) {
    const week = getWeekStart(day);
    const known = weeks.get(week);
    const lows = [known?.min ?? null, min].filter(isNumber);
    const highs = [known?.max ?? null, max].filter(isNumber);
    weeks.set(week, {
      day: week,
      min: lows.length > 0 ? Math.min(...lows) : null,
      max: highs.length > 0 ? Math.max(...highs) : null,
    });
  }
  return [...weeks.values()];
}

function buildTable(days: readonly Measured[], language: Language): ReportTable {
  const words = getReportWords(language);
  const isByWeek = days.length > MAX_ROWS;
  const rows = isByWeek ? groupByWeek(days) : days;
  return {
    columns: [
      { title: isByWeek ? words.column.week : words.column.date, share: 3 },
      { title: words.column.lowest, share: 2, align: 'right' },
      { title: words.column.highest, share: 2, align: 'right' },
    ],
    rows: rows.toReversed().map(({ day, min, max }) => [words.day(day), formatDegrees(min), formatDegrees(max)]),
  };
}

function buildChart({ days, goal }: MeasuredRange, range: ReportRange, language: Language): LineChart {
  const words = getReportWords(language);
  const points = (end: 'min' | 'max') =>
    days.flatMap((measured) => {
      const value = measured[end];
      return value === null ? [] : [{ day: measured.day, value }];
    });
  const lines = [
    { name: words.column.highest, points: points('max') },
    { name: words.column.lowest, points: points('min') },
  ].filter((line) => line.points.length > 0);
  const values = lines.flatMap((line) => line.points.map(({ value }) => value));
  return {
    kind: 'lines',
    days: range,
    dayLabels: buildDayLabels(range, language),
    scale: computeScale(goal ? [...values, goal.min, goal.max] : values),
    unit: '°',
    lines,
    goal: goal && { label: words.goal(formatDegrees(goal.min), formatDegrees(goal.max)), values: [goal.min, goal.max] },
  };
}

/** What was reached, exercise by exercise and side by side. */
export function buildMotionSection({ language, range, results }: ReportSource): ReportSection {
  const words = getReportWords(language);
  const parts = results.rangeOfMotion.map((measured): ReportPart => ({
    kind: 'figure',
    title: measured.side === null ? measured.name : words.onSide(measured.name, measured.side),
    chart: buildChart(measured, range, language),
    table: buildTable(measured.days, language),
  }));
  return {
    title: words.motion,
    parts: parts.length > 0 ? parts : [{ kind: 'text', text: words.noData, tone: 'quiet' }],
  };
}
