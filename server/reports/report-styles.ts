import type { CustomTableLayout, StyleDictionary } from 'pdfmake/interfaces';

/** Points of a US Letter page and of what stands on it. */
export const page = { size: 'LETTER', width: 612, margins: [40, 40, 40, 54] } as const;
export const CONTENT_WIDTH = page.width - page.margins[0] - page.margins[2];
export const COLUMN_GAP = 16;
/** Of what stands beside another. */
export const HALF_WIDTH = (CONTENT_WIDTH - COLUMN_GAP) / 2;

/** Dark enough on white paper, also without colours. */
export const ink = {
  text: '#1b2430',
  quiet: '#55606e',
  line: '#c9d1da',
  fill: '#eef2f6',
  band: '#d3dde6',
  first: '#1f5fa8',
  onFirst: '#ffffff',
  second: '#b3541e',
  third: '#5b4a9e',
  goal: '#55606e',
} as const;

/** Levels of a scale (RISK-51, OPEN-139); each stands beside its word. */
export const levels = {
  grey: '#9aa0a6',
  green: '#2f9a5a',
  lightGreen: '#a5cf5f',
  yellow: '#f2c61f',
  orange: '#ea8a2f',
  red: '#cd3b3b',
} as const;

export const CELL_PADDING = 4;

const line = {
  hLineColor: () => ink.line,
  vLineWidth: () => 0,
  paddingLeft: () => CELL_PADDING,
  paddingRight: () => CELL_PADDING,
};

/** Thin lines between rows, a tinted head; the `untinted` first rows say what the table is about. */
export const tableLayout = (untinted: number, padding: number): CustomTableLayout => ({
  ...line,
  hLineWidth: (at) => (at <= untinted ? 0 : 0.5),
  paddingTop: () => padding,
  paddingBottom: () => padding,
  fillColor: (row) => (row === untinted ? ink.fill : null),
});

export const styles: StyleDictionary = {
  organization: { fontSize: 11, color: ink.quiet },
  title: { fontSize: 20, bold: true },
  section: { fontSize: 13, bold: true, color: ink.first, margin: [0, 0, 0, 2] },
  quiet: { color: ink.quiet },
  strong: { bold: true, fontSize: 9.5 },
  value: { bold: true, fontSize: 13 },
  label: { fontSize: 7, color: ink.quiet },
  head: { bold: true, fontSize: 8 },
  compact: { fontSize: 7.5 },
  compactHead: { bold: true, fontSize: 7 },
  footer: { fontSize: 7.5, color: ink.quiet },
};

/** Nothing is set in smaller type. */
const SMALLEST_TYPE = 6;
export const scaleType = (points: number, scale: number): number => Math.max(points * scale, SMALLEST_TYPE);

export const scaleStyles = (scale: number): StyleDictionary =>
  Object.fromEntries(
    Object.entries(styles).map(([name, style]) => [
      name,
      { ...style, ...(style.fontSize && { fontSize: scaleType(style.fontSize, scale) }) },
    ]),
  );
