import type { Posture } from '../../gait/recording/angles/lines.ts';
import { OBLIQUE_DEGREES } from '../../gait/recording/angles/oblique-view.ts';
import { isSideView, turnedByWidth } from '../../gait/recording/view.ts';
import { FRAMES_PER_SECOND, type Recording } from '../recording.ts';
import { postureAt } from './posture-at.ts';

/** Frames before and after over which a view is judged: half a second, in which the swing of the shoulders evens out (ours). */
export const VIEW_REACH = FRAMES_PER_SECOND / 2;
/** Feet, or a face, that point so little across the picture for the length of the trunk do not tell a side (ours). */
const LEAST_AHEAD = 0.04;

/** How a body is seen from the side: where it faces, 1 to the right, and whether so far off its side that angles look other than they are. */
export interface SideView {
  direction: Posture['direction'];
  isOblique: boolean;
}

/** What a frame shows of the view, in pixels; NaN where it does not. */
interface Look {
  shoulders: number;
  trunk: number;
  /** How far to the right of the heels the toes are, else of the ears the nose. */
  ahead: number;
}

function lookOf({ joint }: Posture): Look {
  const [left, right, hips] = [joint('leftShoulder'), joint('rightShoulder'), joint('midHips')];
  const shoulders = left.x - right.x;
  const trunk = Math.hypot((left.x + right.x) / 2 - hips.x, (left.y + right.y) / 2 - hips.y);
  const ways = (['left', 'right'] as const)
    .map((side) => {
      const foot = joint(`${side}BigToe`).x - joint(`${side}Heel`).x;
      // A foot on the floor tells more surely than a head, which may look aside.
      return Number.isNaN(foot) ? joint('nose').x - joint(`${side}Ear`).x : foot;
    })
    .filter((way) => !Number.isNaN(way));
  return { shoulders, trunk, ahead: ways.reduce((sum, way) => sum + way, 0) / ways.length };
}

function meanOf(values: Float32Array, from: number, to: number): number {
  let sum = 0;
  let count = 0;
  for (let at = from; at <= to; at += 1) {
    if (Number.isNaN(values[at]!)) continue;
    sum += values[at]!;
    count += 1;
  }
  return sum / count;
}

/**
 * Tells how a body is seen from the side around a frame; null where it is not, or nobody can tell, so that angles of the sagittal plane are not shown by the picture. Each frame is looked at once.
 */
export function createFacing(recording: Recording): (frame: number) => SideView | null {
  const { frames } = recording;
  const [shoulders, trunk, ahead] = [new Float32Array(frames), new Float32Array(frames), new Float32Array(frames)];
  let looked = 0;
  return (frame) => {
    const [from, to] = [Math.max(0, frame - VIEW_REACH), Math.min(frames - 1, frame + VIEW_REACH)];
    for (; looked <= to; looked += 1) {
      const look = lookOf(postureAt(recording, looked));
      shoulders[looked] = look.shoulders;
      trunk[looked] = look.trunk;
      ahead[looked] = look.ahead;
    }
    const length = meanOf(trunk, from, to);
    const way = meanOf(ahead, from, to);
    const turned = turnedByWidth(meanOf(shoulders, from, to), length);
    if (!isSideView(turned) || !(Math.abs(way) >= LEAST_AHEAD * length)) return null;
    return { direction: way > 0 ? 1 : -1, isOblique: turned > OBLIQUE_DEGREES };
  };
}
