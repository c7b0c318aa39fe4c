import type { Scale } from '../../domain/reports/report-model.ts';
import { ink } from './report-styles.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]!);
const formatPoints = (points: number): string => points.toFixed(1);

/** Pieces of a drawing; positions in points from its upper left corner. */
export const svg = {
  drawing: (width: number, height: number, pieces: string[]): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${formatPoints(width)}" height="${formatPoints(height)}" viewBox="0 0 ${formatPoints(width)} ${formatPoints(height)}">${pieces.join('')}</svg>`,
  text: (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start', color: string = ink.quiet) =>
    `<text x="${formatPoints(x)}" y="${formatPoints(y)}" font-family="Roboto" font-size="7.5" fill="${color}" text-anchor="${anchor}">${escapeXml(text)}</text>`,
  line: (x1: number, y1: number, x2: number, y2: number, color: string = ink.line, style = 'stroke-width="0.5"') =>
    `<line x1="${formatPoints(x1)}" y1="${formatPoints(y1)}" x2="${formatPoints(x2)}" y2="${formatPoints(y2)}" stroke="${color}" ${style}/>`,
  path: (points: [x: number, y: number][], color: string) =>
    `<polyline points="${points.map(([x, y]) => `${formatPoints(x)},${formatPoints(y)}`).join(' ')}" fill="none" stroke="${color}" stroke-width="1.2" stroke-linejoin="round"/>`,
  bar: (x: number, y: number, width: number, height: number, color: string) =>
    `<rect x="${formatPoints(x)}" y="${formatPoints(y)}" width="${formatPoints(width)}" height="${formatPoints(height)}" fill="${color}"/>`,
  dot: (x: number, y: number, color: string) =>
    `<circle cx="${formatPoints(x)}" cy="${formatPoints(y)}" r="1.8" fill="${color}"/>`,
  disc: (x: number, y: number, radius: number, color: string) =>
    `<circle cx="${formatPoints(x)}" cy="${formatPoints(y)}" r="${formatPoints(radius)}" fill="${color}"/>`,
  ring: (x: number, y: number, color: string) =>
    [
      [2.2, color],
      [1.1, ink.onFirst],
    ]
      .map(([radius, fill]) => `<circle cx="${formatPoints(x)}" cy="${formatPoints(y)}" r="${radius}" fill="${fill}"/>`)
      .join(''),
  square: (x: number, y: number, color: string) =>
    `<rect x="${formatPoints(x - 1.7)}" y="${formatPoints(y - 1.7)}" width="3.4" height="3.4" fill="${color}"/>`,
};

export const DASHED = 'stroke-width="1" stroke-dasharray="4 3"';

/** Where a chart draws: within its names and numbers. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const createFrame = (width: number, height: number, { head, tail }: { head: number; tail: number }): Frame => ({
  width,
  height,
  left: 30,
  right: width - tail,
  top: head,
  bottom: height - 16,
});

/** Height of a value on paper. */
export const toY = (value: number, { min, max }: Scale, { top, bottom }: Frame): number =>
  bottom - ((value - min) / (max - min)) * (bottom - top);

/** Lines across with the values that they stand for. */
export const drawGrid = (scale: Scale, unit: string, frame: Frame): string[] =>
  scale.ticks.flatMap((tick) => {
    const y = toY(tick, scale, frame);
    return [svg.line(frame.left, y, frame.right, y), svg.text(frame.left - 4, y + 2.5, `${tick}${unit}`, 'end')];
  });

// About what a character is wide.
const CHARACTER_WIDTH = 4;
export const estimateWidth = (text: string): number => text.length * CHARACTER_WIDTH;

/** Names under the axis; the outer ones stay within the frame. */
export const drawNames = (names: readonly { x: number; label: string }[], frame: Frame): string[] =>
  names.map(({ x, label }) =>
    svg.text(Math.min(x, frame.width - estimateWidth(label) / 2), frame.bottom + 12.5, label, 'middle'),
  );

/** Signs with their meanings, from the left. */
export function drawLegend(
  entries: readonly { label: string; sign: (x: number, y: number) => string }[],
  frame: Frame,
): string[] {
  let x = frame.left;
  return entries.flatMap(({ label, sign }) => {
    const pieces = [sign(x, 7), svg.text(x + 20, 9.5, label)];
    x += 20 + estimateWidth(label) + 18;
    return pieces;
  });
}

/** Heights of texts that stand below each other, each as near to its own as `gap` and the frame's bottom allow. */
export function spreadHeights(heights: readonly number[], gap: number, { bottom }: Frame): number[] {
  const order = heights.map((_, at) => at).toSorted((one, other) => heights[one]! - heights[other]!);
  const spread = [...heights];
  for (const [rank, at] of order.entries())
    if (rank > 0) spread[at] = Math.max(spread[at]!, spread[order[rank - 1]!]! + gap);
  let lowest = bottom;
  for (const at of order.toReversed()) {
    spread[at] = Math.min(spread[at]!, lowest);
    lowest = spread[at] - gap;
  }
  return spread;
}
