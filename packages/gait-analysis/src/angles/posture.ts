import type { Pass, Trajectory } from '../walk.ts';
import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';

export interface Point {
  x: number;
  y: number;
}

/** Positions of the joints in one frame, and the direction of walking; NaN where not detected. */
export interface Posture {
  joint: (name: string) => Point;
  direction: Pass['direction'];
}

const UNDETECTED: Point = { x: Number.NaN, y: Number.NaN };

export const readWalkPosture = (
  trajectories: Readonly<Record<string, Trajectory>>,
  frame: number,
  direction: Pass['direction'],
): Posture => ({
  joint: (name) => {
    const trajectory = trajectories[name];
    return trajectory ? { x: trajectory.x[frame] ?? Number.NaN, y: trajectory.y[frame] ?? Number.NaN } : UNDETECTED;
  },
  direction,
});

export const isDetected = ({ x, y }: Point): boolean => !Number.isNaN(x + y);

/** The mean of the detected points. */
export function midpoint(points: readonly Point[]): Point {
  const seen = points.filter(isDetected);
  if (seen.length === 0) return UNDETECTED;
  const total = seen.reduce((sum, point) => ({ x: sum.x + point.x, y: sum.y + point.y }));
  return { x: total.x / seen.length, y: total.y / seen.length };
}

const HALF_TURN = 180;
// Two equal points have no direction.
const toDegrees = (across: number, along: number): number =>
  across === 0 && along === 0 ? Number.NaN : (Math.atan2(across, along) * HALF_TURN) / Math.PI;

/** Angle of the line from `start` to `end` from straight down, in degrees: a thigh swung forward is positive. */
export const angleFromDown = ({ direction }: Posture, start: Point, end: Point): number =>
  toDegrees(direction * (end.x - start.x), end.y - start.y);

/** Angle of the line from `start` to `end` from straight up, in degrees: a trunk leaning forward is positive. */
export const angleFromUp = ({ direction }: Posture, start: Point, end: Point): number =>
  toDegrees(direction * (end.x - start.x), start.y - end.y);

/** Angle of the line from `start` to `end` above horizontal ahead, in degrees: a foot with its toes up is positive. */
export const angleFromHorizontal = ({ direction }: Posture, start: Point, end: Point): number =>
  toDegrees(start.y - end.y, direction * (end.x - start.x));

/**
 * Positions of the joints in a recorded frame, in pixels; NaN for a joint that was not measured or is below the
 * confidence threshold (REPLAY-07, REPLAY-08).
 */
export function readPosture(
  { skeleton, joints }: Recording,
  frame: number,
  direction: Posture['direction'] = 1,
): Posture {
  const { points, threshold } = skeleton;
  const start = frame * points.length * NUMBERS_PER_POINT;
  return {
    direction,
    joint: (name) => {
      const point = points.indexOf(name);
      const at = start + point * NUMBERS_PER_POINT;
      return point >= 0 && joints[at + 2]! >= threshold ? { x: joints[at]!, y: joints[at + 1]! } : UNDETECTED;
    },
  };
}
