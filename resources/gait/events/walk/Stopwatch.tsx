import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { WALK_SECONDS } from '../../../../contract/gait/gait-session.ts';

const MS = 1000;

/** Seconds since `mark`, written into the page on each frame without rendering. */
const RunningClock = ({ mark, label }: { mark: number | null; label: string }) => {
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

const MS_PER_SECOND = 1000;
/** Hundredths of a second. */
const PRECISION = 100;

interface Running {
  /** Timestamp of the browser's events, which is monotonic. */
  mark: number;
  /** Start, ISO 8601. */
  at: string;
}

/** A space typed into a field or on another button is not a stopwatch key. */
const usesSpaceKey = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=radio]), textarea, select, summary, [role=dialog], button:not([data-stopwatch])') !==
    null;

/**
 * A stopwatch that starts and stops on a press of its button or the space key, at the moment of the press. A second
 * press within the shortest possible walk is ignored as a bounce.
 */
export function useStopwatch(mayStart: () => boolean, onStop: (seconds: number, at: string) => void) {
  const [running, setRunning] = useState<Running | null>(null);
  const press = (mark: number) => {
    if (!running) {
      if (mayStart()) setRunning({ mark, at: new Date().toISOString() });
      return;
    }
    const seconds = Math.round(((mark - running.mark) / MS_PER_SECOND) * PRECISION) / PRECISION;
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
      if (event.key !== ' ' || usesSpaceKey(event.target)) return;
      // Keeps the focused button from being clicked when the key is released.
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

const StopwatchButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(1),
  width: '100%',
  minHeight: 'clamp(180px, 34vh, 380px)',
  padding: theme.spacing(2),
  border: '2px solid var(--primary)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  fontFamily: 'inherit',
  fontSize: '2rem',
  fontWeight: 700,
  lineHeight: 1.2,
  cursor: 'pointer',
  touchAction: 'none',
  userSelect: 'none',
  '&[data-running]': { background: 'var(--surface)', color: 'var(--ink)', borderWidth: 6 },
  '&:focus-visible': { outline: '4px solid var(--focus)', outlineOffset: 4 },
  '& small': { fontSize: '1rem', fontWeight: 400 },
  '& [role=timer]': {
    fontSize: 'clamp(4rem, 18vw, 8rem)',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** A touch so soon after the stopwatch appeared was meant for what was there before. */
const SETTLED_MS = 400;

/** One button that starts and stops a walk by touch or space key, showing the seconds. */
export const Stopwatch = ({ watch, course }: { watch: ReturnType<typeof useStopwatch>; course: string }) => {
  const translate = useTranslate();
  const { running, press, cancel } = watch;
  const button = useRef<HTMLButtonElement>(null);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
    button.current?.focus();
  }, []);
  return (
    <div>
      <StopwatchButton
        ref={button}
        type="button"
        data-stopwatch=""
        data-running={running ? '' : undefined}
        // Timed at pointer down, like the walk; a click without a pointer comes from a key or a screen reader.
        onPointerDown={(event) => {
          // Prevents the rest of the press from taking the focus from the result.
          event.preventDefault();
          if (event.button === 0 && performance.now() - since.current >= SETTLED_MS) press(event.timeStamp);
        }}
        onClick={({ detail, timeStamp }) => {
          if (detail === 0) press(timeStamp);
        }}
      >
        <span>{translate(running ? 'gait.walk.stop' : 'gait.walk.go')}</span>
        <RunningClock mark={running?.mark ?? null} label={translate('gait.walk.seconds')} />
        <small>{course}</small>
      </StopwatchButton>
      <div
        style={{
          display: 'flex',
          minHeight: 48,
          marginTop: 12,
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 16,
        }}
      >
        <span style={{ color: 'var(--ink-muted)' }}>{translate('gait.walk.space')}</span>
        {running && (
          <Button
            size="large"
            onClick={() => {
              cancel();
              button.current?.focus();
            }}
          >
            {translate('gait.walk.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
};
