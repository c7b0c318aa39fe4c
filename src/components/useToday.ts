import { useSyncExternalStore } from 'react';
import { todayIn } from '../../domain/calendar.ts';

/** How often an open page looks at the clock. */
const LOOK_MS = 10_000;

/** Calls back now and again, and when the page is looked at again: timers stop while a computer sleeps. */
function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The civil day in a zone, which a page that stays open follows; what is written is judged by the server's own clock. */
export function useToday(zone: string): string {
  return useSyncExternalStore(watchClock, () => todayIn(zone, new Date()));
}
