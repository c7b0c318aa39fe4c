import { reconciledFields, type ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import { bulkAddMessage } from '../../../contract/patients/messages.ts';
import type { Message } from '../../../contract/platform/message.ts';
import { optionalLine } from '../../../contract/platform/fields.ts';
import { PatientChange, type BulkField } from '../../../contract/patients/fields.ts';
import { looksLikeFormula } from '../../patients/bulk-add/cells.ts';
import { columnNames } from '../../patients/bulk-add/columns.ts';
import { toFaultMessage } from '../../patients/bulk-add/faults.ts';
import type { ReadRow } from './read-file.ts';

const GaitUid = optionalLine(64);

/** What a row asks to be set, in the form it would be stored in, and what is wrong with its cells. */
export function readRow(row: ReadRow): { change: PatientChange; reasons: ReconcilePreviewRow['reasons'] } {
  const given = reconciledFields.flatMap((field) => (row[field] === null ? [] : [[field, row[field]] as const]));
  const problems = new Map<BulkField, Message | string>();
  for (const [field, cell] of [['gaitUid', row.gaitUid ?? ''] as const, ...given])
    if (looksLikeFormula(cell, false)) problems.set(field, bulkAddMessage('bulkAdd.formula'));
  const uid = GaitUid.safeParse(row.gaitUid);
  if (!uid.success) problems.set('gaitUid', uid.error.issues[0]!.message);
  const read = PatientChange.safeParse(Object.fromEntries(given));
  for (const { path, message } of read.error?.issues ?? []) problems.set(path[0] as BulkField, message);
  const ofCells = [...problems].map(([field, message]) => ({ column: columnNames[field], ...toFaultMessage(message) }));
  const ofRow = row.tooLong ? [{ column: '', ...toFaultMessage(bulkAddMessage('bulkAdd.tooManyCells')) }] : [];
  return { change: read.data ?? {}, reasons: [...ofRow, ...ofCells] };
}
