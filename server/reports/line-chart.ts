import { daysBetween } from '../../domain/calendar.ts';
import type { LineChart } from '../../domain/report/report-model.ts';
import { frame, gridOf, heightOf, legendOf, namesOf } from './chart-frame.ts';
import { ink } from './report-look.ts';
import { DASHED, svg } from './svg.ts';

/** More points than these are drawn as a line alone. */
const MOST_SIGNS = 62;
const MOST_NUMBERS = 12;

const looks = [
  { color: ink.first, sign: svg.dot },
  { color: ink.second, sign: svg.square },
];
const lookOf = (index: number) => looks[index % looks.length]!;

type Place = [x: number, y: number];

function lineOf(places: Place[], index: number): string[] {
  const { color, sign } = lookOf(index);
  const signs = places.length <= MOST_SIGNS ? places.map(([x, y]) => sign(x, y, color)) : [];
  return places.length > 1 ? [svg.path(places, color), ...signs] : signs;
}

/** Lines over the days of the report, each with its own sign; what was aimed at as dashed lines. */
export function lineChart({ days, dayLabels, scale, unit, lines, goal }: LineChart): string {
  const length = Math.max(daysBetween(days.from, days.to), 1);
  const xOf = (day: string) => frame.left + (daysBetween(days.from, day) / length) * (frame.right - frame.left);
  const placed = lines.map(({ points }) => points.map(({ day, value }): Place => [xOf(day), heightOf(value, scale)]));
  const [only] = lines.length === 1 ? lines : [];
  const numbers = only && only.points.length <= MOST_NUMBERS ? only.points : [];
  const dashed = (y: number, from: number, to: number) => svg.line(from, y, to, y, ink.goal, DASHED);
  const legend = lines.map(({ name }, index) => ({
    label: name,
    sign: (x: number, y: number) => {
      const { color, sign } = lookOf(index);
      return svg.line(x, y, x + 16, y, color, 'stroke-width="1.2"') + sign(x + 8, y, color);
    },
  }));
  if (goal) legend.push({ label: goal.label, sign: (x, y) => dashed(y, x, x + 16) });
  return svg.drawing(frame.width, frame.height, [
    ...gridOf(scale, unit),
    ...namesOf(dayLabels.map(({ day, label }) => ({ x: xOf(day), label }))),
    ...(goal?.values ?? []).map((value) => dashed(heightOf(value, scale), frame.left, frame.right)),
    ...placed.flatMap(lineOf),
    ...numbers.map(({ day, value }) =>
      svg.text(xOf(day), heightOf(value, scale) - 5, `${value}${unit}`, 'middle', ink.text),
    ),
    ...(legend.length > 1 ? legendOf(legend) : []),
  ]);
}
