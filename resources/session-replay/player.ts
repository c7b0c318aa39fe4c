import { clampFrame, getFrameAfter } from '@exer/pose-log/recording.ts';

/** After a longer pause between drawings, such as in a hidden tab, playback continues where it stopped. */
const LONGEST_GAP_MS = 500;

/**
 * Plays the frames of a recording by the page's clock and notifies listeners. It is not React state: frames are shown
 * without rendering (REPLAY-01). A slow page skips frames but stays in time. `ready` frames are loaded: playback waits
 * at the last of them and continues when `allow` reports more.
 */
export function createPlayer(frames: number, ready = frames) {
  let frame = 0;
  let speed = 1;
  let from = 0;
  let startedAt = 0;
  let seenAt = 0;
  let ticket: number | null = null;
  /** The requested frame beyond the loaded part. */
  let wanted: number | null = null;
  const frameListeners = new Set<(frame: number) => void>();
  const playListeners = new Set<() => void>();
  const readyListeners = new Set<() => void>();

  function show(next: number): void {
    if (next === frame) return;
    frame = next;
    for (const listener of frameListeners) listener(frame);
  }

  /** Restarts the clock at a frame. */
  function startAt(now: number, next: number): void {
    startedAt = now;
    from = next;
  }

  function pause(): void {
    if (ticket === null) return;
    cancelAnimationFrame(ticket);
    ticket = null;
    for (const listener of playListeners) listener();
  }

  function tick(now: number): void {
    if (now - seenAt > LONGEST_GAP_MS) startedAt += now - seenAt;
    seenAt = now;
    ticket = requestAnimationFrame(tick);
    const due = getFrameAfter(from, (now - startedAt) * speed, frames);
    if (due >= ready) startAt(now, ready - 1);
    show(Math.min(due, ready - 1));
    if (frame === frames - 1) pause();
  }

  /** Starts again after the last frame. */
  function play(): void {
    wanted = null;
    if (frame === frames - 1) show(0);
    seenAt = performance.now();
    startAt(seenAt, frame);
    ticket = requestAnimationFrame(tick);
    for (const listener of playListeners) listener();
  }

  /** Jumping pauses (REPLAY-10). A frame beyond the loaded part is shown when it has loaded. */
  function goTo(next: number): void {
    pause();
    const goal = clampFrame(next, frames);
    wanted = goal < ready ? null : goal;
    show(Math.min(goal, ready - 1));
  }

  return {
    frames,
    frame: () => frame,
    isPlaying: () => ticket !== null,
    toggle: () => (ticket === null ? play() : pause()),
    pause,
    goTo,
    step: (by: 1 | -1) => goTo(frame + by),
    speed: () => speed,
    /** Changes the speed and continues at the current frame, including its fraction. */
    setSpeed: (next: number): void => {
      const now = performance.now();
      startedAt = now - ((now - startedAt) * speed) / next;
      speed = next;
    },
    /** Number of loaded frames. */
    ready: () => ready,
    /** Reports the number of loaded frames: at least one, and never fewer than before. */
    allow: (arrived: number): void => {
      if (arrived <= ready) return;
      ready = Math.min(arrived, frames);
      if (wanted !== null) {
        show(Math.min(wanted, ready - 1));
        if (frame === wanted) wanted = null;
      }
      for (const listener of readyListeners) listener();
    },
    /** Calls the listener with each shown frame; returns a function that removes it. */
    watchFrames: (listener: (frame: number) => void) => {
      frameListeners.add(listener);
      return () => void frameListeners.delete(listener);
    },
    watchPlaying: (listener: () => void) => {
      playListeners.add(listener);
      return () => void playListeners.delete(listener);
    },
    watchReady: (listener: () => void) => {
      readyListeners.add(listener);
      return () => void readyListeners.delete(listener);
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;
