import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { BULK_ADD_MAX_BYTES } from '../../../contract/platform/limits.ts';
import { bulkFields, patientFields, type BulkField, type NewPatient } from '../../../contract/patients/fields.ts';
import { bulkAddMessage } from '../../../contract/patients/messages.ts';
import type { Message } from '../../../contract/platform/message.ts';
import { keysOf, mapKeys } from '../../../contract/platform/typed-keys.ts';
import { parseNewPatient } from '../rules.ts';
import { parseLocation, isFormula, parseCell, type BulkLocation, columnNames, findField } from './columns.ts';
import { validateFile, createIssue, createFileIssue, type BulkIssue } from './issues.ts';
import { parseTable } from './table.ts';

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

/** A row of a file: the patient that it adds, or its validation issues. An issue without a field concerns the whole row. */
export interface EvaluatedRow {
  /** As a spreadsheet counts. */
  row: number;
  cells: BulkCells;
  patient?: NewPatient;
  issues: { field?: BulkField; message: Message | string }[];
}

/** A file with more issues than this is wrong as a whole, and nobody reads on. */
const MAX_ISSUES = 500;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell === '');

/** The patient of a row, or the errors of its cells by field. */
function parseRow(cells: BulkCells, context: BulkContext) {
  const place = parseLocation(cells.locationId ?? '', context.locations, context.defaultLocationId);
  const location = 'id' in place ? context.locations.find(({ id }) => id === place.id) : undefined;
  const draft = {
    ...mapKeys(bulkFields, (field) => parseCell(cells[field] ?? '', patientFields[field].input)),
    products: [...context.products],
    locationId: 'id' in place ? place.id : undefined,
  };
  const answer = parseNewPatient(draft, location?.today ?? context.today);
  const errors = 'errors' in answer ? answer.errors : {};
  if ('error' in place) errors.locationId = place.error;
  for (const field of keysOf(cells)) {
    if (isFormula(cells[field] ?? '', field === 'phoneNumber')) errors[field] = bulkAddMessage('bulkAdd.formula');
  }
  return 'patient' in answer ? { patient: answer.patient, errors } : { errors };
}

/** Finds repeated values of a unique column, in the file and among the stored ones. */
function createUniquenessCheck(
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

function limitIssues(issues: BulkIssue[]): BulkIssue[] {
  const rest = issues.length - MAX_ISSUES;
  return rest > 0
    ? [...issues.slice(0, MAX_ISSUES), createFileIssue(bulkAddMessage('bulkAdd.moreFaults', { n: rest }))]
    : issues;
}

/**
 * Evaluates a bulk-add file row by row. Issues of the whole file or of its header leave no rows to evaluate. Columns that
 * the product does not know are ignored and named.
 */
export function evaluateBulkFile(
  bytes: Uint8Array,
  context: BulkContext,
): { rows: EvaluatedRow[]; ignoredColumns: string[] } | { issues: BulkIssue[] } {
  if (bytes.byteLength > BULK_ADD_MAX_BYTES) return { issues: [createFileIssue(bulkAddMessage('bulkAdd.tooLarge'))] };
  const table = parseTable(bytes);
  if ('issues' in table) return { issues: limitIssues(table.issues) };
  const [header = [], ...lines] = table.cells;
  const issues = validateFile(header, lines.filter((line) => !isBlank(line)).length, context);
  if (issues.length > 0) return { issues };

  const fields = header.map(findField);
  const checkEmail = createUniquenessCheck(context.existingEmails, {
    inRow: 'bulkAdd.emailInRow',
    taken: 'bulkAdd.emailTaken',
  });
  const checkGaitUid = createUniquenessCheck(context.existingGaitUids ?? new Set(), {
    inRow: 'bulkAdd.gaitUidInRow',
    taken: 'bulkAdd.gaitUidTaken',
  });
  const evaluateRow = (line: string[], row: number): EvaluatedRow => {
    const isTooLong = line.slice(header.length).some((cell) => cell !== '');
    const cells: BulkCells = Object.fromEntries(
      fields.flatMap((field, at) => (field ? [[field, line[at] ?? '']] : [])),
    );
    const { patient, errors } = parseRow(cells, context);
    errors.email ??= checkEmail(cells.email?.toLowerCase() || null, row) ?? undefined;
    errors.gaitUid ??= checkGaitUid(cells.gaitUid || null, row) ?? undefined;
    const cellIssues = keysOf(errors).flatMap((name) => {
      const message = errors[name];
      const field = bulkFields.find((known) => known === name);
      return message ? [{ ...(field && { field }), message }] : [];
    });
    return {
      row,
      cells,
      patient,
      issues: [...(isTooLong ? [{ message: bulkAddMessage('bulkAdd.tooManyCells') }] : []), ...cellIssues],
    };
  };
  return {
    rows: lines.flatMap((line, index) => (isBlank(line) ? [] : [evaluateRow(line, index + 2)])),
    ignoredColumns: header.filter((column, at) => column !== '' && !fields[at]),
  };
}

/** Issues of evaluated rows as they are listed: by row and name of the column, limited in number. */
export const listIssues = (rows: readonly EvaluatedRow[]): BulkIssue[] =>
  limitIssues(
    rows.flatMap(({ row, issues }) =>
      issues.map(({ field, message }) => createIssue(row, field ? columnNames[field] : '', message)),
    ),
  );
