import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import { translateCoded } from '../../../src/ui/i18n/language.ts';
import { saveFile } from '../../../src/ui/saveFile.ts';
import { columnNames } from '../../../domain/patients/bulk-add/columns.ts';
import type { CsvCell } from '../../../domain/platform/csv.ts';
import type { GaitReconcileKey } from './reconcile.messages.en.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Reasons of a row's outcome: errors by column, and conflicting rows. */
export const getReasons = ({ reasons, otherRows }: ReconcilePreviewRow, translate: Translate): string[] => [
  ...reasons.map(({ column, ...reason }) => [column, translateCoded(reason)].filter(Boolean).join(': ')),
  ...(otherRows.length > 0
    ? [translate('gait.file.also', { smart_count: otherRows.length, rows: otherRows.join(', ') })]
    : []),
];

/** The rows that were left out, as in the file, each with the reason; corrected, the file can be selected again. */
const createLeftOutTable = (rows: readonly ReconcilePreviewRow[], translate: Translate): CsvCell[][] => [
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
    [translate(`gait.file.is.${row.outcome}` satisfies GaitReconcileKey), ...getReasons(row, translate)].join('. '),
  ]),
];

/** Saves the rows that were left out, with reasons, as a CSV file. */
export const LeftOutButton = ({ rows }: { rows: readonly ReconcilePreviewRow[] }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const save = async () => {
    try {
      const { toCsv } = await import('../../../domain/platform/csv.ts');
      const text = toCsv(createLeftOutTable(rows, translate));
      // The byte order mark tells spreadsheets that the text is UTF-8.
      saveFile(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), 'reconcile-left-out.csv');
    } catch {
      notify('gait.file.leftOutFailed', { type: 'error' });
    }
  };
  return (
    <Button variant="outlined" startIcon={<FileDownloadIcon />} onClick={() => void save()}>
      {translate('gait.file.leftOut', { smart_count: rows.length })}
    </Button>
  );
};
