import { createCriterion, type Measure } from './create-draft.ts';
import { createFactor } from './draft.ts';
import { changeAges, getNextAge, writeCell, type LimitColumn, type LimitTable } from './limit-table.ts';
import { findComparator } from './limit-text.ts';

/** Columns before the limits: `Age from` and `Age up to`. */
export const AGE_COLUMNS = ['ageMin', 'ageMax'] as const;

/** Cells of a spreadsheet: tabs between columns, a line for each row. Lines without a digit are headings. */
export const parseSheet = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => /\d/.test(line))
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/** `60-64` and `95+` are two cells. */
function splitAges([first = '', ...others]: string[]): string[] {
  const range = /^(\d+)\s*(?:[-–]\s*(\d+)|\+)$/.exec(first);
  return range ? [range[1]!, range[2] ?? '', ...others] : [first, ...others];
}

interface Start {
  row: number;
  /** Ages are 0 and 1. */
  column: number;
}

/** The table with the cells of a sheet from one cell on, how many there were, and those that no column is left for. */
export function pasteLimits(
  table: LimitTable,
  sheet: readonly string[][],
  start: Start,
  columns: readonly LimitColumn[],
  measure: Measure,
): { table: LimitTable; filled: number; left: string[] } {
  const lines = start.column === 0 ? sheet.map(splitAges) : sheet;
  let pasted = table;
  let filled = 0;
  const left: string[] = [];
  for (const [offset, line] of lines.entries()) {
    const at = start.row + offset;
    if (at >= pasted.rows.length) pasted = addEmptyRow(pasted, columns[0]!, measure);
    for (const [index, value] of line.entries()) {
      const place = start.column + index;
      const age = AGE_COLUMNS[place];
      const column = columns[place - AGE_COLUMNS.length];
      if (age) pasted = changeAges(pasted, at, { [age]: value });
      else if (column) pasted = writeCell(pasted, at, column, value, measure);
      else if (value) left.push(value);
      if (age || column) filled += 1;
    }
  }
  return { table: pasted, filled, left };
}

/** A row needs a factor to stand in the draft; this one is compared as its column, and has no limit yet. */
function addEmptyRow({ factors, rows }: LimitTable, { sex, category }: LimitColumn, measure: Measure): LimitTable {
  const ageMin = String(getNextAge(factors));
  const ofColumn = factors.filter((factor) => factor.sex === sex && factor.category === category);
  const comparator = findComparator(ofColumn.map(({ criteria }) => criteria[0]));
  const criterion = { ...createCriterion(measure), conditions: [{ comparator, value: '' }] };
  const factor = { ...createFactor(category), sex, ageMin, criteria: [criterion] };
  return { factors: [...factors, factor], rows: [...rows, { places: [factors.length] }] };
}
