import {
  getColumn,
  toColumns,
  type Range,
  type Repetition,
  listTimeTicks,
} from '../../../domain/session-replay/trace-chart.ts';
import type { Size } from '../../../domain/session-replay/canvas.ts';
import { sideColours } from '@exer/pose-log/skeleton.ts';

/** A line of a chart: of this session, or of the other one, which is thinner and dashed. */
export interface DrawnLine {
  values: Float32Array;
  colour: string;
  isOther: boolean;
}

/** Colors for the panel, which is dark in both themes. */
const [FAINT, WORDS] = ['rgb(255 255 255 / 18%)', 'rgb(255 255 255 / 75%)'];
const FONT = '11px system-ui, sans-serif';
/** Space above the lines for repetitions and below for the time. */
const [ABOVE, BELOW] = [22, 26];
/** Minimum width of a mark with its number. */
const NUMBER_WIDTH = 14;

/** Converts a value to a y coordinate. */
const toHeight = (value: number, { least, greatest }: Range, height: number): number =>
  ABOVE + ((greatest - value) * (height - ABOVE - BELOW)) / (greatest - least);

function drawLine(pen: CanvasRenderingContext2D, { values, colour, isOther }: DrawnLine, scale: Range, size: Size) {
  const { least, greatest } = toColumns(values, Math.ceil(size.width));
  // With fewer frames than pixels, empty columns are not gaps.
  const reach = Math.ceil(size.width / values.length);
  pen.strokeStyle = colour;
  pen.lineWidth = isOther ? 1.25 : 1.75;
  pen.setLineDash(isOther ? [4, 3] : []);
  pen.beginPath();
  let last = Number.NEGATIVE_INFINITY;
  least.forEach((low, column) => {
    if (Number.isNaN(low)) return;
    const high = greatest[column]!;
    if (column - last > reach) pen.moveTo(column, toHeight(high, scale, size.height));
    pen.lineTo(column, toHeight(high, scale, size.height));
    if (low < high) pen.lineTo(column, toHeight(low, scale, size.height));
    last = column;
  });
  pen.stroke();
  pen.setLineDash([]);
}

/** Range of a chart: degrees from top to bottom, frames from left to right. */
export interface ChartView {
  scale: Range | null;
  frames: number;
  /** Frames at which phases begin. */
  marks: readonly number[];
  repetitions: readonly Repetition[];
  /** Frames per second, if known. */
  fps: number | null;
  size: Size;
}

/** Degrees of the grid lines: at most six, at multiples of ten. */
function getDegreesSpan({ least, greatest }: Range): number[] {
  const step = [10, 20, 30, 50, 100].find((each) => (greatest - least) / each <= 6) ?? 100;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((greatest - first) / step) + 1 }, (_, at) => first + at * step);
}

function drawScale(pen: CanvasRenderingContext2D, scale: Range, { width, height }: Size): void {
  pen.textAlign = 'left';
  pen.textBaseline = 'bottom';
  for (const degrees of getDegreesSpan(scale)) {
    const down = toHeight(degrees, scale, height);
    pen.fillStyle = FAINT;
    pen.fillRect(0, Math.round(down), width, 1);
    pen.fillStyle = WORDS;
    pen.fillText(`${degrees}°`, 4, down - 1);
  }
}

/** Draws seconds along the lower edge. */
function drawTime(pen: CanvasRenderingContext2D, { frames, fps, size: { width, height } }: ChartView): void {
  pen.textBaseline = 'bottom';
  for (const { frame, text } of listTimeTicks(frames, fps, width)) {
    const column = getColumn(frame, frames, width);
    pen.fillStyle = WORDS;
    pen.fillRect(column, height - BELOW, 1, 5);
    pen.textAlign = column < NUMBER_WIDTH ? 'left' : column > width - NUMBER_WIDTH ? 'right' : 'center';
    pen.fillText(text, column, height - 4);
  }
}

/**
 * Draws a triangle at the upper edge for each repetition in the color of its side, with its number if there is room.
 */
function drawRepetitions(
  pen: CanvasRenderingContext2D,
  { repetitions, frames, size: { width, height } }: ChartView,
): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  let taken = Number.NEGATIVE_INFINITY;
  for (const { frame, number, side } of repetitions) {
    const column = getColumn(frame, frames, width);
    pen.fillStyle = FAINT;
    pen.fillRect(column, ABOVE - 4, 1, height - ABOVE - BELOW + 4);
    pen.fillStyle = side ? sideColours[side] : WORDS;
    pen.beginPath();
    pen.moveTo(column - 4, ABOVE - 8);
    pen.lineTo(column + 4, ABOVE - 8);
    pen.lineTo(column, ABOVE - 2);
    pen.fill();
    if (column - taken < NUMBER_WIDTH) continue;
    taken = column;
    pen.fillStyle = WORDS;
    pen.fillText(String(number), Math.max(6, Math.min(width - 6, column)), 2);
  }
}

/** Draws the lines of a chart over its scale, with time, repetitions and phases; gaps stay empty. */
export function drawTraces(pen: CanvasRenderingContext2D, lines: readonly DrawnLine[], view: ChartView): void {
  const { scale, marks, frames, size } = view;
  const { width, height } = size;
  pen.clearRect(0, 0, width, height);
  pen.font = FONT;
  drawTime(pen, view);
  if (!scale) return;
  pen.fillStyle = FAINT;
  for (const mark of marks) pen.fillRect(getColumn(mark, frames, width), 0, 1, height - BELOW);
  drawScale(pen, scale, size);
  drawRepetitions(pen, view);
  for (const line of lines.toSorted((one, other) => Number(other.isOther) - Number(one.isOther)))
    drawLine(pen, line, scale, size);
}

/** Draws the playhead without allocating objects. */
export function drawPlayhead(
  pen: CanvasRenderingContext2D,
  lines: readonly DrawnLine[],
  frame: number,
  { scale, frames, size }: ChartView,
): void {
  const column = getColumn(frame, frames, size.width);
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
    pen.arc(column, toHeight(value, scale, size.height), line.isOther ? 2.5 : 4, 0, 7);
    pen.fill();
  }
}
