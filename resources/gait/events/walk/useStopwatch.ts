import { useEffect, useRef, useState } from 'react';
import { WALK_SECONDS } from '../../../../contract/walk-timing.ts';

const MS = 1000;
/** Hundredths: what a stopwatch shows. */
const PRECISION = 100;

interface Running {
  /** On the clock of the browser's events, which nobody sets. */
  mark: number;
  /** When it began, ISO 8601. */
  at: string;
}

/** A space that is typed belongs to its field, and one on another button to that button. */
const takesSpace = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=radio]), textarea, select, summary, [role=dialog], button:not([data-stopwatch])') !==
    null;

/**
 * A stopwatch: one press begins, the next one ends it. The space key presses as well, at the moment it goes down. A press within
 * the shortest walk is a press that bounced.
 */
export function useStopwatch(mayStart: () => boolean, onStop: (seconds: number, at: string) => void) {
  const [running, setRunning] = useState<Running | null>(null);
  const press = (mark: number) => {
    if (!running) {
      if (mayStart()) setRunning({ mark, at: new Date().toISOString() });
      return;
    }
    const seconds = Math.round(((mark - running.mark) / MS) * PRECISION) / PRECISION;
    if (seconds < WALK_SECONDS.min) return;
    setRunning(null);
    onStop(seconds, running.at);
  };
  const pressed = useRef(press);
  useEffect(() => {
    pressed.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || takesSpace(event.target)) return;
      // Nor does the button in focus hear of it, which would press when the key comes up.
      event.preventDefault();
      if (event.type === 'keydown' && !event.repeat) pressed.current(event.timeStamp);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('keyup', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('keyup', onKey);
    };
  }, []);
  return { running, press, cancel: () => setRunning(null) };
}
