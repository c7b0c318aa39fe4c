import { bulkFields, patientFields, type BulkField, type CsvColumn } from '../../../contract/patients/fields.ts';
import { mapKeys } from '../../../contract/platform/typed-keys.ts';
import type { FieldInput } from '../../../contract/platform/form-fields.ts';
import { bulkAddMessage, patientMessage } from '../../../contract/patients/messages.ts';
import type { Message } from '../../../contract/platform/message.ts';
import { languageNames } from '../../../contract/platform/languages.ts';

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

export interface BulkLocation {
  id: number;
  name: string;
  /** The day there now: no date of birth of its patients lies after it (OPEN-064). */
  today?: string;
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Spreadsheets print dates in their own way: `3/17/1943` becomes `1943-03-17`; anything else stays as it is. */
function dayOf(cell: string): string {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
  return parts ? `${parts[3]}-${parts[1]!.padStart(2, '0')}-${parts[2]!.padStart(2, '0')}` : cell;
}

/** How options are written in files besides by their codes. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  en: [languageNames.en, 'Inglés', 'Ingles'],
  es: [languageNames.es, 'Spanish', 'Espanol'],
};

/** One of a list, in any case. An empty cell is no answer: a side of `N/A` is one, the explicit null (OPEN-057). */
function chosenIn(cell: string, { options, nullOption }: FieldInput & { kind: 'choice' }): string | null | undefined {
  if (cell === '') return undefined;
  if (nullOption !== undefined && same(cell, nullOption)) return null;
  return options.find((option) => [option, ...(spellings[option] ?? [])].some((name) => same(name, cell))) ?? cell;
}

/** What a cell stands for, as add patient takes it; what is not valid stays as it is. */
export function readCell(cell: string, input: FieldInput): string | null | undefined {
  if (input.kind === 'choice') return chosenIn(cell, input);
  return input.kind === 'date' ? dayOf(cell) : cell;
}

/** A location by its name, or by its id; an empty cell means the default. */
export function locationOf(
  cell: string,
  locations: readonly BulkLocation[],
  defaultId: number | undefined,
): { id: number | undefined } | { problem: Message } {
  if (cell === '') return { id: defaultId };
  const named = locations.filter(({ name }) => same(name, cell));
  if (named.length > 1) return { problem: bulkAddMessage('bulkAdd.ambiguousLocation') };
  const found = named[0] ?? locations.find(({ id }) => String(id) === cell);
  return found ? { id: found.id } : { problem: patientMessage('patients.unknownLocation') };
}

/** Cells that a spreadsheet would run when the list is exported again; a phone may start with its country code. */
export const looksLikeFormula = (cell: string, isPhone: boolean): boolean =>
  isPhone ? /^[=\-@]/.test(cell) || /^\+(?!1?[\s(\d])/.test(cell) : /^[=+\-@]/.test(cell);
