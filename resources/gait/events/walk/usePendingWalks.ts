import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '../../../../authProvider/session.ts';
import { listGaitSessions } from '../../../../contract/gait/gait-session.ts';
import { todaysWalks, type TimedWalk, postTimedWalk } from '../../../../contract/gait/timed-walks.ts';
import { useCaller } from '../../../../src/ui/useCall.ts';
import {
  addPendingWalk,
  removePendingWalk,
  readStoredWalks,
  listPendingWalks,
  subscribeToPendingWalks,
  markRejected,
} from './pendingWalks.ts';
import { isProblem } from '../../../../contract/platform/error.ts';
import type { Caller } from '../../../../dataProvider/provider.ts';

/** Network failures, ended sessions and server errors are temporary, so the walk is sent again. */
const isRetryable = (status: number): boolean => status < 400 || [401, 408, 429].includes(status) || status >= 500;

let sending: Promise<number> | null = null;

async function run(call: Caller, userId: string, background: boolean): Promise<number> {
  let taken = 0;
  for (;;) {
    const next = listPendingWalks(readStoredWalks(), userId).find(({ refusal }) => refusal === null)?.walk;
    if (!next) return taken;
    const answer = await call(postTimedWalk, { body: next, idempotencyKey: next.sessionUUID, background });
    if (!isProblem(answer)) {
      removePendingWalk(userId, next.sessionUUID);
      taken++;
    } else if (isRetryable(answer.status)) return taken;
    else markRejected(userId, next.sessionUUID, answer.message);
  }
}

/**
 * Sends the pending walks one by one, oldest first, each with its own id however often it is tried. Returns how many
 * the server accepted. `background` marks requests without a user action.
 */
export function sendPendingWalks(call: Caller, userId: string, background: boolean): Promise<number> {
  sending ??= run(call, userId, background).finally(() => {
    sending = null;
  });
  return sending;
}

const TRY_EVERY_MS = 10_000;

/** Pending walks, sent as soon as the server can be reached and retried every ten seconds. */
export function usePendingWalks() {
  const userId = useViewer()?.userId ?? '';
  const call = useCaller();
  const queries = useQueryClient();
  const notify = useNotify();
  const kept = useSyncExternalStore(subscribeToPendingWalks, readStoredWalks, () => null);
  const waiting = useMemo(() => listPendingWalks(kept, userId), [kept, userId]);
  const isSending = waiting.some(({ refusal }) => refusal === null);

  const send = useCallback(
    async (background: boolean) => {
      const taken = await sendPendingWalks(call, userId, background);
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
      addPendingWalk(userId, walk);
      void send(false);
    },
    giveUp: (sessionUUID: string) => removePendingWalk(userId, sessionUUID),
  };
}
