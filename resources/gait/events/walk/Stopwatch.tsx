import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { RunningClock } from './RunningClock.tsx';
import type { useStopwatch } from './useStopwatch.ts';

const Press = styled('button')(({ theme }) => ({
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

/** A finger that comes down so soon after the stopwatch has appeared is still tapping at what was there before. */
const SETTLED_MS = 400;

/** The stopwatch: one button that begins and ends a walk, by finger or by the space key, with the seconds on it. */
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
      <Press
        ref={button}
        type="button"
        data-stopwatch=""
        data-running={running ? '' : undefined}
        // Counted from where the finger comes down, as the walk is; a click without a pointer is of a key or a reader.
        onPointerDown={(event) => {
          // Without its default, no later part of this press takes the focus from what the walk came to.
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
      </Press>
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
