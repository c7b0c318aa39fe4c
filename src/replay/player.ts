import { clampFrame, frameAfter } from '../../domain/replay/frame-clock.ts';

/** A page that was not drawn for longer, such as a hidden one, goes on where it stopped. */
const LONGEST_GAP_MS = 500;

/**
 * Plays the frames of a recording by the page's clock and tells who draws. Nothing of it is state of React: a frame is
 * shown without rendering anything (REPLAY-01).
 */
export function createPlayer(frames: number) {
  let frame = 0;
  let from = 0;
  let startedAt = 0;
  let seenAt = 0;
  let ticket: number | null = null;
  const frameListeners = new Set<(frame: number) => void>();
  const playListeners = new Set<() => void>();

  function show(next: number): void {
    if (next === frame) return;
    frame = next;
    for (const listener of frameListeners) listener(frame);
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
    show(frameAfter(from, now - startedAt, frames));
    if (frame === frames - 1) pause();
  }

  /** From the beginning again, if the last frame is shown. */
  function play(): void {
    if (frame === frames - 1) show(0);
    from = frame;
    startedAt = performance.now();
    seenAt = startedAt;
    ticket = requestAnimationFrame(tick);
    for (const listener of playListeners) listener();
  }

  /** Whoever goes to a frame wants to look at it: playback pauses (REPLAY-10). */
  function goTo(next: number): void {
    pause();
    show(clampFrame(next, frames));
  }

  return {
    frames,
    frame: () => frame,
    isPlaying: () => ticket !== null,
    toggle: () => (ticket === null ? play() : pause()),
    pause,
    goTo,
    step: (by: 1 | -1) => goTo(frame + by),
    /** Calls the listener with each frame that is shown; answers how to stop that. */
    watchFrames: (listener: (frame: number) => void) => {
      frameListeners.add(listener);
      return () => void frameListeners.delete(listener);
    },
    watchPlaying: (listener: () => void) => {
      playListeners.add(listener);
      return () => void playListeners.delete(listener);
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;
