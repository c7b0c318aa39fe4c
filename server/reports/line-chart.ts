import { countDaysBetween } from '../../domain/platform/calendar.ts';
import type { LineChart } from '../../domain/reports/report-model.ts';
import {
  createFrame,
  DASHED,
  drawGrid,
  drawNames,
  estimateWidth,
  spreadHeights,
  svg,
  toY,
  type Frame,
} from './chart-drawing.ts';
import { HALF_WIDTH, ink } from './report-styles.ts';

const HEIGHT = 92;
/** More points than these are drawn as a line alone. */
const MAX_SIGNS = 31;
const MAX_NUMBERED_POINTS = 8;

const lineStyles = [
  { color: ink.first, sign: svg.dot },
  { color: ink.second, sign: svg.square },
  { color: ink.third, sign: svg.ring },
];
const getLineStyle = (index: number) => lineStyles[index % lineStyles.length]!;

type Line = LineChart['lines'][number];
type Point = [x: number, y: number];

function drawLine(points: Point[], index: number): string[] {
  const { color, sign } = getLineStyle(index);
  const signs = points.length <= MAX_SIGNS ? points.map(([x, y]) => sign(x, y, color)) : [];
  return points.length > 1 ? [svg.path(points, color), ...signs] : signs;
}

const formatEnd = ({ name, points }: Line, unit: string): string => `${name} ${points.at(-1)!.value}${unit}`;

/** The names of several lines with their last values, each in its own colour and with its sign, at the lines' ends. */
function drawEnds({ lines, scale, unit }: LineChart, frame: Frame): string[] {
  const heights = lines.map(({ points }) => toY(points.at(-1)!.value, scale, frame));
  const spread = spreadHeights(heights, 9, frame);
  return lines.flatMap((line, index) => {
    const { color, sign } = getLineStyle(index);
    const y = spread[index]!;
    return [
      sign(frame.right + 7, y, color),
      svg.text(frame.right + 12, y + 2.5, formatEnd(line, unit), 'start', color),
    ];
  });
}

/** The values of a line that is alone: all of a few, else the first and the last. */
function drawValues({ points }: Line, places: readonly Point[], unit: string): string[] {
  return places.flatMap(([x, y], at) =>
    points.length <= MAX_NUMBERED_POINTS || at === 0 || at === points.length - 1
      ? [svg.text(x, y - 5, `${points[at]!.value}${unit}`, 'middle', ink.text)]
      : [],
  );
}

/** The range of the goal, shaded between dashed lines. */
function drawGoal({ goal, scale }: LineChart, frame: Frame): string[] {
  if (!goal) return [];
  const [top, bottom] = [toY(goal.max, scale, frame), toY(goal.min, scale, frame)];
  return [
    svg.bar(frame.left, top, frame.right - frame.left, bottom - top, ink.fill),
    ...[bottom, top].map((y) => svg.line(frame.left, y, frame.right, y, ink.goal, DASHED)),
  ];
}

/** Lines over the days of the report, each with its own sign, over the shaded goal. */
export function drawLineChart(chart: LineChart): string {
  const { days, dayLabels, scale, unit, lines } = chart;
  const tail = lines.length > 1 ? 14 + Math.max(...lines.map((line) => estimateWidth(formatEnd(line, unit)))) : 8;
  const frame = createFrame(HALF_WIDTH, HEIGHT, { head: 12, tail });
  const length = Math.max(countDaysBetween(days.from, days.to), 1);
  const toX = (day: string) => frame.left + (countDaysBetween(days.from, day) / length) * (frame.right - frame.left);
  const paths = lines.map(({ points }) => points.map(({ day, value }): Point => [toX(day), toY(value, scale, frame)]));
  const goal = drawGoal(chart, frame);
  return svg.drawing(frame.width, frame.height, [
    // The shade lies under the lines across, its edges over them.
    ...goal.slice(0, 1),
    ...drawGrid(scale, unit, frame),
    ...drawNames(
      dayLabels.map(({ day, label }) => ({ x: toX(day), label })),
      frame,
    ),
    ...goal.slice(1),
    ...paths.flatMap(drawLine),
    ...(lines.length === 1 ? drawValues(lines[0]!, paths[0]!, unit) : drawEnds(chart, frame)),
  ]);
}
