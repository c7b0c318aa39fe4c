import { useEffect } from 'react';

/** Keeps the screen on while it is mounted, where the browser can; a page that was hidden asks again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const ask = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left) await lock.release();
      } catch {
        // A low battery, or a browser that does not allow it: the screen goes dark as usual.
      }
    };
    const askWhenShown = () => void ask();
    askWhenShown();
    document.addEventListener('visibilitychange', askWhenShown);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', askWhenShown);
      lock?.release().catch(() => undefined);
    };
  }, []);
}
