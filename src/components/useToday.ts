import { useCallback, useSyncExternalStore } from 'react';
import { addDays, startOfDayInstant, todayIn } from '../../domain/calendar.ts';

/** Timers may fire a little early; a shorter wait would spin until midnight. */
const SHORTEST_WAIT_MS = 1000;

/** Calls back at each midnight of the zone, and when the page is looked at again: timers stop while a computer sleeps. */
function watchDays(zone: string, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMidnight = () => {
    const now = new Date();
    const midnight = startOfDayInstant(zone, addDays(todayIn(zone, now), 1));
    const wait = Math.max(midnight.getTime() - now.getTime(), SHORTEST_WAIT_MS);
    timer = setTimeout(() => {
      onChange();
      waitForMidnight();
    }, wait);
  };
  waitForMidnight();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The civil day in a zone, which a page that stays open follows; what is written is judged by the server's own clock. */
export function useToday(zone: string): string {
  const subscribe = useCallback((onChange: () => void) => watchDays(zone, onChange), [zone]);
  return useSyncExternalStore(subscribe, () => todayIn(zone, new Date()));
}
