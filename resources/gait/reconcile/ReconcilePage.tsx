import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { CSV, FilePicker } from '../../../src/components/FilePicker.tsx';
import { PageHeading } from '../../../src/components/PageHeading.tsx';
import { ReconcileRows } from './ReconcileRows.tsx';
import { useReconcile } from './useReconcile.ts';
import { gaitReconcileMessages } from './reconcile.messages.en.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: gaitReconcileMessages };

/** `/gait/reconcile/` (GAIT-24, OPEN-100): every row is shown with what it would do before anything is changed. */
export default function ReconcilePage() {
  const translate = useTranslate();
  const { fileName, problem, rows, patients, outcomes, choose, update, busy } = useReconcile();
  const ready =
    rows?.filter(({ outcome, row }) => outcome === 'MATCHED' && outcomes.get(row) !== 'UPDATED').length ?? 0;
  return (
    <>
      <PageHeading
        title={translate('gait.reconcile')}
        lead={translate('gait.file.lead')}
        actions={
          ready > 0 && (
            <Button variant="contained" loading={busy} onClick={() => void update()}>
              {translate('gait.file.update', { smart_count: ready })}
            </Button>
          )
        }
      />
      {patients.error && <ErrorView message={translate('gait.file.failed')} onRetry={() => void patients.refetch()} />}
      <FilePicker
        accept={CSV}
        label={translate('gait.file.choose')}
        chosen={fileName}
        hint={fileName && translate('gait.file.another')}
        onChoose={(file) => void choose(file)}
      />
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {translate('gait.file.columns')}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {rows && <ReconcileRows rows={rows} outcomes={outcomes} />}
      {fileName && !problem && !rows && !patients.error && <output>{translate('gait.file.checking')}</output>}
    </>
  );
}
