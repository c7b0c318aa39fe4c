import type { PatientProduct } from '../../contract/enumerations.ts';
import { BULK_ADD_MAX_ROWS } from '../../contract/limits.ts';
import { requiredFields } from '../../contract/patient-fields.ts';
import { columnNames, fieldOf, type BulkField } from './columns.ts';
import type { BulkFault } from './table.ts';

interface Given {
  products: readonly PatientProduct[];
  defaultLocationId?: number;
}

function headerFaults(header: readonly string[], context: Given): BulkFault[] {
  const named = header.map(fieldOf);
  const faults = header
    .filter((_, at) => named[at] && named.indexOf(named[at]) < at)
    .map((column) => ({ row: 1, column, message: 'This column is there twice.' }));
  const needed = Object.keys(requiredFields(context.products)) as BulkField[];
  if (context.defaultLocationId === undefined) needed.push('locationId');
  const missing = needed.filter((field) => !named.includes(field));
  return [
    ...faults,
    ...missing.map((field) => ({ row: 1, column: columnNames[field], message: 'This column is missing.' })),
  ];
}

/** What keeps a file from being judged row by row: columns that are missing or there twice, no rows, or too many. */
export function fileFaults(header: readonly string[], filledRows: number, context: Given): BulkFault[] {
  const faults = headerFaults(header, context);
  if (filledRows === 0) faults.push({ row: 0, column: '', message: 'The file has no patients.' });
  if (filledRows > BULK_ADD_MAX_ROWS)
    faults.push({ row: 0, column: '', message: `The file has more than ${BULK_ADD_MAX_ROWS} patients.` });
  return faults;
}
