import { useInfiniteQuery } from '@tanstack/react-query';
import { listHealthSessions, type HealthSession } from '../../../contract/activity.ts';
import type { Paged } from '../../../contract/paging.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';

const SESSIONS_A_PAGE = 20;

/**
 * Health sessions of a range of days, the newest first, a page at a time. A session that came meanwhile moves others to
 * the next page; each is there once.
 */
export function useSessionPages({ id }: PatientRecord, range: { from?: string; to?: string }) {
  const call = useCaller();
  const answer = useInfiniteQuery<Paged<HealthSession>, Problem, Paged<HealthSession>[], readonly unknown[], number>({
    queryKey: [listHealthSessions.id, 'pages', id, range],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...range, page: pageParam, limit: SESSIONS_A_PAGE };
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
