import { useCallback, useEffect, useState } from 'react';
import { closePractice, isOutdated, isResumable } from '../../../domain/patient-link/practice.ts';
import type { Keep, Kept } from './keptOnDevice.ts';

/** The time when the page was shown last, and what reads the clock again. */
function useTimeShown() {
  const [time, setTime] = useState(() => new Date());
  const take = useCallback(() => {
    const now = new Date();
    setTime(now);
    return now;
  }, []);
  useEffect(() => {
    const stopped = new AbortController();
    const takeWhenShown = () => !document.hidden && take();
    document.addEventListener('visibilitychange', takeWhenShown, { signal: stopped.signal });
    window.addEventListener('pageshow', takeWhenShown, { signal: stopped.signal });
    return () => stopped.abort();
  }, [take]);
  return [time, take] as const;
}

/**
 * Whether the session that was left can go on, and what becomes of it otherwise (PTL-13). `isOpen`: it is on the screen; it
 * is then left only by a page that nobody came back to.
 */
export function useLeftSession({ practice, day }: Kept, keep: Keep, isOpen: boolean) {
  const [time, takeTime] = useTimeShown();
  /** Sends what was done of a session that does not go on, so that another one cannot take its place. */
  const close = useCallback(() => {
    keep((now) => {
      const left = now.practice && closePractice(now.practice);
      return { practice: null, queue: left ? [...now.queue, left] : now.queue };
    });
  }, [keep]);
  const canResumeAt = (now: Date) => practice !== null && isResumable(practice, day?.program?.id, now);
  const canResume = canResumeAt(time);
  const isOver = day !== null && practice !== null && (isOpen ? isOutdated(practice, time) : !canResume);
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  return { canResume, checkResumable: () => canResumeAt(takeTime()), close };
}
