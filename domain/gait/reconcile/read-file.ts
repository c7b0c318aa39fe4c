import { reconciledFields, type ReconcileRow, type ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import { bulkAddMessage } from '../../../contract/patients/messages.ts';
import { BULK_ADD_MAX_BYTES, BULK_ADD_MAX_ROWS } from '../../../contract/platform/limits.ts';
import { columnNames, findField, isFormula } from '../../patients/bulk-add/columns.ts';
import { createIssue, createFileIssue, type BulkIssue, toIssueMessage } from '../../patients/bulk-add/issues.ts';
import { parseTable } from '../../patients/bulk-add/table.ts';
import { reconcileColumns as fields } from './preview.ts';
import type { Message } from '../../../contract/platform/message.ts';
import { optionalLine } from '../../../contract/platform/fields.ts';
import { PatientChange, type BulkField } from '../../../contract/patients/fields.ts';

type Field = (typeof fields)[number];

/** A row of the file; `tooLong` when it has more cells than the header. */
export type ReadRow = ReconcileRow & { tooLong?: true };

/** Maximum number of reported errors of a file. */
const MAX_ERRORS = 100;

/** A stray quotation mark is found more than once in its row, and may upset all rows after it. */
const keepOnePerRow = (faults: readonly BulkIssue[]): BulkIssue[] =>
  [...new Map(faults.toReversed().map((fault) => [fault.row, fault])).values()].toReversed().slice(0, MAX_ERRORS);

function listHeaderErrors(header: readonly string[], named: readonly (Field | null)[]): BulkIssue[] {
  const twice = header
    .filter((_, at) => named[at] && named.indexOf(named[at]) < at)
    .map((column) => createIssue(1, column, bulkAddMessage('bulkAdd.columnTwice')));
  const missing = named.includes('gaitUid')
    ? []
    : [createIssue(1, columnNames.gaitUid, bulkAddMessage('bulkAdd.columnMissing'))];
  const useless =
    missing.length === 0 && !reconciledFields.some((field) => named.includes(field))
      ? [createFileIssue(bulkAddMessage('bulkAdd.noNameColumns'))]
      : [];
  return [...twice, ...missing, ...useless];
}

/**
 * Reads a reconcile file (OPEN-100): columns in any order and spelling that bulk add knows, every other column left
 * out. Answers its filled rows, or what keeps it from being judged row by row.
 */
export function readReconcileFile(
  bytes: Uint8Array,
): { rows: ReadRow[]; ignoredColumns: string[] } | { faults: BulkIssue[] } {
  if (bytes.byteLength > BULK_ADD_MAX_BYTES) return { faults: [createFileIssue(bulkAddMessage('bulkAdd.tooLarge'))] };
  const table = parseTable(bytes);
  if ('issues' in table) return { faults: keepOnePerRow(table.issues) };
  const [header = [], ...lines] = table.cells;
  const named = header.map((column) => fields.find((field) => field === findField(column)) ?? null);
  const faults = listHeaderErrors(header, named);
  const filled = lines.flatMap((cells, index) => (cells.some(Boolean) ? [{ cells, row: index + 2 }] : []));
  if (filled.length === 0) faults.push(createFileIssue(bulkAddMessage('bulkAdd.noRows')));
  if (filled.length > BULK_ADD_MAX_ROWS)
    faults.push(createFileIssue(bulkAddMessage('bulkAdd.tooManyRows', { n: BULK_ADD_MAX_ROWS })));
  if (faults.length > 0) return { faults };
  const rows = filled.map(({ cells, row }): ReadRow => {
    const cell = (field: Field) => cells[named.indexOf(field)] || null;
    const tooLong = cells.slice(header.length).some(Boolean);
    return {
      row,
      gaitUid: cell('gaitUid'),
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      email: cell('email'),
      ...(tooLong && { tooLong }),
    };
  });
  return { rows, ignoredColumns: header.filter((column, at) => column !== '' && !named[at]) };
}

const GaitUid = optionalLine(64);

/** The change of a row in its stored form, and the errors of its cells. */
export function readRow(row: ReadRow): { change: PatientChange; reasons: ReconcilePreviewRow['reasons'] } {
  const given = reconciledFields.flatMap((field) => (row[field] === null ? [] : [[field, row[field]] as const]));
  const problems = new Map<BulkField, Message | string>();
  for (const [field, cell] of [['gaitUid', row.gaitUid ?? ''] as const, ...given])
    if (isFormula(cell, false)) problems.set(field, bulkAddMessage('bulkAdd.formula'));
  const uid = GaitUid.safeParse(row.gaitUid);
  if (!uid.success) problems.set('gaitUid', uid.error.issues[0]!.message);
  const read = PatientChange.safeParse(Object.fromEntries(given));
  for (const { path, message } of read.error?.issues ?? []) problems.set(path[0] as BulkField, message);
  const ofCells = [...problems].map(([field, message]) => ({ column: columnNames[field], ...toIssueMessage(message) }));
  const ofRow = row.tooLong ? [{ column: '', ...toIssueMessage(bulkAddMessage('bulkAdd.tooManyCells')) }] : [];
  return { change: read.data ?? {}, reasons: [...ofRow, ...ofCells] };
}
