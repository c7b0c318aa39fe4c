import { useMemo, useSyncExternalStore, useEffect } from 'react';
import * as z from 'zod/mini';
import { useViewer } from '../../../../authProvider/session.ts';
import { type CareTimer, recordActivity, tickTimer } from '../../../../domain/care-notes/care-timer.ts';
import { TIMER_KEY, readStoredTimer, notifyTimerChange, subscribeToTimer } from './timerStorage.ts';

const StoredTimer = z.object({
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

function parseTimer(stored: string | null, userId: string | undefined): CareTimer | null {
  try {
    const { userId: owner, timer } = StoredTimer.parse(JSON.parse(stored ?? 'null'));
    return owner === userId ? timer : null;
  } catch {
    return null;
  }
}

/** The user's timer as the browser stores it; null if none runs. */
export const readTimer = (userId: string): CareTimer | null => parseTimer(readStoredTimer(), userId);

/** Stores the timer for all tabs; null ends it. */
export function saveTimer(userId: string, timer: CareTimer | null): void {
  if (timer) localStorage.setItem(TIMER_KEY, JSON.stringify({ userId, timer }));
  else localStorage.removeItem(TIMER_KEY);
  notifyTimerChange();
}

/** Updates the stored timer; does nothing if another tab has ended it. */
export function updateTimer(userId: string, update: (timer: CareTimer, now: number) => CareTimer): void {
  const timer = readTimer(userId);
  if (timer) saveTimer(userId, update(timer, Date.now()));
}

/** The signed-in user's timer, in sync with all tabs. */
export function useTimer(): CareTimer | null {
  const userId = useViewer()?.userId;
  const stored = useSyncExternalStore(subscribeToTimer, readStoredTimer, () => null);
  return useMemo(() => parseTimer(stored, userId), [stored, userId]);
}

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const INTERVAL_MS = 5000;

/** Records on the running timer that the page is open and that the user is active. */
export function useActivityTracking(userId: string): void {
  useEffect(() => {
    let lastActivity = 0;
    const onActivity = () => {
      const now = Date.now();
      if (document.hidden || Math.abs(now - lastActivity) < INTERVAL_MS) return;
      lastActivity = now;
      updateTimer(userId, recordActivity);
    };
    const onTick = () => {
      // Another tab has just recorded it.
      const timer = readTimer(userId);
      if (timer && Math.abs(Date.now() - timer.tickedAt) >= INTERVAL_MS - 500) updateTimer(userId, tickTimer);
    };
    onTick();
    const interval = setInterval(onTick, INTERVAL_MS);
    for (const event of activityEvents) window.addEventListener(event, onActivity, { passive: true });
    document.addEventListener('visibilitychange', onActivity);
    return () => {
      clearInterval(interval);
      for (const event of activityEvents) window.removeEventListener(event, onActivity);
      document.removeEventListener('visibilitychange', onActivity);
    };
  }, [userId]);
}
