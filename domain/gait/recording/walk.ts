import type { GaitItem, WalkQuality } from '../../../contract/gait.ts';
import type { walkFaults } from '../../../contract/enumerations.ts';

export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/** The way of one joint in the picture, frame after frame, in pixels (y grows downwards); NaN where it was not seen. */
export interface Way {
  x: Float64Array;
  y: Float64Array;
}

/** One crossing of the picture in one direction; frames, both included. `direction` is 1 to the right and -1 to the left. */
export interface Pass {
  from: number;
  to: number;
  direction: 1 | -1;
}

/**
 * From one initial contact of a foot to the next of the same foot, in frames that may lie between two of the recording;
 * `off` is when its toes left the floor between them, `across` when the other foot made contact; null where not known.
 */
export interface Stride {
  side: Side;
  from: number;
  across: number | null;
  off: number | null;
  to: number;
  pass: number;
}

/** A recorded walk, cleaned and cut into strides. */
export interface Walk {
  /** Frames a second, by the log's own statement or its time stamps. */
  fps: number;
  frames: number;
  /** Smoothed ways of the joints, by the names of the pose log (`leftAnkle`, `midHips`, …). */
  ways: Readonly<Record<string, Way>>;
  passes: Pass[];
  /** Initial contacts, in frames, in order. */
  contacts: Record<Side, number[]>;
  strides: Stride[];
  quality: WalkQuality;
}

export type WalkFault = (typeof walkFaults)[number];
export const isWalkFault = (walk: Walk | WalkFault): walk is WalkFault => typeof walk === 'string';

/** What a walk is measured by: how large a metre is in the picture. */
export type Scale = { pixelsPerMetre: number } | { heightCm: number };

/** What a recording gave: items in the form of a session's, each measure with `plusMinus` and `count`. */
export interface MeasuredWalk {
  items: GaitItem[];
  quality: WalkQuality;
}

/** What a session keeps of its recording: what was measured in it, or why nothing could be. */
export interface RecordedWalk {
  items: GaitItem[];
  quality: WalkQuality | null;
  fault: WalkFault | null;
}
