import type { Basis } from './estimates.ts';
import type { Vector } from './vectors.ts';

/** A point of the picture in its pixels; `z` in pixels too, negative towards the camera, where a model tells depth. */
export interface TrackedPoint {
  x: number;
  y: number;
  z?: number;
  /** 0 to 1. */
  confidence: number;
  /** Metres from the middle of the hand or the hips, as the model estimates them; axes as in the picture. */
  world?: { x: number; y: number; z: number };
}

/** The joints that were detected in one picture. Joints by the names of pose and hands logs (`leftWrist`, `rightIndexPIP`); absent when not seen. */
export interface TrackedFrame {
  /** Seconds since the first picture, by the camera's clock. */
  t: number;
  joints: Record<string, TrackedPoint>;
}

/** Detected joints of a camera recording, frame by frame. Left and right are the person's own. */
export interface TrackedRecording {
  kind: 'hands' | 'body';
  /** Pixels of the pictures. */
  width: number;
  height: number;
  frames: TrackedFrame[];
}

/**
 * Coordinates of joints of a frame: pixels with `z` 0 (`PICTURE`) or meters (`WORLD`). Null if one of them is below the
 * confidence threshold or has no coordinates in space.
 */
export function readPositions(
  { joints }: TrackedFrame,
  names: readonly string[],
  basis: Basis,
  threshold: number,
): Vector[] | null {
  const places: Vector[] = [];
  for (const name of names) {
    const point = joints[name];
    if (!point || !(point.confidence >= threshold)) return null;
    const place = basis === 'WORLD' ? point.world : { x: point.x, y: point.y, z: 0 };
    if (!place || !Number.isFinite(place.x + place.y + place.z)) return null;
    places.push(place);
  }
  return places;
}

/**
 * Chooses how the joints of a recording are measured: in space if most of the frames that show them have coordinates in space,
 * else in the picture, so that one recording is measured in one way. Null if no frame shows all of them.
 */
export function chooseBasis(
  frames: readonly TrackedFrame[],
  names: readonly string[],
  threshold: number,
): Basis | null {
  let [seen, deep] = [0, 0];
  for (const frame of frames) {
    if (!readPositions(frame, names, 'PICTURE', threshold)) continue;
    seen += 1;
    if (readPositions(frame, names, 'WORLD', threshold)) deep += 1;
  }
  if (seen === 0) return null;
  return 2 * deep > seen ? 'WORLD' : 'PICTURE';
}
