import type { Skeleton } from './skeleton.ts';

/** REPLAY-01. */
export const FRAMES_PER_SECOND = 30;

/** Two hours; what is longer is not shown. */
export const MOST_FRAMES = 2 * 3600 * FRAMES_PER_SECOND;

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
 * Why a log is not shown: damaged, older than what can be replayed, without a frame, without a joint that we know in any of
 * them, or longer than two hours.
 */
export type LogFault = 'unreadable' | 'tooOld' | 'empty' | 'noJoints' | 'tooLong';

export const isLogFault = (result: Recording | LogFault): result is LogFault => typeof result === 'string';
