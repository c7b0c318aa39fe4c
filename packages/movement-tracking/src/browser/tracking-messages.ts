import type { Detail, TrackedKind } from './models.ts';

/** A point as a model says it: parts of the picture's width and height, or metres in `world`. */
export interface Landmark {
  x: number;
  y: number;
  z: number;
  visibility?: number;
}

/** Landmarks that a model detected in one picture: 21 per hand, or 33 for a body. */
export interface Detection {
  hands: readonly {
    /** The side as the model names it, which takes every picture for one in a mirror. */
    label: 'Left' | 'Right';
    score: number;
    landmarks: readonly Landmark[];
    world: readonly Landmark[];
  }[];
  body: { landmarks: readonly Landmark[]; world: readonly Landmark[] } | null;
}

/** Why nothing can be tracked: no WebGL in this browser, files that did not load, or a model that failed. */
export type TrackingErrorCode = 'noWebGL' | 'notLoaded' | 'broken';

/** To the worker: first which model from where, then pictures one after the other. */
export type TrackingRequest =
  | { is: 'open'; kind: TrackedKind; detail: Detail; folder: string; files: Readonly<Record<string, number>> }
  | { is: 'picture'; picture: ImageBitmap };

/** From the worker. */
export type TrackingResponse =
  | { is: 'progress'; share: number }
  | { is: 'ready' }
  | { is: 'found'; found: Detection }
  | { is: 'failed'; why: TrackingErrorCode };
