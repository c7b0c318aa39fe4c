import { bulkFields, patientFields, type BulkField, type CsvColumn } from '../../../contract/patients/fields.ts';
import { mapKeys } from '../../../contract/platform/typed-keys.ts';

const columnOf = (field: BulkField): CsvColumn => patientFields[field].csv;

/** Column of each field as it is spelled; the single-add fields (OPEN-054). */
export const columnNames = mapKeys(bulkFields, (field) => columnOf(field).header);

/** `First Name`, `firstName` and `first_name` are the same column. */
const folded = (header: string): string => header.toLowerCase().replace(/[^a-z]/g, '');

/** Which field a header names; null for a column that the product does not know. */
export function fieldOf(header: string): BulkField | null {
  const name = folded(header);
  return (
    bulkFields.find((field) => folded(columnNames[field]) === name || columnOf(field).aliases?.includes(name)) ?? null
  );
}

/** Headers of the downloadable template (PAT-34, PAT-35). */
export const bulkColumns = (product: 'HEALTH' | 'GAIT'): string[] =>
  bulkFields.filter((field) => columnOf(field).templates?.includes(product) ?? true).map((field) => columnNames[field]);

/** The template as CSV text: its header line. */
export const bulkTemplate = (product: 'HEALTH' | 'GAIT'): string => `${bulkColumns(product).join(',')}\r\n`;
