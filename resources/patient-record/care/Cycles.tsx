import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { RtmCode, RtmStatus } from '../../../contract/enumerations.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { listPatientCycles } from '../../../contract/patient-cycles.ts';
import type { RtmCycle } from '../../../contract/rtm.ts';
import { formatDay } from '../../../domain/calendar.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { StatusChip, type Tone } from '../../../src/components/StatusChip.tsx';
import { useCall } from '../../../src/components/useCall.ts';

const List = styled('ul')({ display: 'grid', gap: 12, margin: '12px 0 0', padding: 0, listStyle: 'none' });
const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px 184px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '14px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  fontVariantNumeric: 'tabular-nums',
  '& > .status': { justifySelf: 'end' },
  '& > small': { gridColumn: '1 / -1', font: 'var(--text-small)', color: 'var(--ink-muted)' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr auto',
    '& > .period': { gridColumn: '1 / -1', gridRow: 2 },
    '& > .progress': { gridColumn: '1 / -1', gridRow: 3 },
  },
}));

const tones: Record<RtmStatus, Tone> = {
  IN_PROGRESS: 'info',
  ACTIVE_DAYS_INCOMPLETE: 'neutral',
  READY_TO_BILL: 'success',
  BILLED: 'neutral',
};

const CYCLE_DAYS = 30;
/** Management codes count minutes instead of days (OPEN-076). */
const minuteCodes: readonly RtmCode[] = ['98979', '98980', '98981'];

const Progress = ({ cycle }: { cycle: RtmCycle }) => {
  const translate = useTranslate();
  if (minuteCodes.includes(cycle.code))
    return <span className="progress">{translate('recordCare.cycleMinutes', { smart_count: cycle.minutes })}</span>;
  const text = translate('recordCare.days', { count: cycle.numActiveDays });
  return (
    <div className="progress">
      {text}
      <LinearProgress
        variant="determinate"
        value={(100 * Math.min(cycle.numActiveDays, CYCLE_DAYS)) / CYCLE_DAYS}
        aria-label={text}
        sx={{ mt: 0.75, height: 6, borderRadius: 3, backgroundColor: 'var(--sunken)' }}
      />
    </div>
  );
};

/** The patient's billing cycles, the newest first; device and supply codes count days of thirty (OPEN-076, OPEN-077). */
export const Cycles = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(listPatientCycles, { params: { patientId: record.id } });
  return (
    <section aria-labelledby="cycles-title">
      <Typography id="cycles-title" variant="h2">
        {translate('recordCare.cycles')}
      </Typography>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data?.items.length === 0 && (
        <p style={{ marginTop: 12, color: 'var(--ink-muted)' }}>{translate('recordCare.noCycles')}</p>
      )}
      <List>
        {data?.items.map((cycle) => (
          <Card key={cycle.id}>
            <strong>{cycle.code}</strong>
            <span className="period">
              {formatDay(cycle.startDate)} – {formatDay(cycle.endDate)}
            </span>
            <Progress cycle={cycle} />
            <div className="status">
              <StatusChip tone={tones[cycle.status]} label={translate(`recordCare.status.${cycle.status}`)} />
            </div>
            <small>{cycle.explanation}</small>
          </Card>
        ))}
      </List>
    </section>
  );
};
