import type { ReconcilePreviewRow } from '../../../contract/gait-reconcile.ts';

export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What there is to say of a row beyond its outcome: faults by column, and the rows it stands against. */
export const reasonsOf = ({ reasons, otherRows }: ReconcilePreviewRow, translate: Translate): string[] => [
  ...reasons.map(({ column, message }) => [column, translate(message)].filter(Boolean).join(': ')),
  ...(otherRows.length > 0
    ? [translate('gait.file.also', { smart_count: otherRows.length, rows: otherRows.join(', ') })]
    : []),
];
