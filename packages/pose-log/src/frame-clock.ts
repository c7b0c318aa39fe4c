import { FRAMES_PER_SECOND } from './recording.ts';

/** Clocks of browsers are rounded: a frame that is due counts as due. */
const ROUNDING_MS = 0.01;

/**
 * The frame to be seen `elapsedMs` after playback began at `from`: one more each 1/30 s (REPLAY-01), not beyond the last,
 * and none before `from`: a browser may count a drawing from before the press that began it.
 */
export const frameAfter = (from: number, elapsedMs: number, frames: number): number =>
  Math.min(frames - 1, from + Math.max(0, Math.floor(((elapsedMs + ROUNDING_MS) * FRAMES_PER_SECOND) / 1000)));

export const clampFrame = (frame: number, frames: number): number => Math.max(0, Math.min(frames - 1, frame));
