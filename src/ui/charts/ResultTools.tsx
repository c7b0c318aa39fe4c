import Stack from '@mui/material/Stack';
import { useTranslate, useNotify } from 'react-admin';
import type { ReactNode } from 'react';
import { DisplayChoice } from './ResultTable.tsx';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { CsvCell } from '../../../domain/platform/csv.ts';
import { saveCsv } from '../saveFile.ts';

/** Toolbar of results: range, charts or tables, and further actions. */
export const ResultTools = ({ range, actions }: { range: ReactNode; actions?: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      alignItems="center"
      gap={1.5}
      marginBottom={2.5}
      displayPrint="none"
      role="group"
      aria-label={translate('results.tools')}
    >
      {range}
      {actions && (
        <Stack direction="row" flexWrap="wrap" alignItems="center" gap={1.5} marginLeft={{ sm: 'auto' }}>
          <DisplayChoice />
          {actions}
        </Stack>
      )}
    </Stack>
  );
};

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
    <Button
      variant="outlined"
      startIcon={<FileDownloadIcon />}
      sx={{ displayPrint: 'none' }}
      onClick={() => void save()}
    >
      {translate('charts.download')}
    </Button>
  );
};
