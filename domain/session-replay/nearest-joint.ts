import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';

/** A joint of a frame: its place among the points of the skeleton, and what was measured there. */
interface MeasuredJoint {
  point: number;
  x: number;
  y: number;
  confidence: number;
}

/** What was measured of a point in a frame; null where nothing was. */
export function readJoint({ skeleton, joints }: Recording, frame: number, point: number): MeasuredJoint | null {
  const at = (frame * skeleton.points.length + point) * NUMBERS_PER_POINT;
  const [x, y, confidence] = [joints[at]!, joints[at + 1]!, joints[at + 2]!];
  return Number.isNaN(x) ? null : { point, x, y, confidence };
}

/** The joint that lies nearest to a place of the recorded picture and not farther from it than `reach`, all in its pixels. */
export function findNearestJoint(recording: Recording, frame: number, x: number, y: number, reach: number) {
  let nearest: MeasuredJoint | null = null;
  let distance = reach;
  for (let point = 0; point < recording.skeleton.points.length; point += 1) {
    const joint = readJoint(recording, frame, point);
    const away = joint ? Math.hypot(joint.x - x, joint.y - y) : Infinity;
    if (away > distance) continue;
    nearest = joint;
    distance = away;
  }
  return nearest;
}
