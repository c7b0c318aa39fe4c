import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { reconcileTemplate } from '../../../domain/gait/reconcile/template.ts';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { CSV, FilePicker } from '../../../src/ui/FilePicker.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { saveFile } from '../../../src/ui/saveFile.ts';
import { CheckedFile } from './CheckedFile.tsx';
import { gaitReconcileMessages } from './reconcile.messages.en.ts';
import { useCheckedFile, type FileError } from './useCheckedFile.ts';

/** Errors that make a file unusable, by row and column where they have one. */
const FileErrors = ({ faults }: { faults: readonly FileError[] }) => {
  const translate = useTranslate();
  const said = ({ row, column, message }: FileError) => {
    if (row === 0) return message;
    return translate(column ? 'gait.file.fault' : 'gait.file.rowFault', { row, column, message });
  };
  return (
    <Alert severity="error">
      <strong>{translate('gait.file.unusable')}</strong>
      <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
        {faults.map((fault) => (
          <li key={`${fault.row}-${fault.column}-${fault.message}`}>{said(fault)}</li>
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
