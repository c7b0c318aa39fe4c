import type { Problem } from '../../../contract/platform/error.ts';
import { findMessage, type Message } from '../../../contract/platform/message.ts';
import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { BULK_ADD_MAX_ROWS } from '../../../contract/platform/limits.ts';
import { bulkAddMessage } from '../../../contract/patients/messages.ts';
import { isBulkField, requiredFields } from '../../../contract/patients/fields.ts';
import { keysOf } from '../../../contract/platform/typed-keys.ts';
import { columnNames, fieldOf } from './columns.ts';

/** A fault of a bulk file. `row` counts as a spreadsheet does, the header being 1; 0 is the file as a whole. */
export type BulkFault = NonNullable<Problem['rows']>[number];

/** A message as faults of a response hold it; a text is one that a schema carries. */
export function toFaultMessage(given: Message | string): Pick<BulkFault, 'message' | 'code' | 'values'> {
  if (typeof given === 'string') {
    const known = findMessage(given);
    return known ? toFaultMessage(known) : { message: given };
  }
  const { code, values, text } = given;
  return { message: text, code, ...(values && { values }) };
}

export const createFault = (row: number, column: string, message: Message | string): BulkFault => ({
  row,
  column,
  ...toFaultMessage(message),
});

export const createFileFault = (message: Message): BulkFault => createFault(0, '', message);

interface Given {
  products: readonly PatientProduct[];
  defaultLocationId?: number;
}

function headerFaults(header: readonly string[], context: Given): BulkFault[] {
  const named = header.map(fieldOf);
  const faults = header
    .filter((_, at) => named[at] && named.indexOf(named[at]) < at)
    .map((column) => createFault(1, column, bulkAddMessage('bulkAdd.columnTwice')));
  const needed = keysOf(requiredFields(context.products)).filter(isBulkField);
  if (context.defaultLocationId === undefined) needed.push('locationId');
  const missing = needed.filter((field) => !named.includes(field));
  return [
    ...faults,
    ...missing.map((field) => createFault(1, columnNames[field], bulkAddMessage('bulkAdd.columnMissing'))),
  ];
}

/** What keeps a file from being judged row by row: columns that are missing or there twice, no rows, or too many. */
export function fileFaults(header: readonly string[], filledRows: number, context: Given): BulkFault[] {
  const faults = headerFaults(header, context);
  if (filledRows === 0) faults.push(createFileFault(bulkAddMessage('bulkAdd.noPatients')));
  if (filledRows > BULK_ADD_MAX_ROWS)
    faults.push(createFileFault(bulkAddMessage('bulkAdd.tooManyPatients', { n: BULK_ADD_MAX_ROWS })));
  return faults;
}
