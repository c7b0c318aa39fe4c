import Papa from 'papaparse';
import { BULK_ADD_MAX_ROWS } from '../../../contract/platform/limits.ts';
import type { BulkField } from '../../../contract/patients/fields.ts';
import { bulkAddMessage } from '../../../contract/patients/messages.ts';
import { fieldOf } from './columns.ts';
import { createFault, createFileFault, type BulkFault } from './issues.ts';

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** UTF-8 with or without byte order mark, UTF-16 with one; anything else would lose accents silently and is refused. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text.replace(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}

/** The delimiter that finds the most columns the product knows; a comma when none does better. */
function delimiterOf(text: string): string {
  const known = (delimiter: string) =>
    (Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data[0] ?? []).filter((header) =>
      fieldOf(header),
    ).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (known(delimiter) > known(best) ? delimiter : best));
}

/** The cells of a bulk file, trimmed; `cells[0]` is the header. */
export function tableOf(bytes: Uint8Array): { cells: string[][] } | { faults: BulkFault[] } {
  const decoded = textOf(bytes);
  if (decoded === null) return { faults: [createFileFault(bulkAddMessage('bulkAdd.notCsv'))] };
  // Excel writes its delimiter into a first line of its own when asked to.
  const text = decoded.replace(/^sep=.\n/i, '');
  if (text.trim() === '') return { faults: [createFileFault(bulkAddMessage('bulkAdd.empty'))] };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), newline: '\n' });
  const quotes = errors.filter(({ type }) => type === 'Quotes');
  if (quotes.length > 0) {
    return {
      faults: quotes.map(({ row }) => createFault((row ?? 0) + 1, '', bulkAddMessage('bulkAdd.quotationMark'))),
    };
  }
  return { cells: data.map((row) => row.map((cell) => cell.trim())) };
}

/** The filled cells of one column, to be looked up beforehand; none of a file that is refused anyway. */
export function valuesOf(bytes: Uint8Array, field: BulkField): string[] {
  const table = tableOf(bytes);
  if ('faults' in table) return [];
  const [header = [], ...rows] = table.cells;
  const at = header.findIndex((column) => fieldOf(column) === field);
  const values = new Set(rows.map((row) => row[at] ?? '').filter(Boolean));
  return values.size > BULK_ADD_MAX_ROWS ? [] : [...values];
}
