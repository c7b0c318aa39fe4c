import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';
import type { UniformFrames } from './uniform-frames.ts';
import { type Trajectory, sides } from './walk.ts';

export type Trajectories = Record<string, Trajectory>;

/**
 * Reads the trajectories of all joints. A joint below the confidence threshold (REPLAY-07) or without two finite
 * coordinates is missing. Between two recorded frames it is interpolated if it was detected in both.
 */
export function readTrajectories({ skeleton, joints }: Recording, { sources }: UniformFrames): Trajectories {
  const { points, threshold } = skeleton;
  const numberAt = (frame: number, point: number, part: number): number => {
    const at = (frame * points.length + point) * NUMBERS_PER_POINT;
    return joints[at + 2]! >= threshold ? (joints[at + part] ?? Number.NaN) : Number.NaN;
  };
  const between = (place: number, point: number, part: number): number => {
    const frame = Math.floor(place);
    const share = place - frame;
    const here = numberAt(frame, point, part);
    return share === 0 ? here : here + (numberAt(frame + 1, point, part) - here) * share;
  };
  return Object.fromEntries(
    points.map((name, point) => {
      const trajectory = {
        x: sources.map((place) => between(place, point, 0)),
        y: sources.map((place) => between(place, point, 1)),
      };
      trajectory.x.forEach((x, frame) => {
        if (Number.isFinite(x + trajectory.y[frame]!)) return;
        trajectory.x[frame] = Number.NaN;
        trajectory.y[frame] = Number.NaN;
      });
      return [name, trajectory];
    }),
  );
}

/** The mean of two trajectories where both are known, else `instead`. */
export function averageTrajectories(one: Trajectory, other: Trajectory, instead: Trajectory): Trajectory {
  const middle = (part: 'x' | 'y') =>
    one[part].map((value, frame) => {
      const mean = (value + other[part][frame]!) / 2;
      return Number.isNaN(mean) ? instead[part][frame]! : mean;
    });
  return { x: middle('x'), y: middle('y') };
}

/** Median of the values that are not NaN; NaN without any. */
export function median(values: Iterable<number>): number {
  const sorted = Float64Array.from(values)
    .filter((value) => !Number.isNaN(value))
    .toSorted();
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const measureDistance = (one: Trajectory, other: Trajectory, frame: number): number =>
  Math.hypot(one.x[frame]! - other.x[frame]!, one.y[frame]! - other.y[frame]!);

/**
 * Leg length in the picture, hip to knee to ankle: median of both legs over some frames, in pixels; NaN if not
 * detected.
 */
export const measureLegLength = (trajectories: Readonly<Trajectories>, frames: readonly number[]): number =>
  median(
    sides.flatMap((side) =>
      frames.map(
        (frame) =>
          measureDistance(trajectories[`${side}Hip`]!, trajectories[`${side}Knee`]!, frame) +
          measureDistance(trajectories[`${side}Knee`]!, trajectories[`${side}Ankle`]!, frame),
      ),
    ),
  );

const midpoint = (one: Trajectory, other: Trajectory, frame: number) => ({
  x: (one.x[frame]! + other.x[frame]!) / 2,
  y: (one.y[frame]! + other.y[frame]!) / 2,
});

/**
 * Trunk length in the picture, from the middle of the hips to the middle of the shoulders: median in pixels; NaN if
 * not detected.
 */
export const measureTrunkLength = (
  { leftShoulder, rightShoulder, midHips }: Readonly<Trajectories>,
  frames: readonly number[],
): number =>
  median(
    frames.map((frame) => {
      const shoulders = midpoint(leftShoulder!, rightShoulder!, frame);
      return Math.hypot(shoulders.x - midHips!.x[frame]!, shoulders.y - midHips!.y[frame]!);
    }),
  );
