import { columnOf, columnsOf, type Range } from '../../../domain/replay/angles/trace-columns.ts';
import type { Repetition } from '../../../domain/replay/angles/repetitions.ts';
import { timeTicks } from '../../../domain/replay/angles/time-ticks.ts';
import type { Size } from '../../../domain/replay/canvas-size.ts';
import { sideColours } from '../../../domain/replay/skeleton.ts';

/** One line of a chart: of this session, or of the one that it is compared with, which is drawn thinner and broken. */
export interface DrawnLine {
  values: Float32Array;
  colour: string;
  isOther: boolean;
}

/** Of the panel, which is dark in either theme. */
const [FAINT, WORDS] = ['rgb(255 255 255 / 18%)', 'rgb(255 255 255 / 75%)'];
const FONT = '11px system-ui, sans-serif';
/** Kept free above the lines for the marks of repetitions, and below them for the time. */
const [ABOVE, BELOW] = [22, 26];
/** A mark needs as many pixels for its number. */
const NUMBER_ROOM = 14;

/** How far down a value stands in a chart of that height. */
const heightOf = (value: number, { least, greatest }: Range, height: number): number =>
  ABOVE + ((greatest - value) * (height - ABOVE - BELOW)) / (greatest - least);

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
  repetitions: readonly Repetition[];
  /** Frames a second, where the recording states them. */
  fps: number | null;
  size: Size;
}

/** The degrees at which a line goes across, so that a value can be read: at most six, at full tens. */
function degreesAcross({ least, greatest }: Range): number[] {
  const step = [10, 20, 30, 50, 100].find((each) => (greatest - least) / each <= 6) ?? 100;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((greatest - first) / step) + 1 }, (_, at) => first + at * step);
}

function drawScale(pen: CanvasRenderingContext2D, scale: Range, { width, height }: Size): void {
  pen.textAlign = 'left';
  pen.textBaseline = 'bottom';
  for (const degrees of degreesAcross(scale)) {
    const down = heightOf(degrees, scale, height);
    pen.fillStyle = FAINT;
    pen.fillRect(0, Math.round(down), width, 1);
    pen.fillStyle = WORDS;
    pen.fillText(`${degrees}°`, 4, down - 1);
  }
}

/** Seconds along the lower edge. */
function drawTime(pen: CanvasRenderingContext2D, { frames, fps, size: { width, height } }: ChartView): void {
  pen.textBaseline = 'bottom';
  for (const { frame, text } of timeTicks(frames, fps, width)) {
    const column = columnOf(frame, frames, width);
    pen.fillStyle = WORDS;
    pen.fillRect(column, height - BELOW, 1, 5);
    pen.textAlign = column < NUMBER_ROOM ? 'left' : column > width - NUMBER_ROOM ? 'right' : 'center';
    pen.fillText(text, column, height - 4);
  }
}

/** A triangle at the upper edge for each repetition, of the colour of its side, with its number where there is room. */
function drawRepetitions(
  pen: CanvasRenderingContext2D,
  { repetitions, frames, size: { width, height } }: ChartView,
): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  let taken = Number.NEGATIVE_INFINITY;
  for (const { frame, number, side } of repetitions) {
    const column = columnOf(frame, frames, width);
    pen.fillStyle = FAINT;
    pen.fillRect(column, ABOVE - 4, 1, height - ABOVE - BELOW + 4);
    pen.fillStyle = side ? sideColours[side] : WORDS;
    pen.beginPath();
    pen.moveTo(column - 4, ABOVE - 8);
    pen.lineTo(column + 4, ABOVE - 8);
    pen.lineTo(column, ABOVE - 2);
    pen.fill();
    if (column - taken < NUMBER_ROOM) continue;
    taken = column;
    pen.fillStyle = WORDS;
    pen.fillText(String(number), Math.max(6, Math.min(width - 6, column)), 2);
  }
}

/** Draws the lines of a chart over its scale, with its time, its repetitions and the frames at which phases begin; gaps stay empty. */
export function drawTraces(pen: CanvasRenderingContext2D, lines: readonly DrawnLine[], view: ChartView): void {
  const { scale, marks, frames, size } = view;
  const { width, height } = size;
  pen.clearRect(0, 0, width, height);
  pen.font = FONT;
  drawTime(pen, view);
  if (!scale) return;
  pen.fillStyle = FAINT;
  for (const mark of marks) pen.fillRect(columnOf(mark, frames, width), 0, 1, height - BELOW);
  drawScale(pen, scale, size);
  drawRepetitions(pen, view);
  for (const line of lines.toSorted((one, other) => Number(other.isOther) - Number(one.isOther)))
    drawLine(pen, line, scale, size);
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
  pen.fillRect(column - 0.5, 0, 1.5, size.height - BELOW);
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
