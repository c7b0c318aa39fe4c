import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { CsvCell } from '../../../domain/platform/csv.ts';
import { saveCsv } from '../saveFile.ts';

interface Props {
  /** File name without extension. */
  name: string;
  /** Rows, header first. */
  rows: () => readonly (readonly CsvCell[])[];
}

export const CsvButton = ({ name, rows }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const save = async () => {
    try {
      await saveCsv(rows(), name);
    } catch (error) {
      notify('charts.failed', { type: 'error', messageArgs: { message: (error as Error).message } });
    }
  };
  return (
    <Button variant="outlined" startIcon={<FileDownloadIcon />} onClick={() => void save()}>
      {translate('charts.download')}
    </Button>
  );
};
