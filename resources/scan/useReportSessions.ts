import { useInfiniteGetList } from 'react-admin';
import { useEffect, useMemo } from 'react';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import type { ScanSession } from '../../contract/scan.ts';
import { reportSpan, sessionsOfDay, type Zones } from '../../domain/scan/report.ts';

interface ReportSessions {
  /** Those of the day, each once; none until every page is there. */
  sessions: ScanSession[] | undefined;
  fetched: number;
  /** Undefined until the first page says it. */
  total: number | undefined;
  /** Sessions that were not among the pages, which moved while they were fetched. */
  missed: number;
  error: Error | null;
  /** After a failure goes on with the page that failed, otherwise begins anew. */
  fetchAgain: () => void;
}

/**
 * The sessions of a day at the locations. Pages of 999 are fetched one after the other until none is left (CONST-03); a
 * session that moved to a later page meanwhile counts once.
 */
export function useReportSessions(day: string, zones: Zones): ReportSessions {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteGetList<ScanSession>(
    'scan/sessions',
    {
      pagination: { page: 1, perPage: MAX_PAGE_SIZE },
      sort: { field: 'createdDate', order: 'ASC' },
      filter: { locationIds: [...zones.keys()], ...reportSpan(day, zones) },
    },
    // A report that is asked for again is fetched again.
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
  const sessions = useMemo(() => (isWhole ? sessionsOfDay(all, day, zones) : undefined), [isWhole, all, day, zones]);
  return {
    sessions,
    fetched: all.length,
    total,
    missed: isWhole ? Math.max((total ?? 0) - all.length, 0) : 0,
    error,
    fetchAgain: () => void (error && data ? fetchNextPage() : refetch()),
  };
}
