import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import type { GaitSession } from '../../../contract/gait.ts';
import { MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import { formatDay } from '../../../domain/calendar.ts';
import { percentBelow, SPEED_THRESHOLD } from '../../../domain/gait/report.ts';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageHeading } from '../../../src/components/PageHeading.tsx';
import { DaySessions } from './DaySessions.tsx';

/** The gait sessions of one day of the organization (GAIT-05, GAIT-06, GAIT-09, GAIT-12, GAIT-14). */
export const Report = ({ day, onAgain }: { day: string; onAgain: () => void }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<GaitSession>('gait-day', {
    pagination: { page: 1, perPage: MAX_PAGE_SIZE },
    sort: { field: 'capturedDate', order: 'ASC' },
    filter: { date: day },
  });
  const percent = percentBelow(data ?? []);
  return (
    <>
      <PageHeading
        title={translate('gait.report.result', { date: formatDay(day) })}
        lead={data && data.length > 0 && translate('gait.report.sessions', { smart_count: data.length })}
        actions={
          <Button variant="outlined" onClick={onAgain}>
            {translate('gait.report.again')}
          </Button>
        }
      />
      {error && <ErrorView message={error.message || translate('gait.report.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <output>{translate('gait.report.fetching')}</output>}
      {data?.length === 0 && <EmptyState title={translate('gait.report.noSessions')} />}
      {data && data.length > 0 && (
        <>
          <Typography variant="h2" component="p" sx={{ mb: 2 }}>
            {percent === null
              ? translate('gait.report.noSpeed')
              : translate('gait.report.below', { percent, threshold: SPEED_THRESHOLD })}
          </Typography>
          <DaySessions sessions={data} />
        </>
      )}
    </>
  );
};
