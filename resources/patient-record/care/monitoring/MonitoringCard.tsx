import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { getMonitoring } from '../../../../contract/monitoring.ts';
import type { PatientRecord } from '../../../../contract/patient-record.ts';
import { ErrorView } from '../../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../../src/components/PageLoading.tsx';
import { useAddressedDialog } from '../../../../src/components/record-parts/useAddressedDialog.ts';
import { useCall } from '../../../../src/components/useCall.ts';
import { addPageTexts } from '../../../../src/i18n/pageTexts.ts';
import { recordMonitoringMessages } from './messages.en.ts';
import { MonitoringDialogs } from './MonitoringDialogs.tsx';
import { MonitoringState } from './MonitoringState.tsx';
import { PastPauses } from './PastPauses.tsx';

// The card comes late, with Care Management; so do its words.
addPageTexts({ en: recordMonitoringMessages });

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
  '& small': { font: 'var(--text-small)', color: 'var(--ink-muted)' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), margin: 0 },
}));

/** Since when the patient is monitored for billing, whether that is paused, and what can be changed about it. */
export const MonitoringCard = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { dialog, show } = useAddressedDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const had = useRef<string | null>(null);
  useEffect(() => {
    // The button that opened the dialog may be another one now.
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
