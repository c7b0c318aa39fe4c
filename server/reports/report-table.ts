import type { Content, TableCell } from 'pdfmake';
import type { ReportTable } from '../../domain/reports/report-model.ts';
import { CELL_PADDING, COLUMN_GAP, CONTENT_WIDTH, tableLayout } from './report-styles.ts';

const FEW_ROWS = 60;

function computeWidths({ columns }: ReportTable, width: number): number[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const room = width - columns.length * 2 * CELL_PADDING;
  return columns.map(({ share }) => (room * share) / whole);
}

/**
 * A table whose head is repeated on every page and whose rows stay in one piece, unless there is a long one. `lead` is
 * what stands over it: it never stays behind alone on a page.
 */
export function buildTable(
  table: ReportTable,
  {
    lead = [],
    width = CONTENT_WIDTH,
    padding = table.isCompact ? 1 : 2,
  }: { lead?: Content[]; width?: number; padding?: number } = {},
): Content {
  const { columns, rows, isCompact = false } = table;
  const leadRows: TableCell[][] =
    lead.length > 0
      ? [
          [
            { stack: lead, colSpan: columns.length, margin: [-CELL_PADDING, 0, 0, 0] },
            ...columns.slice(1).map(() => ''),
          ],
        ]
      : [];
  const isBroken = rows.some((cells) => cells.some(isLong));
  return {
    table: {
      headerRows: leadRows.length + 1,
      keepWithHeaderRows: isBroken ? 0 : 1,
      dontBreakRows: !isBroken,
      widths: computeWidths(table, width),
      body: [
        ...leadRows,
        columns.map(({ title, align }) => ({
          text: title,
          style: isCompact ? 'compactHead' : 'head',
          ...(align && { alignment: align }),
        })),
        ...rows.map((cells) =>
          cells.map((text, at) => (columns[at]?.align ? { text, alignment: columns[at].align } : text)),
        ),
      ],
    },
    layout: tableLayout(leadRows.length, padding),
    ...(isCompact && { style: 'compact' }),
    margin: [0, 0, 0, 6],
  };
}

/** A narrow table beside itself, column after column. */
export function buildTableInColumns(table: ReportTable): Content {
  const across = table.rows.length > FEW_ROWS ? 4 : 3;
  const height = Math.ceil(table.rows.length / across);
  const width = (CONTENT_WIDTH - (across - 1) * COLUMN_GAP) / across;
  const parts = Array.from({ length: across }, (_, at) => table.rows.slice(at * height, (at + 1) * height));
  return {
    columns: parts.map((rows) =>
      rows.length > 0 ? { width, stack: [buildTable({ ...table, rows }, { width, padding: 1 })] } : { width, text: '' },
    ),
    columnGap: COLUMN_GAP,
  };
}

const MAX_CHARACTERS = 600;
const MAX_LINES = 20;
/** About what fits beside each other in a column of the width of the page. */
const CHARACTERS_PER_LINE = 60;

/**
 * True for a text that may not fit on a page, however narrow its column. What holds one must be allowed to go on on the
 * next page: of what is kept in one piece, the part below the page is lost.
 */
export const isLong = (text: string): boolean => text.length > MAX_CHARACTERS || text.split('\n').length > MAX_LINES;

/** About how many lines texts take, one below the other, in `columns` beside each other. */
export const estimateLines = (texts: readonly string[], columns = 1): number =>
  texts
    .flatMap((text) => text.split('\n'))
    .reduce((lines, { length }) => lines + Math.max(1, Math.ceil((length * columns) / CHARACTERS_PER_LINE)), 0);
