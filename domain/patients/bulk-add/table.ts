import Papa from 'papaparse';
import { BULK_ADD_MAX_ROWS } from '../../../contract/platform/limits.ts';
import type { BulkField } from '../../../contract/patients/fields.ts';
import { bulkAddMessage } from '../../../contract/patients/messages.ts';
import { findField } from './columns.ts';
import { createIssue, createFileIssue, type BulkIssue } from './issues.ts';

function detectEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Decodes UTF-8, or UTF-16 with a byte order mark; null for other encodings, which would lose accents silently. */
function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(detectEncoding(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text.replace(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}

/** The delimiter with the most known columns; a comma in case of a tie. */
function detectDelimiter(text: string): string {
  const countKnownColumns = (delimiter: string) =>
    (Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data[0] ?? []).filter((header) =>
      findField(header),
    ).length;
  return [',', ';', '\t'].reduce((best, delimiter) =>
    countKnownColumns(delimiter) > countKnownColumns(best) ? delimiter : best,
  );
}

/** The cells of a bulk file, trimmed; `cells[0]` is the header. */
export function parseTable(bytes: Uint8Array): { cells: string[][] } | { issues: BulkIssue[] } {
  const decoded = decodeText(bytes);
  if (decoded === null) return { issues: [createFileIssue(bulkAddMessage('bulkAdd.notCsv'))] };
  // Excel writes its delimiter into a first line of its own when asked to.
  const text = decoded.replace(/^sep=.\n/i, '');
  if (text.trim() === '') return { issues: [createFileIssue(bulkAddMessage('bulkAdd.empty'))] };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: detectDelimiter(text), newline: '\n' });
  const quotes = errors.filter(({ type }) => type === 'Quotes');
  if (quotes.length > 0) {
    return {
      issues: quotes.map(({ row }) => createIssue((row ?? 0) + 1, '', bulkAddMessage('bulkAdd.quotationMark'))),
    };
  }
  return { cells: data.map((row) => row.map((cell) => cell.trim())) };
}

/** The filled cells of one column, to look them up beforehand; none if the file is invalid. */
export function listColumnValues(bytes: Uint8Array, field: BulkField): string[] {
  const table = parseTable(bytes);
  if ('issues' in table) return [];
  const [header = [], ...rows] = table.cells;
  const at = header.findIndex((column) => findField(column) === field);
  const values = new Set(rows.map((row) => row[at] ?? '').filter(Boolean));
  return values.size > BULK_ADD_MAX_ROWS ? [] : [...values];
}
