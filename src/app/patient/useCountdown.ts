import { useEffect, useState } from 'react';

const TICK_MS = 200;

/** A timer of so many seconds, by timestamps: timers of a phone in a pocket stop. */
export function useCountdown(seconds: number, runsAtOnce: boolean, onEnd: () => void) {
  /** When it ends; null while it stands. */
  const [endsAt, setEndsAt] = useState<number | null>(() => (runsAtOnce ? Date.now() + seconds * 1000 : null));
  const [left, setLeft] = useState(seconds * 1000);
  useEffect(() => {
    if (endsAt === null) return;
    const tick = () => {
      const rest = Math.max(0, endsAt - Date.now());
      setLeft(rest);
      if (rest > 0) return;
      setEndsAt(null);
      navigator.vibrate?.(300);
      onEnd();
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt, onEnd]);
  return {
    secondsLeft: Math.ceil(left / 1000),
    secondsPassed: Math.round((seconds * 1000 - left) / 1000),
    isRunning: endsAt !== null,
    toggle: () => setEndsAt(endsAt === null ? Date.now() + left : null),
  };
}
