import { clampFrame, frameAfter } from '../../domain/replay/frame-clock.ts';

/** A page that was not drawn for longer, such as a hidden one, goes on where it stopped. */
const LONGEST_GAP_MS = 500;

/**
 * Plays the frames of a recording by the page's clock and tells who draws. Nothing of it is state of React: a frame is
 * shown without rendering anything (REPLAY-01). A page that draws slowly misses frames, never time. The first `ready`
 * frames have arrived: playing waits at the last of them and goes on by itself when `allow` tells of more.
 */
export function createPlayer(frames: number, ready = frames) {
  let frame = 0;
  let speed = 1;
  let from = 0;
  let startedAt = 0;
  let seenAt = 0;
  let ticket: number | null = null;
  /** Where somebody wants to be who went further than the recording has arrived. */
  let wanted: number | null = null;
  const frameListeners = new Set<(frame: number) => void>();
  const playListeners = new Set<() => void>();
  const readyListeners = new Set<() => void>();

  function show(next: number): void {
    if (next === frame) return;
    frame = next;
    for (const listener of frameListeners) listener(frame);
  }

  /** The clock begins anew at a frame. */
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
    const due = frameAfter(from, (now - startedAt) * speed, frames);
    if (due >= ready) startAt(now, ready - 1);
    show(Math.min(due, ready - 1));
    if (frame === frames - 1) pause();
  }

  /** From the beginning again, if the last frame is shown. */
  function play(): void {
    wanted = null;
    if (frame === frames - 1) show(0);
    seenAt = performance.now();
    startAt(seenAt, frame);
    ticket = requestAnimationFrame(tick);
    for (const listener of playListeners) listener();
  }

  /** Whoever goes to a frame wants to look at it: playback pauses (REPLAY-10). It is shown as soon as it has arrived. */
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
    /** How many times as fast as it was recorded; playing goes on at the frame, and the part of it, where it is. */
    setSpeed: (next: number): void => {
      const now = performance.now();
      startedAt = now - ((now - startedAt) * speed) / next;
      speed = next;
    },
    /** How many frames have arrived. */
    ready: () => ready,
    /** Tells how many frames have arrived: at least one, and never fewer than before. */
    allow: (arrived: number): void => {
      if (arrived <= ready) return;
      ready = Math.min(arrived, frames);
      if (wanted !== null) {
        show(Math.min(wanted, ready - 1));
        if (frame === wanted) wanted = null;
      }
      for (const listener of readyListeners) listener();
    },
    /** Calls the listener with each frame that is shown; answers how to stop that. */
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
