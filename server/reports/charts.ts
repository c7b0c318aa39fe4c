import type { BarChart, DayCell, DayStrip } from '../../domain/reports/report-model.ts';
import { createFrame, DASHED, drawGrid, drawLegend, drawNames, estimateWidth, svg, toY } from './chart-drawing.ts';
import { CONTENT_WIDTH, HALF_WIDTH, ink } from './report-styles.ts';

const MAX_BAR_NAMES = 7;
const MAX_NUMBERED_BARS = 14;
const MAX_BAR_WIDTH = 28;
const MIN_HEIGHT = 14;
const frame = createFrame(HALF_WIDTH, 100, { head: 20, tail: 8 });

/** The number of a bar: within it, or over it where it is too low. */
function drawNumber(value: number, x: number, scale: BarChart['scale']): string {
  const y = toY(value, scale, frame);
  return frame.bottom - y > MIN_HEIGHT
    ? svg.text(x, y + 9, String(value), 'middle', ink.onFirst)
    : svg.text(x, y - 2.5, String(value), 'middle', ink.text);
}

/** Bars over their weeks, each under a dashed line at what was prescribed then. */
export function drawBarChart({ bars, scale, legend: [done, prescribed] }: BarChart): string {
  const step = (frame.right - frame.left) / bars.length;
  const width = Math.min(step * 0.7, MAX_BAR_WIDTH);
  const every = Math.ceil(bars.length / MAX_BAR_NAMES);
  const middle = (index: number) => frame.left + step * (index + 0.5);
  return svg.drawing(frame.width, frame.height, [
    ...drawGrid(scale, '', frame),
    ...drawNames(
      bars.flatMap(({ label }, index) => (index % every === 0 ? [{ x: middle(index), label }] : [])),
      frame,
    ),
    ...bars.flatMap(({ value }, index) => {
      const y = toY(value, scale, frame);
      return [svg.bar(middle(index) - width / 2, y, width, frame.bottom - y, ink.first)];
    }),
    ...bars.flatMap(({ prescribed: count }, index) => {
      if (count === null) return [];
      const y = toY(count, scale, frame);
      return [svg.line(frame.left + step * index, y, frame.left + step * (index + 1), y, ink.second, DASHED)];
    }),
    ...(bars.length <= MAX_NUMBERED_BARS
      ? bars.map(({ value }, index) => drawNumber(value, middle(index), scale))
      : []),
    ...drawLegend(
      [
        { label: done!, sign: (x, y) => svg.bar(x, y - 3, 16, 6, ink.first) },
        ...(prescribed
          ? [{ label: prescribed, sign: (x: number, y: number) => svg.line(x, y, x + 16, y, ink.second, DASHED) }]
          : []),
      ],
      frame,
    ),
  ]);
}

/** Days of a whole window stand beside each other over the page's width. */
const DAYS_PER_ROW = 30;
const STEP = CONTENT_WIDTH / DAYS_PER_ROW;
const BOX = { width: STEP - 2, height: 15 };
const LABEL_HEIGHT = 20;
const HEADING_AT = 8;
const ROW_HEIGHT = LABEL_HEIGHT + BOX.height + 4;
const LEGEND_HEIGHT = 14;

const stateStyles: Record<DayCell['state'], { box: string; edge: string; sign: string }> = {
  full: { box: ink.first, edge: ink.first, sign: ink.onFirst },
  marked: { box: ink.onFirst, edge: ink.second, sign: ink.second },
  empty: { box: ink.fill, edge: ink.fill, sign: ink.quiet },
};

const drawBox = (x: number, y: number, width: number, height: number, state: DayCell['state']): string[] => {
  const { box, edge } = stateStyles[state];
  return [svg.bar(x, y, width, height, edge), svg.bar(x + 0.8, y + 0.8, width - 1.6, height - 1.6, box)];
};

/** Days in their order, in rows of thirty; what the boxes mean stands below. */
export function drawDayStrip({ cells, legend }: DayStrip): string {
  const rows = Math.max(1, Math.ceil(cells.length / DAYS_PER_ROW));
  const pieces = cells.flatMap(({ label, heading, sign, state }, index) => {
    const x = (index % DAYS_PER_ROW) * STEP;
    const y = Math.floor(index / DAYS_PER_ROW) * ROW_HEIGHT;
    const middle = x + BOX.width / 2;
    return [
      ...(heading ? [svg.text(x, y + HEADING_AT, heading, 'start', ink.text)] : []),
      svg.text(middle, y + LABEL_HEIGHT - 2.5, label, 'middle'),
      ...drawBox(x, y + LABEL_HEIGHT, BOX.width, BOX.height, state),
      ...(sign ? [svg.text(middle, y + LABEL_HEIGHT + 10.5, sign, 'middle', stateStyles[state].sign)] : []),
    ];
  });
  let x = 0;
  const top = rows * ROW_HEIGHT + 4;
  for (const { state, label } of legend) {
    pieces.push(...drawBox(x, top, 8, 8, state), svg.text(x + 12, top + 6.8, label));
    x += 12 + estimateWidth(label) + 16;
  }
  return svg.drawing(CONTENT_WIDTH, rows * ROW_HEIGHT + LEGEND_HEIGHT, pieces);
}
