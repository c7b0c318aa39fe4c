import {
  reconciledFields,
  type ReconcilePreviewRow,
  type ReconciledField,
  type ReconcileOutcome,
} from '../../../contract/gait/reconcile.ts';
import type { BulkField, PatientChange } from '../../../contract/patients/fields.ts';
import { columnNames } from '../../patients/bulk-add/columns.ts';
import { toIssueMessage } from '../../patients/bulk-add/issues.ts';
import { isInvitable, validatePatientChange, type StoredPatient } from '../../patients/rules.ts';
import { createPatientFinder, createSharedEmailFinder, createSharedPatientFinder } from './match-rows.ts';
import { type ReadRow, readRow } from './read-file.ts';

/** A stored patient that rows are compared with. */
export interface StoredGaitPatient extends StoredPatient {
  id: number;
  version: number;
  gaitUid: string | null;
  firstName: string;
  lastName: string;
  discharged: boolean;
}

type Change = ReconcilePreviewRow['changes'][number];

const hasSameText = (one: string | null, other: string): boolean =>
  (one ?? '').normalize('NFC') === other.normalize('NFC');

/** What of a row differs from the record: an empty cell never empties a field (OPEN-100). */
const listChanges = (stored: StoredGaitPatient, change: PatientChange): Change[] =>
  reconciledFields.flatMap((field) => {
    const to = change[field];
    return to == null || hasSameText(stored[field], to) ? [] : [{ field, from: stored[field] || null, to }];
  });

/** The change as it is stored. */
export const toPatientChange = (changes: readonly Change[]): Partial<Record<ReconciledField, string>> =>
  Object.fromEntries(changes.map(({ field, to }) => [field, to]));

function getOutcome(stored: StoredGaitPatient, changes: readonly Change[]): ReconcileOutcome {
  if (changes.length === 0) return 'UNCHANGED';
  if (changes.some(({ field, from }) => field !== 'email' && from !== null)) return 'NAMED_OTHERWISE';
  return stored.discharged ? 'DISCHARGED' : 'UPDATE';
}

/** As edit patient invites: a Health patient in care without account who gets another email. */
const isInvited = (patient: StoredGaitPatient, changes: readonly Change[]): boolean =>
  changes.some(({ field, to }) => field === 'email' && isInvitable({ ...patient, email: to }));

const toPreviewPatient = ({ id, version, firstName, lastName, email, discharged }: StoredGaitPatient) => ({
  id,
  version,
  firstName,
  lastName,
  email,
  discharged,
});

/**
 * Says of each row what it would do to the gait patients within reach (GAIT-24, OPEN-100). What edit patient would
 * refuse is refused here; whether an email is somebody else's is added by `rejectTakenEmails`. `elsewhere` are the IDs that,
 * spelt exactly so, somebody has who is not among them: nobody else is meant by those.
 */
export function evaluateRows(
  rows: readonly ReadRow[],
  patients: readonly StoredGaitPatient[],
  elsewhere: ReadonlySet<string> = new Set(),
): ReconcilePreviewRow[] {
  const named = createPatientFinder(patients);
  const found = new Map(
    rows.map(({ row, gaitUid }) => [row, gaitUid === null || elsewhere.has(gaitUid) ? null : named(gaitUid)]),
  );
  const getPatient = (row: ReadRow) => {
    const patient = found.get(row.row);
    return patient === 'several' || !patient ? undefined : patient;
  };
  const sharingPatient = createSharedPatientFinder(rows, (row) => getPatient(row)?.id);
  const sharingEmail = createSharedEmailFinder(rows);
  return rows.map((row) => {
    const { tooLong: _tooLong, ...cells } = row;
    const patient = getPatient(row);
    const createPreviewRow = (
      outcome: ReconcileOutcome,
      more: Partial<ReconcilePreviewRow> = {},
    ): ReconcilePreviewRow => ({
      ...cells,
      outcome,
      patient: patient ? toPreviewPatient(patient) : null,
      changes: [],
      willInvite: false,
      reasons: [],
      otherRows: [],
      ...more,
    });
    if (row.gaitUid === null) return createPreviewRow('NO_ID');
    const { change, reasons } = readRow(row);
    if (reasons.length > 0) return createPreviewRow('FAULTY', { reasons });
    if (!patient) return createPreviewRow(found.get(row.row) === 'several' ? 'SEVERAL_PATIENTS' : 'NO_PATIENT');
    const otherRows = sharingPatient(row);
    if (otherRows.length > 0) return createPreviewRow('ID_REPEATED', { otherRows });
    const changes = listChanges(patient, change);
    const outcome = getOutcome(patient, changes);
    if (outcome === 'UNCHANGED') return createPreviewRow(outcome);
    const others = changes.some(({ field }) => field === 'email') ? sharingEmail(row) : [];
    if (others.length > 0) return createPreviewRow('EMAIL_REPEATED', { otherRows: others });
    // The day matters to dates of birth alone, which no reconcile file holds.
    const problems = Object.entries(validatePatientChange(patient, toPatientChange(changes), ''));
    if (problems.length > 0) {
      return createPreviewRow('REFUSED', {
        reasons: problems.map(([field, message]) => ({
          column: columnNames[field as BulkField],
          ...toIssueMessage(message),
        })),
      });
    }
    return createPreviewRow(outcome, { changes, willInvite: isInvited(patient, changes) });
  });
}

/* Checks against patients whom the reader cannot see. */

/** IDs by which the rows mean a patient whose own is spelt otherwise, to be looked up before he is taken for the one. */
export function listRespelledIds(
  rows: readonly ReadRow[],
  patients: readonly StoredGaitPatient[],
): { patientId: number; gaitUid: string }[] {
  const named = createPatientFinder(patients);
  return [...new Set(rows.flatMap(({ gaitUid }) => gaitUid ?? []))].flatMap((gaitUid) => {
    const patient = named(gaitUid);
    return patient && patient !== 'several' && patient.gaitUid !== gaitUid ? [{ patientId: patient.id, gaitUid }] : [];
  });
}

/** Emails that the rows would set, to be looked up before anything is promised. */
export const listEmailsToSet = (rows: readonly ReconcilePreviewRow[]): { patientId: number; email: string }[] =>
  rows.flatMap(({ patient, changes }) => {
    const { email } = toPatientChange(changes);
    return patient && email ? [{ patientId: patient.id, email }] : [];
  });

/** Rejects the rows whose email belongs to another patient. */
export const rejectTakenEmails = (
  rows: readonly ReconcilePreviewRow[],
  taken: ReadonlySet<string>,
): ReconcilePreviewRow[] =>
  rows.map((row) =>
    taken.has(toPatientChange(row.changes).email ?? '')
      ? { ...row, outcome: 'EMAIL_TAKEN', changes: [], willInvite: false }
      : row,
  );
