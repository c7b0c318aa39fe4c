import type { DayCell, DayStrip } from '../../domain/reports/report-model.ts';
import { CONTENT_WIDTH, ink } from './report-styles.ts';
import { svg } from './chart-drawing.ts';

/** Days of a whole window stand beside each other over the page's width. */
const DAYS_PER_ROW = 30;
const STEP = CONTENT_WIDTH / DAYS_PER_ROW;
const BOX = { width: STEP - 2, height: 15 };
const LABEL_HEIGHT = 20;
const HEADING_AT = 8;
const ROW_HEIGHT = LABEL_HEIGHT + BOX.height + 4;
const LEGEND_HEIGHT = 14;
// About what a character of the legend is wide.
const CHARACTER_WIDTH = 4;

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
    x += 12 + label.length * CHARACTER_WIDTH + 16;
  }
  return svg.drawing(CONTENT_WIDTH, rows * ROW_HEIGHT + LEGEND_HEIGHT, pieces);
}
