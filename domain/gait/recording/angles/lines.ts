import type { Pass, Way } from '../walk.ts';

export interface Point {
  x: number;
  y: number;
}

/** Where the joints were in one frame, and which way the walk went; what was not seen has NaN for its place. */
export interface Posture {
  joint: (name: string) => Point;
  direction: Pass['direction'];
}

const UNSEEN: Point = { x: Number.NaN, y: Number.NaN };

export const postureIn = (
  ways: Readonly<Record<string, Way>>,
  frame: number,
  direction: Pass['direction'],
): Posture => ({
  joint: (name) => {
    const way = ways[name];
    return way ? { x: way.x[frame] ?? Number.NaN, y: way.y[frame] ?? Number.NaN } : UNSEEN;
  },
  direction,
});

export const isSeen = ({ x, y }: Point): boolean => !Number.isNaN(x + y);

/** The middle of what was seen of the points. */
export function middleOf(points: readonly Point[]): Point {
  const seen = points.filter(isSeen);
  if (seen.length === 0) return UNSEEN;
  const total = seen.reduce((sum, point) => ({ x: sum.x + point.x, y: sum.y + point.y }));
  return { x: total.x / seen.length, y: total.y / seen.length };
}

const HALF_TURN = 180;
// A point on top of another gives no direction at all.
const turned = (across: number, along: number): number =>
  across === 0 && along === 0 ? Number.NaN : (Math.atan2(across, along) * HALF_TURN) / Math.PI;

/** How far ahead of hanging straight down the line from `start` to `end` points, in degrees: a thigh swung forward is positive. */
export const aheadOfDown = ({ direction }: Posture, start: Point, end: Point): number =>
  turned(direction * (end.x - start.x), end.y - start.y);

/** How far ahead of straight up the line from `start` to `end` points, in degrees: a trunk leaning forward is positive. */
export const aheadOfUp = ({ direction }: Posture, start: Point, end: Point): number =>
  turned(direction * (end.x - start.x), start.y - end.y);

/** How far above straight ahead the line from `start` to `end` points, in degrees: a foot with its toes up is positive. */
export const aboveAhead = ({ direction }: Posture, start: Point, end: Point): number =>
  turned(start.y - end.y, direction * (end.x - start.x));
