import type { ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import { changeOf, type StoredGaitPatient } from './evaluate-rows.ts';
import { byGaitUid } from './match-rows.ts';
import type { ReadRow } from './read-file.ts';

/* What of a reconcile file has to be held against patients whom the reader cannot see. */

/** IDs by which the rows mean a patient whose own is spelt otherwise, to be looked up before he is taken for the one. */
export function respeltIds(
  rows: readonly ReadRow[],
  patients: readonly StoredGaitPatient[],
): { patientId: number; gaitUid: string }[] {
  const named = byGaitUid(patients);
  return [...new Set(rows.flatMap(({ gaitUid }) => gaitUid ?? []))].flatMap((gaitUid) => {
    const patient = named(gaitUid);
    return patient && patient !== 'several' && patient.gaitUid !== gaitUid ? [{ patientId: patient.id, gaitUid }] : [];
  });
}

/** Emails that the rows would set, to be looked up before anything is promised. */
export const emailsToSet = (rows: readonly ReconcilePreviewRow[]): { patientId: number; email: string }[] =>
  rows.flatMap(({ patient, changes }) => {
    const { email } = changeOf(changes);
    return patient && email ? [{ patientId: patient.id, email }] : [];
  });

/** The rows, those whose email is somebody else's doing nothing. */
export const withTakenEmails = (
  rows: readonly ReconcilePreviewRow[],
  taken: ReadonlySet<string>,
): ReconcilePreviewRow[] =>
  rows.map((row) =>
    taken.has(changeOf(row.changes).email ?? '')
      ? { ...row, outcome: 'EMAIL_TAKEN', changes: [], willInvite: false }
      : row,
  );
