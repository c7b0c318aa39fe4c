import { columnOf, columnsOf, type Range } from '../../../domain/replay/angles/trace-columns.ts';
import type { Size } from '../../../domain/replay/canvas-size.ts';

/** One line of a chart: of this session, or of the one that it is compared with, which is drawn thinner and broken. */
export interface DrawnLine {
  values: Float32Array;
  colour: string;
  isOther: boolean;
}

/** Of the panel, which is dark in either theme. */
const [FAINT, WORDS] = ['rgb(255 255 255 / 18%)', 'rgb(255 255 255 / 75%)'];
/** Kept free above and below the lines. */
const MARGIN = 8;

/** How far down a value stands in a chart of that height. */
const heightOf = (value: number, { least, greatest }: Range, height: number): number =>
  MARGIN + ((greatest - value) * (height - 2 * MARGIN)) / (greatest - least);

function drawLine(pen: CanvasRenderingContext2D, { values, colour, isOther }: DrawnLine, scale: Range, size: Size) {
  const { least, greatest } = columnsOf(values, Math.ceil(size.width));
  // A recording of fewer frames than pixels has empty columns that are no gaps.
  const reach = Math.ceil(size.width / values.length);
  pen.strokeStyle = colour;
  pen.lineWidth = isOther ? 1.25 : 1.75;
  pen.setLineDash(isOther ? [4, 3] : []);
  pen.beginPath();
  let last = Number.NEGATIVE_INFINITY;
  least.forEach((low, column) => {
    if (Number.isNaN(low)) return;
    const high = greatest[column]!;
    if (column - last > reach) pen.moveTo(column, heightOf(high, scale, size.height));
    pen.lineTo(column, heightOf(high, scale, size.height));
    if (low < high) pen.lineTo(column, heightOf(low, scale, size.height));
    last = column;
  });
  pen.stroke();
  pen.setLineDash([]);
}

/** Over what a chart is drawn: the degrees from top to bottom, and the frames from one side to the other. */
export interface ChartView {
  scale: Range | null;
  frames: number;
  /** Frames at which phases begin. */
  marks: readonly number[];
  size: Size;
}

/** Draws the lines of a chart over its scale, with the frames at which phases begin; gaps stay empty. */
export function drawTraces(
  pen: CanvasRenderingContext2D,
  lines: readonly DrawnLine[],
  { scale, marks, frames, size }: ChartView,
): void {
  const { width, height } = size;
  pen.clearRect(0, 0, width, height);
  if (!scale) return;
  pen.fillStyle = FAINT;
  for (const mark of marks) pen.fillRect(columnOf(mark, frames, width), 0, 1, height);
  if (scale.least < 0 && scale.greatest > 0) pen.fillRect(0, heightOf(0, scale, height), width, 1);
  for (const line of lines.toSorted((one, other) => Number(other.isOther) - Number(one.isOther)))
    drawLine(pen, line, scale, size);
  pen.fillStyle = WORDS;
  pen.font = '11px system-ui, sans-serif';
  pen.textBaseline = 'top';
  pen.fillText(`${scale.greatest}°`, 4, 3);
  pen.textBaseline = 'bottom';
  pen.fillText(`${scale.least}°`, 4, height - 3);
}

/** Draws where the replay is: nothing is made for it, so that playing leaves nothing behind to be swept up. */
export function drawPlayhead(
  pen: CanvasRenderingContext2D,
  lines: readonly DrawnLine[],
  frame: number,
  { scale, frames, size }: ChartView,
): void {
  const column = columnOf(frame, frames, size.width);
  pen.clearRect(0, 0, size.width, size.height);
  pen.fillStyle = '#ffffff';
  pen.fillRect(column - 0.5, 0, 1.5, size.height);
  if (!scale) return;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const value = line.values[frame]!;
    if (Number.isNaN(value)) continue;
    pen.fillStyle = line.colour;
    pen.beginPath();
    pen.arc(column, heightOf(value, scale, size.height), line.isOther ? 2.5 : 4, 0, 7);
    pen.fill();
  }
}
