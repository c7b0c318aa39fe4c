import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { HealthSession } from '../../../contract/activity.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { longDay } from './longDay.ts';
import { RangeChoice } from './RangeChoice.tsx';
import { SessionCard } from './SessionCard.tsx';
import { useRange } from './useRange.ts';
import { useSessions } from './useSessions.ts';

const Day = styled('section')({ display: 'grid', gap: 12, '& + section': { marginTop: 28 } });

/** Sessions by the civil day in the patient's zone, both the newest first (REC-29). */
const byDay = (sessions: readonly HealthSession[]): [day: string, sessions: HealthSession[]][] => {
  const days = new Map<string, HealthSession[]>();
  for (const session of sessions) days.set(session.day, [...(days.get(session.day) ?? []), session]);
  return [...days].toSorted(([one], [other]) => (one < other ? 1 : -1));
};

/** `Activity`: what the patient did at home, day by day. The newest day is open. */
export default function HealthActivity({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { days, range, setDays } = useRange(record);
  const { data, error, refetch } = useSessions(record, range);
  const grouped = byDay(data?.items ?? []);
  if (data && grouped.length === 0 && record.mostRecentSession === null)
    return <EmptyState title={translate('recordActivity.neverUsed')} />;
  return (
    <>
      <RangeChoice days={days} onChoose={setDays} />
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {!error && data && grouped.length === 0 && <EmptyState title={translate('recordActivity.noneInRange')} />}
      {grouped.map(([day, sessions], at) => (
        <Day key={day} aria-label={longDay(day)}>
          <Typography variant="h3" component="h2">
            <time dateTime={day}>{longDay(day)}</time>
          </Typography>
          {sessions.map((session) => (
            <SessionCard key={session.id} session={session} open={at === 0} />
          ))}
        </Day>
      ))}
    </>
  );
}
