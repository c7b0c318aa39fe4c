import type { BarChart } from '../../domain/reports/report-model.ts';
import { frame, drawGrid, toY, drawLegend, drawNames } from './chart-frame.ts';
import { ink } from './report-styles.ts';
import { DASHED, svg } from './svg.ts';

const MAX_NAMES = 14;
const MAX_NUMBERS = 27;
const MAX_BAR_WIDTH = 28;
const MIN_HEIGHT = 14;

/** The number of a bar: within it, or over it where it is too low. */
function drawNumber(value: number, x: number, scale: BarChart['scale']): string {
  const y = toY(value, scale);
  return frame.bottom - y > MIN_HEIGHT
    ? svg.text(x, y + 9, String(value), 'middle', ink.onFirst)
    : svg.text(x, y - 2.5, String(value), 'middle', ink.text);
}

/** Bars over their weeks, each under a dashed line at what was asked then. */
export function drawBarChart({ bars, scale, legend: [done, prescribed] }: BarChart): string {
  const step = (frame.right - frame.left) / bars.length;
  const width = Math.min(step * 0.7, MAX_BAR_WIDTH);
  const every = Math.ceil(bars.length / MAX_NAMES);
  const middle = (index: number) => frame.left + step * (index + 0.5);
  return svg.drawing(frame.width, frame.height, [
    ...drawGrid(scale, ''),
    ...drawNames(bars.flatMap(({ label }, index) => (index % every === 0 ? [{ x: middle(index), label }] : []))),
    ...bars.flatMap(({ value }, index) => {
      const y = toY(value, scale);
      return [svg.bar(middle(index) - width / 2, y, width, frame.bottom - y, ink.first)];
    }),
    ...bars.flatMap(({ asked: count }, index) => {
      if (count === null) return [];
      const y = toY(count, scale);
      return [svg.line(frame.left + step * index, y, frame.left + step * (index + 1), y, ink.second, DASHED)];
    }),
    ...(bars.length <= MAX_NUMBERS ? bars.map(({ value }, index) => drawNumber(value, middle(index), scale)) : []),
    ...drawLegend([
      { label: done!, sign: (x, y) => svg.bar(x, y - 3, 16, 6, ink.first) },
      ...(prescribed
        ? [{ label: prescribed, sign: (x: number, y: number) => svg.line(x, y, x + 16, y, ink.second, DASHED) }]
        : []),
    ]),
  ]);
}
