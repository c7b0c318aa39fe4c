import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, lazy, Suspense } from 'react';
import { getMonitoring, type Pause, type Monitoring } from '../../../contract/rtm/monitoring.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { recordMonitoringMessages } from '../monitoring/messages.en.ts';
import { MonitoringState } from '../monitoring/MonitoringState.tsx';
import { formatMediumDate } from '../../../src/ui/i18n/calendarFormat.ts';

const Folded = styled('details')(({ theme }) => ({
  '& summary': { cursor: 'pointer', width: 'fit-content', color: 'var(--ink-muted)' },
  '& ul': {
    display: 'grid',
    gap: theme.spacing(1),
    margin: theme.spacing(1, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
}));

/** Past pauses, folded: when, why, and by whom. */
const PastPauses = ({ pauses }: { pauses: readonly Pause[] }) => {
  const translate = useTranslate();
  const period = ({ from, to }: Pause) =>
    translate(from === to ? 'recordMonitoring.takenBack' : 'recordMonitoring.period', {
      from: formatMediumDate(from),
      to: to && formatMediumDate(to),
    });
  return (
    <Folded>
      <summary>{translate('recordMonitoring.past', { smart_count: pauses.length })}</summary>
      <ul>
        {pauses.map((pause) => (
          <li key={pause.id}>
            {period(pause)}
            {pause.reason && `: ${pause.reason}`}
            <br />
            <small>
              {pause.pausedBy && translate('recordMonitoring.pausedBy', { name: pause.pausedBy })}{' '}
              {pause.resumedBy && translate('recordMonitoring.resumedBy', { name: pause.resumedBy })}
            </small>
          </li>
        ))}
      </ul>
    </Folded>
  );
};

const PauseDialog = lazy(() => import('../monitoring/PauseDialog.tsx'));
const ResumeDialog = lazy(() => import('../monitoring/ResumeDialog.tsx'));
const SetupDialog = lazy(() => import('../monitoring/SetupDialog.tsx'));

/** The dialog in the address, if there is something to decide. */
const MonitoringDialogs = ({ record, monitoring }: { record: PatientRecord; monitoring: Monitoring }) => {
  const { dialog, close } = useAddressedDialog();
  const { episodes, pause } = monitoring;
  const setupDate = episodes[0]?.setupDate ?? null;
  return (
    <Suspense fallback={null}>
      {dialog === 'pause-monitoring' && setupDate !== null && pause === null && !record.discharged && (
        <PauseDialog record={record} setupDate={setupDate} monitoring={monitoring} onClose={close} />
      )}
      {dialog === 'resume-monitoring' && pause !== null && (
        <ResumeDialog record={record} monitoring={{ ...monitoring, pause }} onClose={close} />
      )}
      {dialog === 'set-up-monitoring' && episodes.length > 0 && (
        <SetupDialog record={record} monitoring={monitoring} onClose={close} />
      )}
    </Suspense>
  );
};

// The card is loaded with Care Management, and so are its texts.
addMessages({ en: recordMonitoringMessages });

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5, 3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& small': { font: 'var(--text-body)', color: 'var(--ink-muted)' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), margin: 0 },
}));

/** Start of the monitoring, whether it is paused, and its actions. */
export const MonitoringCard = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { dialog, show } = useAddressedDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const had = useRef<string | null>(null);
  useEffect(() => {
    // The button that opened the dialog may have been replaced.
    if (had.current?.endsWith('-monitoring') && !dialog && document.activeElement === document.body)
      heading.current?.focus();
    had.current = dialog;
  }, [dialog]);
  const { data, error, refetch } = useCall(getMonitoring, { params: { patientId: record.id } });
  const current = data?.episodes[0];
  const isSetUp = current !== undefined && current.setupDate !== null;
  const mayPause = isSetUp && data?.pause === null && !record.discharged;
  return (
    <Card aria-labelledby="monitoring-title">
      <Typography
        ref={heading}
        id="monitoring-title"
        variant="subtitle2"
        component="h2"
        color="textSecondary"
        tabIndex={-1}
      >
        {translate('recordMonitoring.title')}
      </Typography>
      {error && <ErrorView message={translate('recordMonitoring.failed')} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data && (
        <>
          <MonitoringState monitoring={data} />
          <div className="actions">
            {mayPause && (
              <Button size="small" variant="outlined" onClick={() => show('pause-monitoring')}>
                {translate('recordMonitoring.pause')}
              </Button>
            )}
            {data.pause && (
              <Button size="small" variant="contained" onClick={() => show('resume-monitoring')}>
                {translate('recordMonitoring.resume')}
              </Button>
            )}
            {current && (
              <Button size="small" onClick={() => show('set-up-monitoring')}>
                {translate(isSetUp ? 'recordMonitoring.change' : 'recordMonitoring.enter')}
              </Button>
            )}
          </div>
          {data.pastPauses.length > 0 && <PastPauses pauses={data.pastPauses} />}
          <MonitoringDialogs record={record} monitoring={data} />
        </>
      )}
    </Card>
  );
};
