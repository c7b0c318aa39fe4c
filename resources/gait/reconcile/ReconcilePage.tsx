import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { previewGaitReconcile, type ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import { BULK_ADD_MAX_BYTES } from '../../../contract/platform/limits.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { reconcileTemplate } from '../../../domain/gait/reconcile/preview.ts';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { CSV, FilePicker } from '../../../src/ui/FilePicker.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { saveFile } from '../../../src/ui/saveFile.ts';
import { CheckedFile } from './CheckedFile.tsx';
import { gaitReconcileMessages } from './reconcile.messages.en.ts';

type FileError = NonNullable<Problem['rows']>[number];

type Check =
  | { is: 'none' }
  | { is: 'checking' }
  | { is: 'judged'; at: number; rows: readonly ReconcilePreviewRow[]; ignoredColumns: readonly string[] }
  | { is: 'faulty'; faults: readonly FileError[] }
  | { is: 'refused'; message: string; again?: () => void };

/** The selected file and the server's check of its rows; `at` identifies the check. */
function useCheckedFile() {
  const call = useCaller();
  const translate = useTranslate();
  const [fileName, setFileName] = useState<string>();
  const [check, setCheck] = useState<Check>({ is: 'none' });
  const asking = useRef<AbortController>(null);
  const checks = useRef(0);

  const inspect = async (file: File) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const at = ++checks.current;
    setFileName(file.name);
    setCheck({ is: 'checking' });
    const bytes = await file.arrayBuffer().catch(() => null);
    if (signal.aborted) return;
    // A file that was changed on disk since it was selected cannot be read.
    if (!bytes) return setCheck({ is: 'refused', message: translate('gait.file.unreadable') });
    const answer = await call(previewGaitReconcile, { file, signal });
    if (signal.aborted) return;
    if (!isProblem(answer)) setCheck({ is: 'judged', at, ...answer });
    else if (answer.rows?.length) setCheck({ is: 'faulty', faults: answer.rows });
    else setCheck({ is: 'refused', message: answer.message, again: () => void inspect(file) });
  };
  const refuse = (name: string, message: string) => {
    asking.current?.abort();
    setFileName(name);
    setCheck({ is: 'refused', message: translate(message) });
  };

  return {
    fileName,
    check,
    choose: (file: File) => {
      if (!file.name.toLowerCase().endsWith('.csv')) refuse(file.name, 'gait.file.onlyCsv');
      else if (file.size > BULK_ADD_MAX_BYTES) refuse(file.name, 'gait.file.tooLarge');
      else void inspect(file);
    },
  };
}

/** Errors that make a file unusable, by row and column where they have one. */
const FileErrors = ({ faults }: { faults: readonly FileError[] }) => {
  const translate = useTranslate();
  const formatFileError = ({ row, column, message }: FileError) => {
    if (row === 0) return message;
    return translate(column ? 'gait.file.fault' : 'gait.file.rowFault', { row, column, message });
  };
  return (
    <Alert severity="error">
      <strong>{translate('gait.file.unusable')}</strong>
      <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
        {faults.map((fault) => (
          <li key={`${fault.row}-${fault.column}-${fault.message}`}>{formatFileError(fault)}</li>
        ))}
      </ul>
    </Alert>
  );
};

/** Loaded with this page. @public */
export const texts = { en: gaitReconcileMessages };

/** `/gait/reconcile/` (GAIT-24, OPEN-100): previews every row before anything is changed. */
export default function ReconcilePage() {
  const translate = useTranslate();
  const { fileName, check, choose } = useCheckedFile();
  return (
    <>
      <PageHeading
        title={translate('gait.reconcile')}
        lead={translate('gait.file.lead')}
        actions={
          <Button
            variant="outlined"
            startIcon={<FileDownloadIcon />}
            onClick={() => saveFile(new Blob([reconcileTemplate], { type: 'text/csv' }), 'gait-reconcile.csv')}
          >
            {translate('gait.file.template')}
          </Button>
        }
      />
      <FilePicker
        accept={CSV}
        label={translate('gait.file.choose')}
        chosen={fileName}
        hint={translate(fileName ? 'gait.file.another' : 'gait.file.drop')}
        onChoose={choose}
      />
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {translate('gait.file.columns')}
      </Typography>
      {check.is === 'checking' && <output>{translate('gait.file.checking')}</output>}
      {check.is === 'faulty' && <FileErrors faults={check.faults} />}
      {check.is === 'refused' &&
        (check.again ? (
          <ErrorView message={check.message} onRetry={check.again} />
        ) : (
          <Alert severity="error">{check.message}</Alert>
        ))}
      {check.is === 'judged' && <CheckedFile key={check.at} rows={check.rows} ignoredColumns={check.ignoredColumns} />}
    </>
  );
}
