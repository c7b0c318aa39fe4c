import { bulkFields, patientFields, type BulkField, type CsvColumn } from '../../../contract/patients/fields.ts';
import { mapKeys } from '../../../contract/platform/typed-keys.ts';
import type { FieldInput } from '../../../contract/platform/form-fields.ts';
import { bulkAddMessage, patientMessage } from '../../../contract/patients/messages.ts';
import type { Message } from '../../../contract/platform/message.ts';
import { languageNames } from '../../../contract/platform/languages.ts';

const getColumn = (field: BulkField): CsvColumn => patientFields[field].csv;

/** The header of each field's column (OPEN-054). */
export const columnNames = mapKeys(bulkFields, (field) => getColumn(field).header);

/** `First Name`, `firstName` and `first_name` are the same column. */
const foldHeader = (header: string): string => header.toLowerCase().replace(/[^a-z]/g, '');

/** The field of a header; null for a column that the product does not know. */
export function findField(header: string): BulkField | null {
  const name = foldHeader(header);
  return (
    bulkFields.find((field) => foldHeader(columnNames[field]) === name || getColumn(field).aliases?.includes(name)) ??
    null
  );
}

/** Headers of the downloadable template (PAT-34, PAT-35). */
export const listTemplateColumns = (product: 'HEALTH' | 'GAIT'): string[] =>
  bulkFields
    .filter((field) => getColumn(field).templates?.includes(product) ?? true)
    .map((field) => columnNames[field]);

/** The template as CSV text: its header line. */
export const createTemplate = (product: 'HEALTH' | 'GAIT'): string => `${listTemplateColumns(product).join(',')}\r\n`;

export interface BulkLocation {
  id: number;
  name: string;
  /** The current day there: its patients are not born after it (OPEN-064). */
  today?: string;
}

const isSameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** `3/17/1943`, as spreadsheets write it, becomes `1943-03-17`; other text is returned as written. */
function parseDay(cell: string): string {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
  return parts ? `${parts[3]}-${parts[1]!.padStart(2, '0')}-${parts[2]!.padStart(2, '0')}` : cell;
}

/** How files spell options besides by their codes. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  en: [languageNames.en, 'Inglés', 'Ingles'],
  es: [languageNames.es, 'Spanish', 'Espanol'],
};

/** An option in upper or lower case. An empty cell is no answer (undefined); a side of `N/A` is one, null (OPEN-057). */
function parseChoice(
  cell: string,
  { options, nullOption }: FieldInput & { kind: 'choice' },
): string | null | undefined {
  if (cell === '') return undefined;
  if (nullOption !== undefined && isSameText(cell, nullOption)) return null;
  return (
    options.find((option) => [option, ...(spellings[option] ?? [])].some((name) => isSameText(name, cell))) ?? cell
  );
}

/** The value of a cell for add patient; an invalid one is returned as written. */
export function parseCell(cell: string, input: FieldInput): string | null | undefined {
  if (input.kind === 'choice') return parseChoice(cell, input);
  return input.kind === 'date' ? parseDay(cell) : cell;
}

/** A location by its name, or by its id; an empty cell means the default. */
export function parseLocation(
  cell: string,
  locations: readonly BulkLocation[],
  defaultId: number | undefined,
): { id: number | undefined } | { error: Message } {
  if (cell === '') return { id: defaultId };
  const matching = locations.filter(({ name }) => isSameText(name, cell));
  if (matching.length > 1) return { error: bulkAddMessage('bulkAdd.ambiguousLocation') };
  const found = matching[0] ?? locations.find(({ id }) => String(id) === cell);
  return found ? { id: found.id } : { error: patientMessage('patients.unknownLocation') };
}

/** Whether a spreadsheet would run the cell when the list is exported again; a phone may start with its country code. */
export const isFormula = (cell: string, isPhone: boolean): boolean =>
  isPhone ? /^[=\-@]/.test(cell) || /^\+(?!1?[\s(\d])/.test(cell) : /^[=+\-@]/.test(cell);
