import { useEffect, useEffectEvent } from 'react';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const CHECK_EVERY_MS = 15_000;

/** Calls once after so many minutes without activity, by timestamps: timers stop while a computer sleeps. */
export function useIdle(minutes: number, onIdle: () => void): void {
  const end = useEffectEvent(onIdle);
  useEffect(() => {
    let lastSeen = Date.now();
    const recordActivity = () => {
      lastSeen = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - lastSeen < minutes * 60_000) return;
      clearInterval(timer);
      end();
    }, CHECK_EVERY_MS);
    for (const sign of activityEvents) window.addEventListener(sign, recordActivity, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of activityEvents) window.removeEventListener(sign, recordActivity);
    };
  }, [minutes]);
}
