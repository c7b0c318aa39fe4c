import { ink } from './report-look.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]!);
const at = (points: number): string => points.toFixed(1);

/** Pieces of a drawing; positions in points from its upper left corner. */
export const svg = {
  drawing: (width: number, height: number, pieces: string[]): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${at(width)}" height="${at(height)}" viewBox="0 0 ${at(width)} ${at(height)}">${pieces.join('')}</svg>`,
  text: (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start', color: string = ink.quiet) =>
    `<text x="${at(x)}" y="${at(y)}" font-family="Roboto" font-size="7.5" fill="${color}" text-anchor="${anchor}">${escaped(text)}</text>`,
  line: (x1: number, y1: number, x2: number, y2: number, color: string = ink.line, style = 'stroke-width="0.5"') =>
    `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${color}" ${style}/>`,
  path: (points: [x: number, y: number][], color: string) =>
    `<polyline points="${points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ')}" fill="none" stroke="${color}" stroke-width="1.2" stroke-linejoin="round"/>`,
  bar: (x: number, y: number, width: number, height: number, color: string) =>
    `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" fill="${color}"/>`,
  dot: (x: number, y: number, color: string) => `<circle cx="${at(x)}" cy="${at(y)}" r="1.8" fill="${color}"/>`,
  square: (x: number, y: number, color: string) =>
    `<rect x="${at(x - 1.7)}" y="${at(y - 1.7)}" width="3.4" height="3.4" fill="${color}"/>`,
};

export const DASHED = 'stroke-width="1" stroke-dasharray="4 3"';
