import type { MeasuredRange } from '../../contract/activity/patient-results.ts';
import { buildDayLabels, computeScale, MIN_POINTS } from './chart-axes.ts';
import type { LineChart, LineFigure, ReportPart, ReportSection } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { getReportWords, type ReportWords } from './report-words.ts';

type Reported = Pick<ReportSource, 'language' | 'range'>;
type Measured = MeasuredRange['days'][number];

const formatDegrees = (value: number): string => `${Math.round(value)}°`;

/** `-48° to 27°`, or the end that was measured. */
const formatRange = ({ min, max }: Pick<Measured, 'min' | 'max'>, words: ReportWords): string => {
  const measured = [min, max].filter((end) => end !== null).map(formatDegrees);
  return measured.length === 2 ? words.between(measured[0]!, measured[1]!) : measured[0]!;
};

/** The lowest and the highest value of all days. */
function findWidest(days: readonly Measured[]): Pick<Measured, 'min' | 'max'> {
  const ends = (end: 'min' | 'max') => days.flatMap(({ [end]: value }) => (value === null ? [] : value));
  const [lows, highs] = [ends('min'), ends('max')];
  return { min: lows.length > 0 ? Math.min(...lows) : null, max: highs.length > 0 ? Math.max(...highs) : null };
}

const formatName = ({ name, side }: MeasuredRange, words: ReportWords): string =>
  side === null ? name : words.onSide(name, side);

/** The first, the latest and the widest range of each exercise and side beside its goal. */
function buildTable(ranges: readonly MeasuredRange[], words: ReportWords): ReportPart {
  const { exercise, first, latest, widest, goal } = words.column;
  const onDay = (measured: Measured) => `${formatRange(measured, words)} (${words.day(measured.day)})`;
  return {
    kind: 'table',
    table: {
      isCompact: true,
      columns: [
        { title: exercise, share: 7 },
        { title: first, share: 7 },
        { title: latest, share: 7 },
        { title: widest, share: 4 },
        { title: goal, share: 4 },
      ],
      rows: ranges.map((range) => [
        formatName(range, words),
        range.days.length > 1 ? onDay(range.days[0]!) : '-',
        onDay(range.days.at(-1)!),
        formatRange(findWidest(range.days), words),
        range.goal ? formatRange(range.goal, words) : '-',
      ]),
    },
  };
}

function buildChart({ days, goal }: MeasuredRange, { range, language }: Reported): LineChart {
  const words = getReportWords(language);
  const points = (end: 'min' | 'max') =>
    days.flatMap(({ day, [end]: value }) => (value === null ? [] : [{ day, value: Math.round(value) }]));
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
    goal,
  };
}

function buildFigure(measured: MeasuredRange, source: Reported): LineFigure {
  const words = getReportWords(source.language);
  return {
    title: formatName(measured, words),
    ...(measured.goal && { subtitle: words.goal(formatRange(measured.goal, words)) }),
    chart: buildChart(measured, source),
  };
}

/** What was reached, exercise by exercise and side by side; fewer days stand in the table alone. */
export function buildMotionSection({ language, range, results: { rangeOfMotion } }: ReportSource): ReportSection {
  const words = getReportWords(language);
  if (rangeOfMotion.length === 0)
    return { title: words.motion, parts: [{ kind: 'text', text: words.noData, tone: 'quiet' }] };
  const drawn = rangeOfMotion.filter(({ days }) => days.length >= MIN_POINTS);
  return {
    title: words.motion,
    parts: [
      buildTable(rangeOfMotion, words),
      ...(drawn.length > 0
        ? [{ kind: 'lines', figures: drawn.map((measured) => buildFigure(measured, { language, range })) } as const]
        : []),
    ],
  };
}
