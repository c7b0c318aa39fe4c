import type { Stride, Walk } from '../walk.ts';
import { postureIn, type Posture } from './lines.ts';
import { REACH, withoutSpikes } from './without-spikes.ts';

/** Of the frames of a stride, in how many an angle must have been seen. Ours. */
const SEEN_SHARE = 0.9;

/** One angle over one stride, in degrees; NaN where it may have been greater or less than was seen. */
export interface StrideAngles {
  greatest: number;
  least: number;
  mean: number;
}

/** Least and greatest angle that a body can take. */
export type Limits = readonly [least: number, greatest: number];

/**
 * The angle in the frames of a stride: null where fewer than `SEEN_SHARE` of them show it, or where it goes beyond `limits`, so
 * that it was misread. A greatest or least value beside a frame that does not show the angle is not told: the true one may lie in
 * the gap.
 */
export function strideAngles(
  walk: Walk,
  stride: Stride,
  angleOf: (posture: Posture) => number,
  limits: Limits,
): StrideAngles | null {
  const pass = walk.passes[stride.pass];
  if (!pass) return null;
  const first = Math.max(Math.ceil(pass.from), Math.ceil(stride.from));
  const last = Math.min(Math.floor(pass.to), Math.floor(stride.to));
  // Beyond the pass the body is turning.
  const start = Math.max(Math.ceil(pass.from), first - REACH);
  const end = Math.min(Math.floor(pass.to), last + REACH);
  const around = Array.from({ length: Math.max(0, end - start + 1) }, (_, at) =>
    angleOf(postureIn(walk.ways, start + at, pass.direction)),
  );
  const angles = withoutSpikes(around);
  const frames = angles.slice(first - start, last - start + 1);
  const seen = frames.filter((angle) => !Number.isNaN(angle));
  if (seen.length === 0 || seen.length < SEEN_SHARE * frames.length) return null;
  const [least, greatest] = [Math.min(...seen), Math.max(...seen)];
  if (least < limits[0] || greatest > limits[1]) return null;
  const unlessBesideGap = (extreme: number): number => {
    const at = frames.indexOf(extreme) + first - start;
    return [at - 1, at + 1].some((beside) => Number.isNaN(angles[beside])) ? Number.NaN : extreme;
  };
  return {
    greatest: unlessBesideGap(greatest),
    least: unlessBesideGap(least),
    mean: seen.reduce((sum, angle) => sum + angle, 0) / seen.length,
  };
}
