import type { Scale } from '../../domain/reports/report-model.ts';
import { CONTENT_WIDTH } from './report-styles.ts';
import { svg } from './svg.ts';

/** Where a chart of the page's width draws. */
export const frame = { width: CONTENT_WIDTH, height: 132, left: 30, right: CONTENT_WIDTH - 10, top: 20, bottom: 116 };

/** Height of a value on paper. */
export const toY = (value: number, { min, max }: Scale): number =>
  frame.bottom - ((value - min) / (max - min)) * (frame.bottom - frame.top);

/** Lines across with the values that they stand for. */
export const drawGrid = (scale: Scale, unit: string): string[] =>
  scale.ticks.flatMap((tick) => {
    const y = toY(tick, scale);
    return [svg.line(frame.left, y, frame.right, y), svg.text(frame.left - 4, y + 2.5, `${tick}${unit}`, 'end')];
  });

// About what a character is wide.
const CHARACTER_WIDTH = 4;

/** Names under the axis; the outer ones stay within the frame. */
export const drawNames = (names: readonly { x: number; label: string }[]): string[] =>
  names.map(({ x, label }) =>
    svg.text(Math.min(x, frame.width - (label.length * CHARACTER_WIDTH) / 2), frame.bottom + 12.5, label, 'middle'),
  );

/** Signs with their meanings, from the left. */
export function drawLegend(entries: readonly { label: string; sign: (x: number, y: number) => string }[]): string[] {
  let x = frame.left;
  return entries.flatMap(({ label, sign }) => {
    const pieces = [sign(x, 7), svg.text(x + 20, 9.5, label)];
    x += 20 + label.length * CHARACTER_WIDTH + 18;
    return pieces;
  });
}
