import type { Point, Posture } from '../../gait/recording/angles/lines.ts';
import { NUMBERS_PER_POINT, type Recording } from '../recording.ts';

const UNSEEN: Point = { x: Number.NaN, y: Number.NaN };

/**
 * Where the joints of a recorded frame were, in pixels of the recording; NaN for a joint that was not measured, and for one below
 * the confidence at which the replay hides it (REPLAY-07, REPLAY-08).
 */
export function postureAt(
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
      return point >= 0 && joints[at + 2]! >= threshold ? { x: joints[at]!, y: joints[at + 1]! } : UNSEEN;
    },
  };
}
