import type { ReconcilePreviewRow } from '../../../contract/gait-reconcile.ts';
import { columnNames } from '../../../domain/bulk-add/columns.ts';
import type { CsvCell } from '../../../domain/csv.ts';
import { reasonsOf, type Translate } from './reasonsOf.ts';

/** Rows that were not done and will not be, as they stand in the file, each with why: mended, it can be chosen again. */
export const leftOutTable = (rows: readonly ReconcilePreviewRow[], translate: Translate): CsvCell[][] => [
  [
    translate('gait.file.row'),
    columnNames.gaitUid,
    columnNames.firstName,
    columnNames.lastName,
    columnNames.email,
    translate('gait.file.reason'),
  ],
  ...rows.map((row) => [
    row.row,
    row.gaitUid,
    row.firstName,
    row.lastName,
    row.email,
    [translate(`gait.file.is.${row.outcome}`), ...reasonsOf(row, translate)].join('. '),
  ]),
];
