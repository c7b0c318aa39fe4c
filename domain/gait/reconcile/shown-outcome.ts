import type { ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import { reconcileOutcomes, type ReconcileOutcome } from '../../../contract/gait/reconcile-outcomes.ts';

/** What is shown of a row: what it comes to, or that it was done. */
export type ShownOutcome = ReconcileOutcome | 'UPDATED';

export const shownOutcome = (
  { row, outcome }: Pick<ReconcilePreviewRow, 'row' | 'outcome'>,
  done: ReadonlySet<number>,
): ShownOutcome => (done.has(row) ? 'UPDATED' : outcome);

/** How many rows there are of each outcome, in the order of outcomes; only those that are there. */
export const countOutcomes = (
  rows: readonly Pick<ReconcilePreviewRow, 'row' | 'outcome'>[],
  done: ReadonlySet<number>,
): { outcome: ShownOutcome; count: number }[] =>
  (['UPDATED', ...reconcileOutcomes] as const).flatMap((outcome) => {
    const count = rows.filter((row) => shownOutcome(row, done) === outcome).length;
    return count > 0 ? [{ outcome, count }] : [];
  });
