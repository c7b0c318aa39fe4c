import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { getPatientPath } from '../../../contract/care-paths/patient-paths.ts';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { CurrentPhase, LastPath, PathSteps } from '../record/PathProgress.tsx';
import { recordPathMessages } from '../record/messages.en.ts';

// The card is loaded lazily for clinics with paths, and so are its texts.
addMessages({ en: recordPathMessages });

const AssignPathDialog = lazy(() => import('../record/AssignPathDialog.tsx'));
const loadChanges = () => import('../record/ChangePathDialogs.tsx');
const AdvancePathDialog = lazy(async () => ({ default: (await loadChanges()).AdvancePathDialog }));
const RemovePathDialog = lazy(async () => ({ default: (await loadChanges()).RemovePathDialog }));

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  padding: theme.spacing(2.5, 3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& small': { font: 'var(--text-body)', color: 'var(--ink-muted)' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', margin: '0 -6px -8px' },
  '& .actions > *': { minWidth: 0, paddingInline: 6 },
}));

/** The care path of a Health patient: current phase, criterion and actions. */
export default function PatientPathCard({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { dialog, show, close } = useAddressedDialog();
  const { data: path, error, refetch } = useCall(getPatientPath, { params: { patientId: record.id } });
  const canChange = record.may?.assignProgram !== false;
  const current = path && path.endedAt === null ? path : null;
  const isLast = current !== null && current.phaseIndex + 1 === current.phases.length;
  return (
    <Card aria-labelledby="path-title">
      <Typography id="path-title" variant="subtitle2" component="h2" color="textSecondary">
        {translate('recordPath.title')}
      </Typography>
      {error && <ErrorView message={translate('recordPath.failed')} onRetry={() => void refetch()} />}
      {current && <CurrentPhase path={current} />}
      {path === null && <p>{translate('recordPath.none')}</p>}
      {path && !current && <LastPath path={path} zone={record.location.timezone} />}
      {path && path.steps.length > 0 && <PathSteps path={path} />}
      {canChange && path !== undefined && !current && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => show('assign-path')}>
          {translate('recordPath.assign')}
        </Button>
      )}
      {canChange && current && (
        <div className="actions">
          <Button size="small" onClick={() => show('advance-path')}>
            {translate(isLast ? 'recordPath.complete' : 'recordPath.advance')}
          </Button>
          <Button size="small" onClick={() => show('assign-path')}>
            {translate('recordPath.replace')}
          </Button>
          <Button size="small" color="error" onClick={() => show('remove-path')}>
            {translate('recordPath.remove')}
          </Button>
        </div>
      )}
      {canChange && path !== undefined && (
        <Suspense fallback={null}>
          {dialog === 'assign-path' && <AssignPathDialog record={record} current={current} onClose={close} />}
          {dialog === 'advance-path' && current && <AdvancePathDialog record={record} path={current} onClose={close} />}
          {dialog === 'remove-path' && current && <RemovePathDialog record={record} path={current} onClose={close} />}
        </Suspense>
      )}
    </Card>
  );
}
