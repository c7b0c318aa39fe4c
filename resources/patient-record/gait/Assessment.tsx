import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { listGaitSessions, type GaitSession } from '../../../contract/gait.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { Moment } from '../../../src/components/Moment.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';

const Card = styled('article')({
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    gap: '12px 24px',
    margin: '12px 0 0',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dt': { font: 'var(--text-small)', color: 'var(--ink-muted)' },
  '& dd': { margin: 0, fontWeight: 600 },
  '& p': { marginTop: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

const round = (value: number): string => String(Math.round(value * 100) / 100);
const symbols: Record<string, string> = { degrees: '°', percent: '%' };
const withUnit = (value: number, unit: string | null | undefined): string => {
  if (!unit) return round(value);
  return symbols[unit] ? `${round(value)}${symbols[unit]}` : `${round(value)} ${unit}`;
};

const Session = ({ session: { meta, data } }: Pick<GaitSession, 'session'>) => (
  <Card>
    <Typography variant="h3" component="h2">
      <Moment value={meta.capturedDate} />
    </Typography>
    <dl>
      {data.flatMap((item) =>
        item.measures.flatMap((measure) =>
          measure.value === null ? (
            []
          ) : (
            <div key={`${item.name}-${measure.name}`}>
              <dt>{measure.displayName ?? `${item.name} ${measure.name}`}</dt>
              <dd>{withUnit(measure.value, measure.unit)}</dd>
            </div>
          ),
        ),
      )}
    </dl>
    {meta.comment && <p>{meta.comment}</p>}
  </Card>
);

/** The `Assessment` tab: gait sessions, the newest first (OPEN-023). */
export default function Assessment({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(listGaitSessions, { params: { patientId: record.id } });
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  if (data.items.length === 0) return <EmptyState title={translate('recordActivity.noGaitSessions')} />;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {data.items.map((session) => (
        <Session key={session.id} session={session.session} />
      ))}
    </div>
  );
}
