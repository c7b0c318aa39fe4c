import { listGaitSessions, type GaitSession } from '../../../contract/gait.ts';
import { MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import type { Paged } from '../../../contract/paging.ts';
import { useCall } from '../../../src/components/useCall.ts';

/**
 * All sessions of a patient, to compare each with earlier ones; asked for only where those that are shown are not all.
 * Undefined while they are not known: nothing is called the last visit then. `renew` asks for them again, if they were asked for.
 */
export function useAllSessions(patientId: number, shown: Paged<GaitSession> | undefined) {
  const areAll = shown === undefined || shown.items.length >= shown.totalItems;
  const { data, refetch } = useCall(
    listGaitSessions,
    { params: { patientId }, query: { limit: MAX_PAGE_SIZE } },
    { enabled: !areAll },
  );
  const all: readonly GaitSession[] | undefined = (areAll ? shown : data)?.items;
  return { all, renew: () => (areAll ? undefined : refetch()) };
}
