import type { Stride, Walk } from '../walk.ts';
import { readWalkPosture, type Posture } from './posture.ts';

/** Frames before and after that a frame is compared with. */
export const NEIGHBORS = 2;
/**
 * Largest deviation of a joint angle from its neighbors at thirty frames per second while walking, in degrees (ours).
 */
const MAX_DEVIATION = 10;

/**
 * Removes outliers: an angle far from the median of the five frames around it becomes NaN (Hampel's identifier with a
 * fixed bound; Pearson, IEEE Trans Control Syst Technol 10 (2002) 55-63).
 */
export function removeOutliers(angles: readonly number[]): number[] {
  return angles.map((angle, at) => {
    // Near the mean of its neighbors it is no outlier: skip the sorting.
    if (Math.abs(angle - (angles[at - 1]! + angles[at + 1]!) / 2) <= MAX_DEVIATION / 2) return angle;
    // As many before as after: at an end, a swing would look like an outlier.
    const reach = Math.min(NEIGHBORS, at, angles.length - 1 - at);
    const around = angles
      .slice(at - reach, at + reach + 1)
      .filter((other) => !Number.isNaN(other))
      .toSorted((one, other) => one - other);
    const median = around[Math.floor(around.length / 2)]!;
    return around.length > NEIGHBORS && Math.abs(angle - median) > MAX_DEVIATION ? Number.NaN : angle;
  });
}

/** Share of the frames of a stride that must show the angle (ours). */
const MIN_DETECTED_SHARE = 0.9;

/** One angle over one stride, in degrees; NaN where the true extreme may lie in a gap. */
export interface StrideAngles {
  max: number;
  min: number;
  mean: number;
}

/** Least and greatest angle that a body can take. */
export type AngleLimits = readonly [least: number, greatest: number];

/**
 * The angle over a stride. Null where too few frames show it, or where it exceeds `limits` and was therefore misread.
 * An extreme beside a gap is NaN, since the true one may lie in the gap.
 */
export function measureStrideAngles(
  walk: Walk,
  stride: Stride,
  measure: (posture: Posture) => number,
  limits: AngleLimits,
): StrideAngles | null {
  const pass = walk.passes[stride.pass];
  if (!pass) return null;
  const first = Math.max(Math.ceil(pass.from), Math.ceil(stride.from));
  const last = Math.min(Math.floor(pass.to), Math.floor(stride.to));
  // Outside the pass the body turns.
  const start = Math.max(Math.ceil(pass.from), first - NEIGHBORS);
  const end = Math.min(Math.floor(pass.to), last + NEIGHBORS);
  const around = Array.from({ length: Math.max(0, end - start + 1) }, (_, at) =>
    measure(readWalkPosture(walk.trajectories, start + at, pass.direction)),
  );
  const angles = removeOutliers(around);
  const frames = angles.slice(first - start, last - start + 1);
  const seen = frames.filter((angle) => !Number.isNaN(angle));
  if (seen.length === 0 || seen.length < MIN_DETECTED_SHARE * frames.length) return null;
  const [least, greatest] = [Math.min(...seen), Math.max(...seen)];
  if (least < limits[0] || greatest > limits[1]) return null;
  const unlessBesideGap = (extreme: number): number => {
    const at = frames.indexOf(extreme) + first - start;
    return [at - 1, at + 1].some((beside) => Number.isNaN(angles[beside])) ? Number.NaN : extreme;
  };
  return {
    max: unlessBesideGap(greatest),
    min: unlessBesideGap(least),
    mean: seen.reduce((sum, angle) => sum + angle, 0) / seen.length,
  };
}
