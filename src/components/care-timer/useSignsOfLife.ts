import { useEffect } from 'react';
import { seen, tick } from '../../../domain/care-timer/care-timer.ts';
import { moveTimer, readTimer } from './timerStore.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const EVERY_MS = 5000;

/** Tells the running timer that this page is there, and that somebody is at it. */
export function useSignsOfLife(userId: string): void {
  useEffect(() => {
    let lastSeen = 0;
    const alive = () => {
      const now = Date.now();
      if (document.hidden || Math.abs(now - lastSeen) < EVERY_MS) return;
      lastSeen = now;
      moveTimer(userId, seen);
    };
    const runs = () => {
      // Another tab has just said so.
      const timer = readTimer(userId);
      if (timer && Math.abs(Date.now() - timer.tickedAt) >= EVERY_MS - 500) moveTimer(userId, tick);
    };
    runs();
    const every = setInterval(runs, EVERY_MS);
    for (const sign of signs) window.addEventListener(sign, alive, { passive: true });
    document.addEventListener('visibilitychange', alive);
    return () => {
      clearInterval(every);
      for (const sign of signs) window.removeEventListener(sign, alive);
      document.removeEventListener('visibilitychange', alive);
    };
  }, [userId]);
}
