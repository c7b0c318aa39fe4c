import { useEffect, useEffectEvent, useState } from 'react';

const TICK_MS = 200;

interface Settings {
  seconds: number;
  /** How many of them passed before, when it was left. */
  passed?: number;
  /** Runs without being started. */
  runsAtOnce?: boolean;
  /** Called again and again while it runs, and with all of the seconds when it ends. */
  onPassed: (seconds: number) => void;
}

/** A timer of so many seconds, by timestamps: timers of a phone in a pocket stop. */
export function useCountdown({ seconds, passed = 0, runsAtOnce = false, onPassed }: Settings) {
  /** When it ends; null while it stands. */
  const [endsAt, setEndsAt] = useState<number | null>(() => (runsAtOnce ? Date.now() + seconds * 1000 : null));
  const [left, setLeft] = useState(Math.max(0, seconds - passed) * 1000);
  const tick = useEffectEvent((end: number) => {
    // No more than before, where the clock was set back; it goes on from there.
    if (end - Date.now() > left) setEndsAt(Date.now() + left);
    const rest = Math.max(0, Math.min(left, end - Date.now()));
    setLeft(rest);
    onPassed(seconds - Math.ceil(rest / 1000));
    if (rest > 0) return;
    setEndsAt(null);
    navigator.vibrate?.(300);
  });
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => tick(endsAt), TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return {
    secondsLeft: Math.ceil(left / 1000),
    isRunning: endsAt !== null,
    toggle: () => setEndsAt(endsAt === null ? Date.now() + left : null),
  };
}
