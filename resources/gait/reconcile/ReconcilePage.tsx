import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { reconcileTemplate } from '../../../domain/gait/reconcile/template.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { CSV, FilePicker } from '../../../src/components/FilePicker.tsx';
import { PageHeading } from '../../../src/components/PageHeading.tsx';
import { saveFile } from '../../../src/components/saveFile.ts';
import { CheckedFile } from './CheckedFile.tsx';
import { FileFaults } from './FileFaults.tsx';
import { gaitReconcileMessages } from './reconcile.messages.en.ts';
import { useCheckedFile } from './useCheckedFile.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: gaitReconcileMessages };

/** `/gait/reconcile/` (GAIT-24, OPEN-100): every row is shown with what it would do before anything is changed. */
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
      {check.is === 'faulty' && <FileFaults faults={check.faults} />}
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
