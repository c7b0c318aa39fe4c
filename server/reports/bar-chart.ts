import type { BarChart } from '../../domain/report/report-model.ts';
import { frame, gridOf, heightOf, legendOf, namesOf } from './chart-frame.ts';
import { ink } from './report-look.ts';
import { DASHED, svg } from './svg.ts';

const MOST_NAMES = 14;
const MOST_NUMBERS = 27;
const WIDEST = 28;
const LEAST_HEIGHT = 14;

/** The number of a bar: within it, or over it where it is too low. */
function numberOf(value: number, x: number, scale: BarChart['scale']): string {
  const y = heightOf(value, scale);
  return frame.bottom - y > LEAST_HEIGHT
    ? svg.text(x, y + 9, String(value), 'middle', ink.onFirst)
    : svg.text(x, y - 2.5, String(value), 'middle', ink.text);
}

/** Bars over their weeks, each under a dashed line at what was asked then. */
export function barChart({ bars, scale, legend: [done, asked] }: BarChart): string {
  const step = (frame.right - frame.left) / bars.length;
  const width = Math.min(step * 0.7, WIDEST);
  const every = Math.ceil(bars.length / MOST_NAMES);
  const middle = (index: number) => frame.left + step * (index + 0.5);
  return svg.drawing(frame.width, frame.height, [
    ...gridOf(scale, ''),
    ...namesOf(bars.flatMap(({ label }, index) => (index % every === 0 ? [{ x: middle(index), label }] : []))),
    ...bars.flatMap(({ value }, index) => {
      const y = heightOf(value, scale);
      return [svg.bar(middle(index) - width / 2, y, width, frame.bottom - y, ink.first)];
    }),
    ...bars.flatMap(({ asked: count }, index) => {
      if (count === null) return [];
      const y = heightOf(count, scale);
      return [svg.line(frame.left + step * index, y, frame.left + step * (index + 1), y, ink.second, DASHED)];
    }),
    ...(bars.length <= MOST_NUMBERS ? bars.map(({ value }, index) => numberOf(value, middle(index), scale)) : []),
    ...legendOf([
      { label: done!, sign: (x, y) => svg.bar(x, y - 3, 16, 6, ink.first) },
      ...(asked
        ? [{ label: asked, sign: (x: number, y: number) => svg.line(x, y, x + 16, y, ink.second, DASHED) }]
        : []),
    ]),
  ]);
}
