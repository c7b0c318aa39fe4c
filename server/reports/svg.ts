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
  square: (x: number, y: number, color: string) =>
    `<rect x="${formatPoints(x - 1.7)}" y="${formatPoints(y - 1.7)}" width="3.4" height="3.4" fill="${color}"/>`,
};

export const DASHED = 'stroke-width="1" stroke-dasharray="4 3"';
