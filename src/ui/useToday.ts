import { useSyncExternalStore } from 'react';
import { getToday } from '../../domain/platform/calendar.ts';

const LOOK_MS = 10_000;

/** Calls back regularly and when the page becomes visible: timers stop while a computer sleeps. */
function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The current civil date in a time zone. The server validates with its own clock. */
export function useToday(zone: string): string {
  return useSyncExternalStore(watchClock, () => getToday(zone, new Date()));
}
