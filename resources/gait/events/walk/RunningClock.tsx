import { useEffect, useRef } from 'react';

const MS = 1000;

/** Seconds since `mark`, written straight into the page with each frame: nothing is rendered anew. */
export const RunningClock = ({ mark, label }: { mark: number | null; label: string }) => {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = (seconds: number) => {
      if (text.current) text.current.textContent = seconds.toFixed(1);
    };
    show(0);
    if (mark === null) return;
    let frame = 0;
    const tick = (now: number) => {
      show(Math.max(0, now - mark) / MS);
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [mark]);
  return <span role="timer" aria-label={label} ref={text} />;
};
