import {
  reconciledFields,
  type ReconcileChoice,
  type ReconcilePreviewRow,
  type ReconcileOutcome,
  reconcileOutcomes,
} from '../../../contract/gait/reconcile.ts';
import { columnNames } from '../../patients/bulk-add/columns.ts';

/** Fields of a reconcile file, in the order of the template (OPEN-100). */
export const reconcileColumns = ['gaitUid', ...reconciledFields] as const;

/** The template as CSV text: its header line. */
export const reconcileTemplate = `${reconcileColumns.map((field) => columnNames[field]).join(',')}\r\n`;

/** Outcomes that are applied only when the row is confirmed. */
export const needsConfirmation = (outcome: ReconcileOutcome): boolean =>
  outcome === 'NAMED_OTHERWISE' || outcome === 'DISCHARGED';

const isApplied = (outcome: ReconcileOutcome, confirmed: boolean): boolean =>
  outcome === 'UPDATE' || (confirmed && needsConfirmation(outcome));

/** The rows that are to be done, with what was previewed of each. */
export const listChosenRows = (rows: readonly ReconcilePreviewRow[], ticked: ReadonlySet<number>): ReconcileChoice[] =>
  rows.flatMap(({ row, gaitUid, firstName, lastName, email, outcome, patient }) =>
    patient && isApplied(outcome, ticked.has(row))
      ? [
          {
            row,
            gaitUid,
            firstName,
            lastName,
            email,
            patientId: patient.id,
            version: patient.version,
            confirmed: ticked.has(row),
          },
        ]
      : [],
  );

/** Whether doing the rows now would do what was previewed: the same patients, in the same versions, by the same rules. */
export function isAsPreviewed(choices: readonly ReconcileChoice[], now: readonly ReconcilePreviewRow[]): boolean {
  const rows = new Map(now.map((row) => [row.row, row]));
  return (
    rows.size === choices.length &&
    choices.every(({ row, patientId, version, confirmed }) => {
      const found = rows.get(row);
      return (
        found?.patient?.id === patientId && found.patient.version === version && isApplied(found.outcome, confirmed)
      );
    })
  );
}

/** Shown outcome of a row, also once it was applied. */
export type ShownOutcome = ReconcileOutcome | 'UPDATED';

export const getShownOutcome = (
  { row, outcome }: Pick<ReconcilePreviewRow, 'row' | 'outcome'>,
  done: ReadonlySet<number>,
): ShownOutcome => (done.has(row) ? 'UPDATED' : outcome);

/** How many rows there are of each outcome, in the order of outcomes; only those that are there. */
export const countOutcomes = (
  rows: readonly Pick<ReconcilePreviewRow, 'row' | 'outcome'>[],
  done: ReadonlySet<number>,
): { outcome: ShownOutcome; count: number }[] =>
  (['UPDATED', ...reconcileOutcomes] as const).flatMap((outcome) => {
    const count = rows.filter((row) => getShownOutcome(row, done) === outcome).length;
    return count > 0 ? [{ outcome, count }] : [];
  });
