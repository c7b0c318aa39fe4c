import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '../../../../authProvider/session.ts';
import { listGaitSessions } from '../../../../contract/gait.ts';
import { todaysWalks, type TimedWalk } from '../../../../contract/gait-event.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { sendWaiting } from './sendWaiting.ts';
import { addWaiting, dropWaiting, keptWalks, walksOf, watchWaiting } from './waitingWalks.ts';

const TRY_EVERY_MS = 10_000;

/** Walks that are not with the server yet; they are sent as soon as it can be reached, tried again every ten seconds. */
export function useWaitingWalks() {
  const userId = useViewer()?.userId ?? '';
  const call = useCaller();
  const queries = useQueryClient();
  const notify = useNotify();
  const kept = useSyncExternalStore(watchWaiting, keptWalks, () => null);
  const waiting = useMemo(() => walksOf(kept, userId), [kept, userId]);
  const isSending = waiting.some(({ refusal }) => refusal === null);

  const send = useCallback(
    async (background: boolean) => {
      const taken = await sendWaiting(call, userId, background);
      if (taken === 0) return;
      notify('gait.walk.saved', { type: 'success', messageArgs: { smart_count: taken } });
      for (const key of [todaysWalks.id, listGaitSessions.id, 'patients', 'gaitReport'])
        void queries.invalidateQueries({ queryKey: [key] });
    },
    [call, userId, queries, notify],
  );
  useEffect(() => {
    if (!isSending) return;
    const again = () => void send(true);
    again();
    const timer = setInterval(again, TRY_EVERY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isSending, send]);

  return {
    waiting,
    keep: (walk: TimedWalk) => {
      addWaiting(userId, walk);
      void send(false);
    },
    giveUp: (sessionUUID: string) => dropWaiting(userId, sessionUUID),
  };
}
