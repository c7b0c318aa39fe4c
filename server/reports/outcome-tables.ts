import type { Column, Content, TableCell } from 'pdfmake/interfaces';
import type { OutcomePdf } from '../../contract/reports/pdf-export.ts';
import { isLong, estimateLines } from './report-table.ts';
import { ink, levels, tableLayout } from './report-styles.ts';

type DocumentData = OutcomePdf['pdfDocumentData'];
type Level = keyof typeof levels | null;

const SWATCH = 7;
/** Lines that are kept together: a page has about fifty. */
export const MAX_UNBROKEN_LINES = 35;

/** The sign of a level, beside its word. */
const buildSwatch = (level: Level): Column => ({
  width: SWATCH + 4,
  canvas: [
    {
      type: 'rect',
      x: 0,
      y: 1.5,
      w: SWATCH,
      h: SWATCH,
      r: 1.5,
      color: level === null ? ink.onFirst : levels[level],
      lineColor: ink.goal,
      lineWidth: 0.5,
    },
  ],
});

const withSwatch = (level: Level, content: Content): Content => ({ columns: [buildSwatch(level), content] });

/** The evaluated results side by side: name, value, category and notes (RISK-19). */
export const buildBoxes = (boxes: DocumentData['outcomeBoxData']): Content => ({
  table: {
    widths: boxes.map(() => '*'),
    dontBreakRows: boxes.every(
      ({ name, value, label, notes }) =>
        estimateLines([name, value, value, label, ...notes], boxes.length) <= MAX_UNBROKEN_LINES,
    ),
    body: [
      boxes.map(({ name, value, label, level, notes }) => ({
        stack: [
          { text: name, style: 'label' },
          { text: value, fontSize: 18, bold: true },
          withSwatch(level, { text: label, bold: true, fontSize: 11 }),
          ...notes.map((text) => ({ text, style: 'quiet', margin: [0, 2, 0, 0] as [number, number, number, number] })),
        ],
      })),
    ],
  },
  layout: {
    hLineColor: () => ink.line,
    vLineColor: () => ink.line,
    hLineWidth: () => 0.7,
    vLineWidth: () => 0.7,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 7,
    paddingBottom: () => 8,
  },
  margin: [0, 8, 0, 4],
});

/** Which values belong to which range, in words, limits included. */
export const buildRanges = ({ segments }: NonNullable<DocumentData['outcomeSliderData']>): Content => ({
  stack: segments.map(({ label, values, note, level }) =>
    withSwatch(level, { text: [{ text: `${label}: `, bold: true }, `${values}.`, note ? ` ${note}` : ''] }),
  ),
  margin: [0, 0, 0, 3],
});

/** The factors under their `title`, those bold that the results fall under (RISK-14). */
export function buildFactors(table: DocumentData['outcomeFactorTableData'], title: string): Content[] {
  if (table === null || table.rows.length === 0) return [];
  const isBroken = table.rows.some(({ cells }) => cells.some(isLong));
  const width = table.columns.length;
  const rows = table.rows.map(({ cells, level, decided }) =>
    Array.from({ length: width }, (_, column): TableCell => {
      const text = { text: cells[column] ?? '', bold: decided };
      return column === width - 1 ? withSwatch(level, text) : text;
    }),
  );
  const heading: TableCell = { text: title, style: 'section', colSpan: width, margin: [-4, 6, 0, 0] };
  return [
    {
      table: {
        headerRows: 2,
        keepWithHeaderRows: isBroken ? 0 : 1,
        dontBreakRows: !isBroken,
        widths: table.columns.map((_, column) => (column < width - 2 ? 'auto' : column === width - 2 ? '*' : 150)),
        body: [
          [heading, ...table.columns.slice(1).map(() => '')],
          table.columns.map((text) => ({ text, style: 'head' })),
          ...rows,
        ],
      },
      layout: tableLayout(1, 2.5),
      margin: [0, 0, 0, 4],
    },
  ];
}
