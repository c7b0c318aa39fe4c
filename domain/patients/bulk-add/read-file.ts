import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { BULK_ADD_MAX_BYTES } from '../../../contract/platform/limits.ts';
import { bulkFields, patientFields, type BulkField, type NewPatient } from '../../../contract/patients/fields.ts';
import { bulkAddMessage } from '../../../contract/patients/messages.ts';
import type { Message } from '../../../contract/platform/message.ts';
import { mapKeys } from '../../../contract/platform/typed-keys.ts';
import { checkNewPatient, type FieldProblems } from '../rules.ts';
import { locationOf, looksLikeFormula, readCell, type BulkLocation, columnNames, fieldOf } from './columns.ts';
import { fileFaults, createFault, createFileFault, type BulkFault } from './issues.ts';
import { tableOf } from './table.ts';

/** What a bulk file is read against. */
export interface BulkContext {
  /** The day at the clinic, for rows whose location is not known (OPEN-064). */
  today: string;
  /** What every patient of the file gets. */
  products: readonly PatientProduct[];
  locations: readonly BulkLocation[];
  /** For rows that name no location. */
  defaultLocationId?: number;
  /** Taken already, in lower case. */
  existingEmails: ReadonlySet<string>;
  existingGaitUids?: ReadonlySet<string>;
}

/** Cells of a row by field, trimmed. */
export type BulkCells = Partial<Record<BulkField, string>>;

/** What a row of a file would do: add its patient, or nothing for its faults. A fault without field is the row's. */
export interface JudgedRow {
  /** As a spreadsheet counts. */
  row: number;
  cells: BulkCells;
  patient?: NewPatient;
  faults: { field?: BulkField; message: Message | string }[];
}

/** A file with more faults than this is wrong as a whole, and nobody reads on. */
const MAX_FAULTS = 500;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell === '');

/** Judges the cells of one row. Problems by field. */
function readRow(cells: BulkCells, context: BulkContext) {
  const place = locationOf(cells.locationId ?? '', context.locations, context.defaultLocationId);
  const here = 'id' in place ? context.locations.find(({ id }) => id === place.id) : undefined;
  const draft = {
    ...mapKeys(bulkFields, (field) => readCell(cells[field] ?? '', patientFields[field].input)),
    products: [...context.products],
    locationId: 'id' in place ? place.id : undefined,
  };
  const answer = checkNewPatient(draft, here?.today ?? context.today);
  const problems: Partial<FieldProblems> = 'problems' in answer ? answer.problems : {};
  if ('problem' in place) problems.locationId = place.problem;
  for (const [field, cell] of Object.entries(cells)) {
    if (looksLikeFormula(cell, field === 'phoneNumber')) problems[field] = bulkAddMessage('bulkAdd.formula');
  }
  return 'patient' in answer ? { patient: answer.patient, problems } : { problems };
}

/** Finds values that must be unique, in the file and beside what is stored. */
function uniqueness(
  taken: ReadonlySet<string>,
  messages: {
    inRow: 'bulkAdd.emailInRow' | 'bulkAdd.gaitUidInRow';
    taken: 'bulkAdd.emailTaken' | 'bulkAdd.gaitUidTaken';
  },
) {
  const seen = new Map<string, number>();
  return (value: string | null, row: number): Message | null => {
    if (value === null) return null;
    const before = seen.get(value);
    if (before !== undefined) return bulkAddMessage(messages.inRow, { row: before });
    seen.set(value, row);
    return taken.has(value) ? bulkAddMessage(messages.taken) : null;
  };
}

function cut(faults: BulkFault[]): BulkFault[] {
  const rest = faults.length - MAX_FAULTS;
  return rest > 0
    ? [...faults.slice(0, MAX_FAULTS), createFileFault(bulkAddMessage('bulkAdd.moreFaults', { n: rest }))]
    : faults;
}

/**
 * Judges a bulk-add file row by row; `faults` of the file as a whole, or of its header, leave no rows to judge. Columns
 * that the product does not know are left out and named.
 */
export function judgeBulkFile(
  bytes: Uint8Array,
  context: BulkContext,
): { rows: JudgedRow[]; ignoredColumns: string[] } | { faults: BulkFault[] } {
  if (bytes.byteLength > BULK_ADD_MAX_BYTES) return { faults: [createFileFault(bulkAddMessage('bulkAdd.tooLarge'))] };
  const table = tableOf(bytes);
  if ('faults' in table) return { faults: cut(table.faults) };
  const [header = [], ...lines] = table.cells;
  const faults = fileFaults(header, lines.filter((line) => !isBlank(line)).length, context);
  if (faults.length > 0) return { faults };

  const named = header.map(fieldOf);
  const emailFault = uniqueness(context.existingEmails, {
    inRow: 'bulkAdd.emailInRow',
    taken: 'bulkAdd.emailTaken',
  });
  const gaitFault = uniqueness(context.existingGaitUids ?? new Set(), {
    inRow: 'bulkAdd.gaitUidInRow',
    taken: 'bulkAdd.gaitUidTaken',
  });
  const judge = (line: string[], row: number): JudgedRow => {
    const tooLong = line.slice(header.length).some((cell) => cell !== '');
    const cells: BulkCells = Object.fromEntries(named.flatMap((field, at) => (field ? [[field, line[at] ?? '']] : [])));
    const { patient, problems } = readRow(cells, context);
    problems.email ??= emailFault(cells.email?.toLowerCase() || null, row) ?? undefined;
    problems.gaitUid ??= gaitFault(cells.gaitUid || null, row) ?? undefined;
    const ofCells = Object.entries(problems).flatMap(([field, message]) =>
      message ? [{ field: field as BulkField, message }] : [],
    );
    return {
      row,
      cells,
      patient,
      faults: [...(tooLong ? [{ message: bulkAddMessage('bulkAdd.tooManyCells') }] : []), ...ofCells],
    };
  };
  return {
    rows: lines.flatMap((line, index) => (isBlank(line) ? [] : [judge(line, index + 2)])),
    ignoredColumns: header.filter((column, at) => column !== '' && !named[at]),
  };
}

/** Faults of judged rows as they are listed: by row and the column's name, and no more than anybody reads. */
export const faultsOf = (rows: readonly JudgedRow[]): BulkFault[] =>
  cut(
    rows.flatMap(({ row, faults }) =>
      faults.map(({ field, message }) => createFault(row, field ? (columnNames[field] ?? field) : '', message)),
    ),
  );
