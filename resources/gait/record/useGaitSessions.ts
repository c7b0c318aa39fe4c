import { useEffect, useEffectEvent } from 'react';
import { listGaitSessions, type GaitSession } from '../../../contract/gait/gait-session.ts';
import { MAX_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import type { Paged } from '../../../contract/platform/paging.ts';
import { useCall } from '../../../src/ui/useCall.ts';

/**
 * All sessions of a patient, to compare each with earlier ones. Loaded only if not all are shown; undefined while
 * loading, so that no other session is called the last visit. `renew` reloads them if they were loaded.
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

/** A recording is measured within seconds, and a page may stay open for hours. */
const BETWEEN_LOOKS = 10_000;

/** Polls every ten seconds while something is pending and the page is visible. */
export function usePollWhile(underWay: boolean, look: () => void): void {
  const lookInFront = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => lookInFront(), BETWEEN_LOOKS);
    return () => clearInterval(timer);
  }, [underWay]);
}
