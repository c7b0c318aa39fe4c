import type { Problem } from '../../../contract/platform/error.ts';
import { findMessage, type Message } from '../../../contract/platform/message.ts';
import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { BULK_ADD_MAX_ROWS } from '../../../contract/platform/limits.ts';
import { bulkAddMessage } from '../../../contract/patients/messages.ts';
import { isBulkField, requiredFields } from '../../../contract/patients/fields.ts';
import { keysOf } from '../../../contract/platform/typed-keys.ts';
import { columnNames, findField } from './columns.ts';

/** A validation issue of a bulk file. `row` counts as a spreadsheet does, the header being 1; 0 is the whole file. */
export type BulkIssue = NonNullable<Problem['rows']>[number];

/** A message as the response has it. A text is one that a schema carries. */
export function toIssueMessage(given: Message | string): Pick<BulkIssue, 'message' | 'code' | 'values'> {
  if (typeof given === 'string') {
    const known = findMessage(given);
    return known ? toIssueMessage(known) : { message: given };
  }
  const { code, values, text } = given;
  return { message: text, code, ...(values && { values }) };
}

export const createIssue = (row: number, column: string, message: Message | string): BulkIssue => ({
  row,
  column,
  ...toIssueMessage(message),
});

export const createFileIssue = (message: Message): BulkIssue => createIssue(0, '', message);

interface FileContext {
  products: readonly PatientProduct[];
  defaultLocationId?: number;
}

function validateHeader(header: readonly string[], context: FileContext): BulkIssue[] {
  const named = header.map(findField);
  const issues = header
    .filter((_, at) => named[at] && named.indexOf(named[at]) < at)
    .map((column) => createIssue(1, column, bulkAddMessage('bulkAdd.columnTwice')));
  const needed = keysOf(requiredFields(context.products)).filter(isBulkField);
  if (context.defaultLocationId === undefined) needed.push('locationId');
  const missing = needed.filter((field) => !named.includes(field));
  return [
    ...issues,
    ...missing.map((field) => createIssue(1, columnNames[field], bulkAddMessage('bulkAdd.columnMissing'))),
  ];
}

/** Why a file cannot be evaluated row by row: columns that are missing or repeated, no rows, or too many. */
export function validateFile(header: readonly string[], filledRows: number, context: FileContext): BulkIssue[] {
  const issues = validateHeader(header, context);
  if (filledRows === 0) issues.push(createFileIssue(bulkAddMessage('bulkAdd.noPatients')));
  if (filledRows > BULK_ADD_MAX_ROWS)
    issues.push(createFileIssue(bulkAddMessage('bulkAdd.tooManyPatients', { n: BULK_ADD_MAX_ROWS })));
  return issues;
}
