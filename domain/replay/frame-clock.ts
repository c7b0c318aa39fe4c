import { FRAMES_PER_SECOND } from './recording.ts';

/** Clocks of browsers are rounded: a frame that is due counts as due. */
const ROUNDING_MS = 0.01;

/**
 * The frame to be seen `elapsedMs` after playback began at `from`: one more each 1/30 s (REPLAY-01), and not beyond the
 * last.
 */
export const frameAfter = (from: number, elapsedMs: number, frames: number): number =>
  Math.min(frames - 1, from + Math.floor(((elapsedMs + ROUNDING_MS) * FRAMES_PER_SECOND) / 1000));

export const clampFrame = (frame: number, frames: number): number => Math.max(0, Math.min(frames - 1, frame));
