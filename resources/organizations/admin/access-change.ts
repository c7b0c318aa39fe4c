import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useEffect } from 'react';
import { getAccessChange, type AccessChange } from '../../../contract/organizations/admin-organizations.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import type { Caller } from '../../../dataProvider/provider.ts';
import { useCaller } from '../../../src/ui/useCall.ts';

const POLL_MS = 2000;

/** Polls in the background: polling does not count as activity of the user. */
const pollOptions = (call: Caller, id: number) => ({
  queryKey: [getAccessChange.id, id],
  queryFn: async (): Promise<AccessChange> => {
    const answer = await call(getAccessChange, { params: { id }, background: true });
    if (isProblem(answer)) throw answer;
    return answer;
  },
});

const pause = () => new Promise((wait) => setTimeout(wait, POLL_MS));

/**
 * Waits until enabling or disabling an organization has ended, even after its row has left the screen. Resolves to
 * nothing if the opposite change was requested meanwhile or the user signed out. Waits through short network failures.
 */
export async function waitForAccessChange(
  call: Caller,
  queryClient: QueryClient,
  id: number,
  disabling: boolean,
): Promise<'done' | 'failed' | null> {
  for (;;) {
    const change: unknown = await queryClient.fetchQuery(pollOptions(call, id)).catch((problem: unknown) => problem);
    if (isProblem(change)) {
      if (change.status >= 400 && change.status < 500) return null;
    } else {
      const { state, disabling: isDisabling } = change as AccessChange;
      if (isDisabling !== disabling) return null;
      if (state !== 'running') return state === 'failed' ? 'failed' : 'done';
    }
    await pause();
  }
}

/**
 * Polls a change of an organization's access, starting with the listed state, and reloads the list when it has ended
 * (AORG-19). The component that requested the change waits with `waitForAccessChange` and passes `waits`.
 */
export function useAccessChange(id: number, listed: AccessChange, waits: boolean): AccessChange {
  const call = useCaller();
  const { refetch } = useListContext();
  const isRunning = listed.state === 'running';
  const { data, dataUpdatedAt } = useQuery({
    ...pollOptions(call, id),
    enabled: isRunning && !waits,
    refetchInterval: POLL_MS,
  });
  const hasEnded = isRunning && data !== undefined && data.state !== 'running';
  useEffect(() => {
    if (hasEnded) void refetch();
    // Every answer that finds it ended asks the list once.
  }, [hasEnded, dataUpdatedAt, refetch]);
  return isRunning && data?.state === 'running' ? data : listed;
}
