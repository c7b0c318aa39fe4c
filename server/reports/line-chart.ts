import { countDaysBetween } from '../../domain/platform/calendar.ts';
import type { LineChart } from '../../domain/reports/report-model.ts';
import { frame, drawGrid, toY, drawLegend, drawNames } from './chart-frame.ts';
import { ink } from './report-styles.ts';
import { DASHED, svg } from './svg.ts';

/** More points than these are drawn as a line alone. */
const MAX_SIGNS = 62;
const MAX_NUMBERS = 12;

const lineStyles = [
  { color: ink.first, sign: svg.dot },
  { color: ink.second, sign: svg.square },
];
const getLineStyle = (index: number) => lineStyles[index % lineStyles.length]!;

type Point = [x: number, y: number];

function drawLine(points: Point[], index: number): string[] {
  const { color, sign } = getLineStyle(index);
  const signs = points.length <= MAX_SIGNS ? points.map(([x, y]) => sign(x, y, color)) : [];
  return points.length > 1 ? [svg.path(points, color), ...signs] : signs;
}

/** Lines over the days of the report, each with its own sign; what was aimed at as dashed lines. */
export function drawLineChart({ days, dayLabels, scale, unit, lines, goal }: LineChart): string {
  const length = Math.max(countDaysBetween(days.from, days.to), 1);
  const toX = (day: string) => frame.left + (countDaysBetween(days.from, day) / length) * (frame.right - frame.left);
  const paths = lines.map(({ points }) => points.map(({ day, value }): Point => [toX(day), toY(value, scale)]));
  const [only] = lines.length === 1 ? lines : [];
  const numbers = only && only.points.length <= MAX_NUMBERS ? only.points : [];
  const dashed = (y: number, from: number, to: number) => svg.line(from, y, to, y, ink.goal, DASHED);
  const legend = lines.map(({ name }, index) => ({
    label: name,
    sign: (x: number, y: number) => {
      const { color, sign } = getLineStyle(index);
      return svg.line(x, y, x + 16, y, color, 'stroke-width="1.2"') + sign(x + 8, y, color);
    },
  }));
  if (goal) legend.push({ label: goal.label, sign: (x, y) => dashed(y, x, x + 16) });
  return svg.drawing(frame.width, frame.height, [
    ...drawGrid(scale, unit),
    ...drawNames(dayLabels.map(({ day, label }) => ({ x: toX(day), label }))),
    ...(goal?.values ?? []).map((value) => dashed(toY(value, scale), frame.left, frame.right)),
    ...paths.flatMap(drawLine),
    ...numbers.map(({ day, value }) =>
      svg.text(toX(day), toY(value, scale) - 5, `${value}${unit}`, 'middle', ink.text),
    ),
    ...(legend.length > 1 ? drawLegend(legend) : []),
  ]);
}
