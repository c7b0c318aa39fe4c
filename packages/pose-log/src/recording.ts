import type { Skeleton } from './skeleton.ts';

/** REPLAY-01. */
export const FRAMES_PER_SECOND = 30;

/** Two hours; longer recordings are not shown. */
export const MAX_FRAMES = 2 * 3600 * FRAMES_PER_SECOND;

/**
 * The joints of a recorded session, frame after frame. `joints` holds three numbers for each point of the skeleton in each
 * frame: x and y in pixels of the recording and the confidence from 0 to 1; x and y are NaN where nothing was measured.
 */
export interface Recording {
  skeleton: Skeleton;
  /** What found the joints in the picture, and the version of the app that recorded them (ENT-091). */
  poseModel: string | null;
  scanVersion: string;
  frames: number;
  joints: Float32Array;
  /** Size of the picture that the coordinates refer to, where the log says so. */
  width: number | null;
  height: number | null;
  /** Frames a second, as the log states them. */
  fps: number | null;
  /** When each frame was taken, in seconds by the log's own clock, NaN for a frame without a stamp; null without any. */
  times: Float64Array | null;
}

/**
 * A recording that is still loading: `joints` has its full size from the start, NaN for frames that have not arrived.
 * `ready` counts the frames that have arrived, at least one.
 */
export type LoadingRecording = Recording & {
  ready: () => number;
  /** Calls the listener whenever more frames arrive; returns a function that stops it. */
  watchReady: (listener: (ready: number) => void) => () => void;
};

/** Numbers that `joints` holds for one point. */
export const NUMBERS_PER_POINT = 3;

/**
 * Why a log is not shown: damaged, older than what can be replayed, without frames, without any known joint, or longer than two
 * hours.
 */
export type LogError = 'unreadable' | 'tooOld' | 'empty' | 'noJoints' | 'tooLong';

export const isLogError = (result: Recording | LogError): result is LogError => typeof result === 'string';

/** Makes a recording of which `ready` frames have loaded; `allow` reports more and notifies its listeners. */
export function createLoadingRecording(recording: Recording, ready: number) {
  let there = ready;
  const listeners = new Set<(ready: number) => void>();
  const loading: LoadingRecording = Object.assign(recording, {
    ready: () => there,
    watchReady: (listener: (ready: number) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  return {
    loading,
    allow(more: number): void {
      there = more;
      for (const listener of listeners) listener(there);
    },
  };
}

/** Tolerance for the rounded clocks of browsers. */
const ROUNDING_MS = 0.01;

/**
 * The frame to show `elapsedMs` after playback began at frame `from`: one more each 1/30 s (REPLAY-01), at most the last of
 * `frames`, and never before `from`, because a browser may report a time from before the click.
 */
export const getFrameAfter = (from: number, elapsedMs: number, frames: number): number =>
  Math.min(frames - 1, from + Math.max(0, Math.floor(((elapsedMs + ROUNDING_MS) * FRAMES_PER_SECOND) / 1000)));

/** The nearest frame of the recording, from 0 to `frames - 1`. */
export const clampFrame = (frame: number, frames: number): number => Math.max(0, Math.min(frames - 1, frame));

const OLDEST = [2, 18, 0];
/** The vendor's own test builds, which are never too old (A§5). */
const SPECIAL = ['test', '9999', '9999a'];

/**
 * Whether a log of that scan version can be replayed: 2.18.0 and later, and special builds (OPEN-120). A log that names
 * none is older (REPLAY-14). A pre-release counts as its release.
 */
export function canReplay(scanVersion: unknown): boolean {
  if (typeof scanVersion === 'string' && SPECIAL.includes(scanVersion.trim())) return true;
  const parts = typeof scanVersion === 'string' ? /^v?(\d+)\.(\d+)(?:\.(\d+))?/.exec(scanVersion.trim()) : null;
  if (!parts) return false;
  const version = parts.slice(1).map((part) => Number(part ?? 0));
  const differing = OLDEST.findIndex((part, at) => version[at] !== part);
  return differing === -1 || version[differing]! > OLDEST[differing]!;
}
