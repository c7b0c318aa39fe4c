import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { listHealthSessions, type HealthSession } from '../../contract/activity/activity.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { isProblem, type Problem } from '../../contract/platform/error.ts';
import type { Paged } from '../../contract/platform/paging.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { useIsNearViewport } from '../../src/ui/hooks.ts';
import { formatLongDate } from '../../src/ui/i18n/calendarFormat.ts';
import { SessionCard } from './SessionCard.tsx';

/** Loads the next page when it comes near the viewport. */
const LoadMoreTrigger = ({ onNear }: { onNear: () => void }) => {
  const { isNear, ref } = useIsNearViewport({ margin: '400px', unseen: false });
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  return <span ref={ref} />;
};

interface Props {
  shown: number;
  total: number;
  hasMore: boolean;
  isFetching: boolean;
  /** If false, only the button loads more, for example after an error. */
  loadsAutomatically: boolean;
  onMore: () => void;
}

/** Number of sessions shown; the rest loads by scrolling or by a button. */
export const MoreSessions = ({ shown, total, hasMore, isFetching, loadsAutomatically, onMore }: Props) => {
  const translate = useTranslate();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, marginTop: 24 }}>
      {hasMore && loadsAutomatically && !isFetching && <LoadMoreTrigger key={shown} onNear={onMore} />}
      <output style={{ color: 'var(--ink-muted)' }}>{translate('recordResults.shown', { shown, total })}</output>
      {hasMore && (
        <Button variant="outlined" aria-disabled={isFetching} onClick={() => !isFetching && onMore()}>
          {translate('recordResults.showMore')}
        </Button>
      )}
    </div>
  );
};

const PAGE_SIZE = 20;

/**
 * Health sessions of a range of days, newest first, page by page. New sessions shift others to the next page;
 * duplicates are removed.
 */
export function useSessionPages({ id }: PatientRecord, range: { from?: string; to?: string }) {
  const call = useCaller();
  const answer = useInfiniteQuery<Paged<HealthSession>, Problem, Paged<HealthSession>[], readonly unknown[], number>({
    queryKey: [listHealthSessions.id, 'pages', id, range],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...range, page: pageParam, limit: PAGE_SIZE };
      const page = await call(listHealthSessions, { params: { patientId: id }, query, signal });
      if (isProblem(page)) throw page;
      return page;
    },
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage < totalPages ? currentPage + 1 : undefined),
    select: ({ pages }) => pages,
  });
  const pages = answer.data;
  const sessions = pages && [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
  return { ...answer, sessions, total: pages?.at(-1)?.totalItems ?? 0 };
}

const Day = styled('section')({
  display: 'grid',
  gap: 8,
  marginTop: 16,
  // Days far below the viewport are not rendered.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 100px',
});

/** Groups sessions by civil day in the patient's time zone, newest first (REC-29). */
function groupByDay(sessions: readonly HealthSession[]): [day: string, sessions: HealthSession[]][] {
  const days = new Map<string, HealthSession[]>();
  for (const session of sessions) days.set(session.day, [...(days.get(session.day) ?? []), session]);
  return [...days].toSorted(([one], [other]) => (one < other ? 1 : -1));
}

/** Sessions by day; the newest day is open. */
export const SessionList = ({ sessions, zone }: { sessions: readonly HealthSession[]; zone: string }) =>
  groupByDay(sessions).map(([day, daySessions], index) => (
    <Day key={day} aria-label={formatLongDate(day)}>
      <Typography variant="h4" component="h3">
        <time dateTime={day}>{formatLongDate(day)}</time>
      </Typography>
      {daySessions.map((session) => (
        <SessionCard key={session.id} session={session} zone={zone} open={index === 0} />
      ))}
    </Day>
  ));
