import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { getPatientPath } from '../../../contract/patient-paths.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { useCall } from '../../../src/components/useCall.ts';
import { addPageTexts } from '../../../src/i18n/pageTexts.ts';
import { CurrentPhase } from './CurrentPhase.tsx';
import { LastPath } from './LastPath.tsx';
import { recordPathMessages } from './messages.en.ts';
import { PathSteps } from './PathSteps.tsx';

// The card comes late, for those who have paths; so do its words.
addPageTexts({ en: recordPathMessages });

const AssignPathDialog = lazy(() => import('./AssignPathDialog.tsx'));
const AdvancePathDialog = lazy(() => import('./AdvancePathDialog.tsx'));
const RemovePathDialog = lazy(() => import('./RemovePathDialog.tsx'));

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
  '& small': { font: 'var(--text-small)', color: 'var(--ink-muted)' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', margin: '0 -6px -8px' },
  '& .actions > *': { minWidth: 0, paddingInline: 6 },
}));

/** The care path of a Health patient: where it stands, what leads on, and what can be done with it. */
export default function PathCard({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { dialog, show, close } = useAddressedDialog();
  const { data: path, error, refetch } = useCall(getPatientPath, { params: { patientId: record.id } });
  const mayChange = record.may?.assignProgram !== false;
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
      {mayChange && path !== undefined && !current && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => show('assign-path')}>
          {translate('recordPath.assign')}
        </Button>
      )}
      {mayChange && current && (
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
      {mayChange && path !== undefined && (
        <Suspense fallback={null}>
          {dialog === 'assign-path' && <AssignPathDialog record={record} current={current} onClose={close} />}
          {dialog === 'advance-path' && current && <AdvancePathDialog record={record} path={current} onClose={close} />}
          {dialog === 'remove-path' && current && <RemovePathDialog record={record} path={current} onClose={close} />}
        </Suspense>
      )}
    </Card>
  );
}
