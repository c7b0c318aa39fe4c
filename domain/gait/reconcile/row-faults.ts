import { reconciledFields } from '../../../contract/gait-reconcile.ts';
import { optionalLine } from '../../../contract/fields.ts';
import { PatientChange } from '../../../contract/patient-fields.ts';
import { looksLikeFormula } from '../../bulk-add/cells.ts';
import { columnNames, type BulkField } from '../../bulk-add/columns.ts';
import type { ReadRow } from './read-file.ts';

interface Reason {
  /** As the template spells it; empty for the row as a whole. */
  column: string;
  message: string;
}

const GaitUid = optionalLine(64);
const FORMULA = 'Must not start with =, +, - or @';

/** What a row asks to be set, in the form it would be stored in, and what is wrong with its cells. */
export function readRow(row: ReadRow): { change: PatientChange; reasons: Reason[] } {
  const given = reconciledFields.flatMap((field) => (row[field] === null ? [] : [[field, row[field]] as const]));
  const problems = new Map<BulkField, string>();
  for (const [field, cell] of [['gaitUid', row.gaitUid ?? ''] as const, ...given])
    if (looksLikeFormula(cell, false)) problems.set(field, FORMULA);
  const uid = GaitUid.safeParse(row.gaitUid);
  if (!uid.success) problems.set('gaitUid', uid.error.issues[0]!.message);
  const read = PatientChange.safeParse(Object.fromEntries(given));
  for (const { path, message } of read.error?.issues ?? []) problems.set(path[0] as BulkField, message);
  const ofCells = [...problems].map(([field, message]) => ({ column: columnNames[field], message }));
  const ofRow = row.tooLong ? [{ column: '', message: 'The row has more cells than the header.' }] : [];
  return { change: read.data ?? {}, reasons: [...ofRow, ...ofCells] };
}
