import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate, useInfiniteGetList } from 'react-admin';
import { useMemo, useEffect } from 'react';
import {
  getReportZones,
  type ReportQuery,
  getReportSpan,
  filterByDay,
  type Zones,
} from '../../domain/scan-sessions/report.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { EmptyState, ErrorView } from '../../src/ui/PageStates.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { useFailureToast } from '../../src/ui/hooks.ts';
import { ReportBody } from './ReportBody.tsx';
import type { ReportTab } from './ReportGroups.tsx';
import LinearProgress from '@mui/material/LinearProgress';
import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';

/** Progress of loading a report. */
const ReportProgress = ({ fetched, total }: { fetched: number; total: number | undefined }) => {
  const translate = useTranslate();
  const label = translate('scan.fetching');
  return (
    <div style={{ display: 'grid', gap: 8, maxWidth: 480 }}>
      <output>{total ? translate('scan.fetched', { label, fetched, total }) : label}</output>
      <LinearProgress
        aria-label={label}
        {...(total ? { variant: 'determinate', value: (100 * fetched) / total } : {})}
      />
    </div>
  );
};

interface ReportSessions {
  /** The sessions of the day without duplicates; empty until all pages are loaded. */
  sessions: ScanSession[] | undefined;
  fetched: number;
  /** Undefined until the first page is loaded. */
  total: number | undefined;
  /** Number of sessions missing because pages shifted while loading. */
  missed: number;
  error: Error | null;
  /** Continues with the failed page after an error, otherwise starts over. */
  fetchAgain: () => void;
}

/**
 * Loads the sessions of a day at the locations in pages of 999, one by one (CONST-03); a session that moved to a later
 * page meanwhile counts once.
 */
function useReportSessions(day: string, zones: Zones): ReportSessions {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteGetList<ScanSession>(
    'scan/sessions',
    {
      pagination: { page: 1, perPage: MAX_PAGE_SIZE },
      sort: { field: 'createdDate', order: 'ASC' },
      filter: { locationIds: [...zones.keys()], ...getReportSpan(day, zones) },
    },
    // Reloading a report loads all of it.
    { gcTime: 0 },
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const all = useMemo(
    () => [...new Map(data?.pages.flatMap((page) => page.data.map((session) => [session.id, session]))).values()],
    [data],
  );
  const total = data?.pages.at(-1)?.total;
  const isWhole = data !== undefined && !hasNextPage && !isFetching && !error;
  const sessions = useMemo(() => (isWhole ? filterByDay(all, day, zones) : undefined), [isWhole, all, day, zones]);
  return {
    sessions,
    fetched: all.length,
    total,
    missed: isWhole ? Math.max((total ?? 0) - all.length, 0) : 0,
    error,
    fetchAgain: () => void (error && data ? fetchNextPage() : refetch()),
  };
}

interface Props extends ReportQuery {
  locations: readonly { id: number; timezone: string }[];
  tab: ReportTab;
  onAgain: () => void;
  onTurnTo: (tab: ReportTab) => void;
}

/** A report of all sessions of a day (SCAN-09, SCAN-10, CONST-03, ERR-31, ERR-32, OPEN-105). */
export const Report = ({ day, clock, locations, tab, onAgain, onTurnTo }: Props) => {
  const translate = useTranslate();
  const zones = useMemo(() => getReportZones(locations, clock), [locations, clock]);
  const { sessions, fetched, total, missed, error, fetchAgain } = useReportSessions(day, zones);
  const failure = useFailureToast(error, (message) =>
    translate(message ? 'scan.failedBecause' : 'scan.failed', { message }),
  );
  const title = translate('scan.reportTitle', { date: formatDate(day) });
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <Button variant="outlined" onClick={onAgain}>
            {translate('scan.newReport')}
          </Button>
        }
      />
      {error && <ErrorView message={failure} onRetry={fetchAgain} />}
      {!sessions && !error && <ReportProgress fetched={fetched} total={total} />}
      {missed > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={fetchAgain}>
              {translate('scan.fetchAgain')}
            </Button>
          }
        >
          {translate('scan.missed', { smart_count: missed })}
        </Alert>
      )}
      {sessions?.length === 0 && <EmptyState title={translate('scan.noSessionsThatDay')} />}
      {sessions && sessions.length > 0 && (
        <ReportBody
          day={day}
          title={title}
          sessions={sessions}
          zones={zones}
          clock={clock}
          tab={tab}
          onTurnTo={onTurnTo}
        />
      )}
    </>
  );
};
