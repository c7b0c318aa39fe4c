import type { PatientProduct } from '../../contract/enumerations.ts';
import { BULK_ADD_MAX_BYTES, BULK_ADD_MAX_ROWS } from '../../contract/limits.ts';
import { requiredFields, type NewPatient } from '../../contract/patient-fields.ts';
import { checkNewPatient } from '../patient-rules.ts';
import { bodyPartOf, dayOf, locationOf, looksLikeFormula, sideOf, type BulkLocation } from './cells.ts';
import { columnNames, fieldOf, type BulkField } from './columns.ts';
import { tableOf, type BulkFault } from './table.ts';

/** What a bulk file is read against. */
export interface BulkContext {
  /** The day at the clinic (OPEN-064). */
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

export type BulkResult =
  | {
      patients: NewPatient[];
      /** Of each patient, as a spreadsheet counts. */ rowNumbers: number[];
      ignoredColumns: string[];
    }
  | { faults: BulkFault[] };

/** A file with more faults than this is wrong as a whole, and nobody reads on. */
const MAX_FAULTS = 500;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell === '');

function headerFaults(header: readonly string[], context: BulkContext): BulkFault[] {
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

/** Judges one row; `cells` by field, trimmed. Problems by field. */
function readRow(cells: Partial<Record<BulkField, string>>, context: BulkContext) {
  const place = locationOf(cells.locationId ?? '', context.locations, context.defaultLocationId);
  const draft = {
    ...cells,
    products: [...context.products],
    dob: dayOf(cells.dob ?? ''),
    locationId: 'id' in place ? place.id : undefined,
    injuredSideOfBody: sideOf(cells.injuredSideOfBody ?? ''),
    injuredBodyPart: bodyPartOf(cells.injuredBodyPart ?? ''),
  };
  const answer = checkNewPatient(draft, context.today);
  const problems: Partial<Record<string, string>> = 'problems' in answer ? answer.problems : {};
  if ('problem' in place) problems.locationId = place.problem;
  for (const [field, cell] of Object.entries(cells)) {
    if (looksLikeFormula(cell, field === 'phoneNumber')) problems[field] = 'Must not start with =, +, - or @';
  }
  return 'patient' in answer ? { patient: answer.patient, problems } : { problems };
}

/** Finds values that must be unique, in the file and beside what is stored. */
function uniqueness(taken: ReadonlySet<string>, name: string) {
  const seen = new Map<string, number>();
  return (value: string | null, row: number): string | null => {
    if (value === null) return null;
    const before = seen.get(value);
    if (before !== undefined) return `${name} is also in row ${before}`;
    seen.set(value, row);
    return taken.has(value) ? `${name} is already used by another patient` : null;
  };
}

function cut(faults: BulkFault[]): BulkFault[] {
  const rest = faults.length - MAX_FAULTS;
  return rest > 0
    ? [...faults.slice(0, MAX_FAULTS), { row: 0, column: '', message: `${rest} more faults are not listed.` }]
    : faults;
}

/**
 * Reads a bulk-add file: every patient of it, or every fault by row, never some of the patients (OPEN-054).
 * Columns that the product does not know are left out and named.
 */
export function readBulkFile(bytes: Uint8Array, context: BulkContext): BulkResult {
  if (bytes.byteLength > BULK_ADD_MAX_BYTES)
    return { faults: [{ row: 0, column: '', message: 'The file is too large.' }] };
  const table = tableOf(bytes);
  if ('faults' in table) return { faults: cut(table.faults) };
  const [header = [], ...rows] = table.cells;
  const filled = rows.filter((row) => !isBlank(row)).length;
  const faults = headerFaults(header, context);
  if (filled === 0) faults.push({ row: 0, column: '', message: 'The file has no patients.' });
  if (filled > BULK_ADD_MAX_ROWS)
    faults.push({ row: 0, column: '', message: `The file has more than ${BULK_ADD_MAX_ROWS} patients.` });
  if (faults.length > 0) return { faults };

  const named = header.map(fieldOf);
  const emailFault = uniqueness(context.existingEmails, 'Email');
  const gaitFault = uniqueness(context.existingGaitUids ?? new Set(), 'Unique Gait ID');
  const patients: NewPatient[] = [];
  const rowNumbers: number[] = [];
  for (const [index, row] of rows.entries()) {
    if (isBlank(row)) continue;
    const number = index + 2;
    if (row.slice(header.length).some((cell) => cell !== '')) {
      faults.push({ row: number, column: '', message: 'The row has more cells than the header.' });
    }
    const cells = Object.fromEntries(named.flatMap((field, at) => (field ? [[field, row[at] ?? '']] : [])));
    const { patient, problems } = readRow(cells, context);
    problems.email ??= emailFault(cells.email?.toLowerCase() || null, number) ?? undefined;
    problems.gaitUid ??= gaitFault(cells.gaitUid || null, number) ?? undefined;
    for (const [field, message] of Object.entries(problems)) {
      if (message) faults.push({ row: number, column: columnNames[field as BulkField] ?? field, message });
    }
    if (patient) {
      patients.push(patient);
      rowNumbers.push(number);
    }
  }
  if (faults.length > 0) return { faults: cut(faults) };
  return { patients, rowNumbers, ignoredColumns: header.filter((column, at) => column !== '' && !named[at]) };
}
