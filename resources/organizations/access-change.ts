import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useEffect } from 'react';
import { getAccessChange, type AccessChange } from '../../contract/admin-organizations.ts';
import { isProblem } from '../../contract/problem.ts';
import type { Caller } from '../../dataProvider/provider.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';

const POLL_MS = 2000;

/** Asked in the background: waiting is not being at the screen. */
const askAbout = (call: Caller, id: number) => ({
  queryKey: [getAccessChange.id, id],
  queryFn: async (): Promise<AccessChange> => {
    const answer = await call(getAccessChange, { params: { id }, background: true });
    if (isProblem(answer)) throw answer;
    return answer;
  },
});

const pause = () => new Promise((passed) => setTimeout(passed, POLL_MS));

/**
 * Waits until enabling or disabling an organization has ended, also when its row is not on the screen any more; nothing
 * comes of it when somebody asked for the opposite meanwhile, or whoever waits was signed out. A network that is away
 * for a moment is waited for.
 */
export async function endOfChange(
  call: Caller,
  queryClient: QueryClient,
  id: number,
  disabling: boolean,
): Promise<'done' | 'failed' | null> {
  for (;;) {
    const change: unknown = await queryClient.fetchQuery(askAbout(call, id)).catch((problem: unknown) => problem);
    if (isProblem(change)) {
      if (change.status >= 400 && change.status < 500) return null;
    } else {
      const { state, disabling: towards } = change as AccessChange;
      if (towards !== disabling) return null;
      if (state !== 'running') return state === 'failed' ? 'failed' : 'done';
    }
    await pause();
  }
}

/**
 * How far the change of an organization's access has come, from what the list said on; when it has ended, the list
 * reloads (AORG-19). Whoever asked for the change waits for it by `endOfChange` and hands in `waits`.
 */
export function useAccessChange(id: number, listed: AccessChange, waits: boolean): AccessChange {
  const call = useCaller();
  const { refetch } = useListContext();
  const isRunning = listed.state === 'running';
  const { data, dataUpdatedAt } = useQuery({
    ...askAbout(call, id),
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
