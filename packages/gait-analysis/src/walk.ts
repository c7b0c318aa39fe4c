import type { GaitItem, WalkQuality } from './measures.ts';
import type { StrideFilm } from './stride-film.ts';

export type WalkError =
  | 'UNREADABLE'
  | 'TOO_LONG'
  | 'NO_FRAME_RATE'
  | 'NO_LEGS'
  | 'NO_WALK'
  | 'NOT_FROM_THE_SIDE'
  | 'TOO_FEW_STRIDES';
export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/**
 * The trajectory of one joint in the picture, per frame, in pixels (y grows downwards); NaN where it was not detected.
 */
export interface Trajectory {
  x: Float64Array;
  y: Float64Array;
}

/**
 * One crossing of the picture in one direction, in frames, both included. `direction` is 1 to the right and -1 to the
 * left.
 */
export interface Pass {
  from: number;
  to: number;
  direction: 1 | -1;
}

/**
 * From one initial contact of a foot to its next, in frames, fractions allowed. `toeOff` is when its toes leave the
 * floor, `oppositeContact` the initial contact of the other foot; null where unknown.
 */
export interface Stride {
  side: Side;
  from: number;
  oppositeContact: number | null;
  toeOff: number | null;
  to: number;
  pass: number;
}

/** A recorded walk, filtered and divided into strides. */
export interface Walk {
  /** Frames per second, as the log states or by its time stamps. */
  fps: number;
  frames: number;
  /** Filtered trajectories of the joints, by the names of the pose log (`leftAnkle`, `midHips`, …). */
  trajectories: Readonly<Record<string, Trajectory>>;
  passes: Pass[];
  /** Initial contacts, in frames, ascending. */
  contacts: Record<Side, number[]>;
  strides: Stride[];
  quality: WalkQuality;
}

export const isWalkError = (walk: Walk | WalkError): walk is WalkError => typeof walk === 'string';

/** The scale of the picture: pixels per meter, or the stature of the person. */
export type Scale = { pixelsPerMetre: number } | { heightCm: number };

/** Measures of a walk, as items of a session; each measure has `plusMinus` and `count`. */
export interface MeasuredWalk {
  items: GaitItem[];
  quality: WalkQuality;
  /** A stride of it in pictures. */
  film: StrideFilm;
}

/** What a session stores of its recording: the measures, or why there are none. */
export interface RecordedWalk {
  items: GaitItem[];
  quality: WalkQuality | null;
  /** Missing without a measured walk. */
  film?: StrideFilm;
  fault: WalkError | null;
}
