import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { ReconcilePreviewRow } from '../../../contract/gait-reconcile.ts';
import { saveFile } from '../../../src/components/saveFile.ts';
import { leftOutTable } from './leftOutTable.ts';

/** Saves the rows that are left out, with why, as a CSV file. */
export const LeftOutButton = ({ rows }: { rows: readonly ReconcilePreviewRow[] }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const save = async () => {
    try {
      const { toCsv } = await import('../../../domain/csv.ts');
      const text = toCsv(leftOutTable(rows, translate));
      // The mark at the beginning tells spreadsheets that the text is UTF-8.
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
