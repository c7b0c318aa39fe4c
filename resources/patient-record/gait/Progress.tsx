import { useTranslate } from 'ra-core';
import { listGaitSessions } from '../../../contract/gait.ts';
import { MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { dayInZone, formatDay } from '../../../domain/calendar.ts';
import { sessionSpeed } from '../../../domain/gait-speed.ts';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { SpeedBars } from './SpeedBars.tsx';

/** The `Progress charts` tab: walking speed from session to session (OPEN-023). */
export default function Progress({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(listGaitSessions, {
    params: { patientId: record.id },
    query: { limit: MAX_PAGE_SIZE },
  });
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const speeds = data.items
    .flatMap(({ id, session }) => {
      const speed = sessionSpeed(session.data);
      return speed === null
        ? []
        : { id, speed, day: formatDay(dayInZone(session.meta.capturedDate, record.location.timezone)) };
    })
    .toReversed();
  if (speeds.length === 0) return <EmptyState title={translate('recordActivity.noGaitActivity')} />;
  return <SpeedBars speeds={speeds} />;
}
