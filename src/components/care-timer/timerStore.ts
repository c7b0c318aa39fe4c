import * as z from 'zod/mini';
import { useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import type { CareTimer } from '../../../domain/care-timer/care-timer.ts';
import { TIMER_KEY, keptTimer, timerChanged, watchTimer } from './keptTimer.ts';

const Kept = z.object({
  userId: z.string(),
  timer: z.object({
    patient: z.object({ id: z.number(), zone: z.string() }),
    startedAt: z.number(),
    activeMs: z.number(),
    idleMs: z.number(),
    awakeMs: z.number(),
    tickedAt: z.number(),
    paused: z.boolean(),
  }),
});

function parsed(kept: string | null, userId: string | undefined): CareTimer | null {
  try {
    const { userId: owner, timer } = Kept.parse(JSON.parse(kept ?? 'null'));
    return owner === userId ? timer : null;
  } catch {
    return null;
  }
}

/** The timer of this person as it stands in the browser now; null while none runs. */
export const readTimer = (userId: string): CareTimer | null => parsed(keptTimer(), userId);

/** Keeps a timer for all tabs, or ends it with null. */
export function keepTimer(userId: string, timer: CareTimer | null): void {
  if (timer) localStorage.setItem(TIMER_KEY, JSON.stringify({ userId, timer }));
  else localStorage.removeItem(TIMER_KEY);
  timerChanged();
}

/** Moves the timer on from what all tabs know of it; nothing where another tab has ended it. */
export function moveTimer(userId: string, move: (timer: CareTimer, now: number) => CareTimer): void {
  const timer = readTimer(userId);
  if (timer) keepTimer(userId, move(timer, Date.now()));
}

/** The timer of the person who is signed in, followed through all tabs. */
export function useTimer(): CareTimer | null {
  const userId = useViewer()?.userId;
  const kept = useSyncExternalStore(watchTimer, keptTimer, () => null);
  return useMemo(() => parsed(kept, userId), [kept, userId]);
}
