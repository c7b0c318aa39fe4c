import type { ReconcileChoice, ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import type { ReconcileOutcome } from '../../../contract/gait/reconcile-outcomes.ts';

/** Outcomes that are done only when somebody asks for the row. */
export const asksFirst = (outcome: ReconcileOutcome): boolean =>
  outcome === 'NAMED_OTHERWISE' || outcome === 'DISCHARGED';

const willBeDone = (outcome: ReconcileOutcome, confirmed: boolean): boolean =>
  outcome === 'UPDATE' || (confirmed && asksFirst(outcome));

/** The rows that are to be done, with what was previewed of each. */
export const chosenRows = (rows: readonly ReconcilePreviewRow[], ticked: ReadonlySet<number>): ReconcileChoice[] =>
  rows.flatMap(({ row, gaitUid, firstName, lastName, email, outcome, patient }) =>
    patient && willBeDone(outcome, ticked.has(row))
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
        found?.patient?.id === patientId && found.patient.version === version && willBeDone(found.outcome, confirmed)
      );
    })
  );
}
