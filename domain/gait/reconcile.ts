import type { PatientRecord } from '../../contract/patient-record.ts';
import { tableOf } from '../bulk-add/table.ts';
import { fieldOf } from '../bulk-add/columns.ts';

const filled = ['firstName', 'lastName', 'email'] as const;
type Filled = (typeof filled)[number];

/** A row of a reconcile file: a Unique Gait ID and what it says of that patient; empty cells say nothing (OPEN-100). */
export interface ReconcileRow {
  /** As a spreadsheet counts, the header being 1. */
  row: number;
  gaitUid: string;
  says: Partial<Record<Filled, string>>;
}

export type Outcome = 'MATCHED' | 'UNCHANGED' | 'NO_MATCH' | 'REPEATED';
export interface Reconciled extends ReconcileRow {
  outcome: Outcome;
  /** Of a matched row: whom it changes, and to what. */
  patient?: PatientRecord;
  change: Partial<Record<Filled, string>>;
}

type Read = { rows: ReconcileRow[] } | { problem: 'noUid' | 'noRows' } | { message: string };

/** Reads a reconcile file: columns Unique Gait ID, First Name, Last Name, Email, in any order (OPEN-100). */
export function readReconcileFile(bytes: Uint8Array): Read {
  const table = tableOf(bytes);
  if ('faults' in table) return { message: table.faults[0]!.message };
  const [header = [], ...lines] = table.cells;
  const columns = header.map(fieldOf);
  const at = columns.indexOf('gaitUid');
  if (at < 0) return { problem: 'noUid' };
  const rows = lines.flatMap((cells, index): ReconcileRow[] => {
    const gaitUid = cells[at];
    if (!gaitUid) return [];
    const says = Object.fromEntries(
      filled.flatMap((field) => {
        const value = columns.includes(field) ? cells[columns.indexOf(field)] : undefined;
        return value ? [[field, value]] : [];
      }),
    );
    return [{ row: index + 2, gaitUid, says }];
  });
  return rows.length > 0 ? { rows } : { problem: 'noRows' };
}

/** Joins the rows with the gait patients by ID, letters of either case alike; a change holds only what differs. */
export function reconcile(rows: readonly ReconcileRow[], patients: readonly PatientRecord[]): Reconciled[] {
  const folded = (uid: string | null | undefined) => uid?.toLowerCase();
  const known = new Map(patients.map((patient) => [folded(patient.productData.gait?.uid), patient]));
  const seen = new Set<string>();
  return rows.map((row) => {
    const uid = row.gaitUid.toLowerCase();
    const patient = known.get(uid);
    if (!patient) return { ...row, outcome: 'NO_MATCH', change: {} };
    if (seen.has(uid)) return { ...row, outcome: 'REPEATED', change: {} };
    seen.add(uid);
    const differing = filled.filter(
      (field) => row.says[field] !== undefined && row.says[field] !== (patient.patient[field] ?? ''),
    );
    const change = Object.fromEntries(differing.map((field) => [field, row.says[field]!]));
    return { ...row, patient, change, outcome: differing.length > 0 ? 'MATCHED' : 'UNCHANGED' };
  });
}
