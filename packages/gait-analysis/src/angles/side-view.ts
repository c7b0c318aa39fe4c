import type { Posture } from './posture.ts';
import { OBLIQUE_DEGREES, isSideView, estimateViewAngle } from '../view.ts';
import { FRAMES_PER_SECOND, type Recording } from '@exer/pose-log/recording.ts';
import { readPosture } from './posture.ts';

/** Frames before and after that determine the view: half a second, in which shoulder swing cancels out (ours). */
export const VIEW_FRAMES = FRAMES_PER_SECOND / 2;
/** Smallest forward extent of feet or face, as a share of the trunk, that shows a direction (ours). */
const MIN_FORWARD_SHARE = 0.04;

/** A side view: where the body faces, 1 to the right, and whether the view is oblique, which distorts angles. */
export interface SideView {
  direction: Posture['direction'];
  isOblique: boolean;
}

/** What one frame shows of the view, in pixels; NaN where unknown. */
interface ViewSample {
  shoulders: number;
  trunk: number;
  /** How far the toes are to the right of the heels, else the nose of the ears. */
  forward: number;
}

function sampleView({ joint }: Posture): ViewSample {
  const [left, right, hips] = [joint('leftShoulder'), joint('rightShoulder'), joint('midHips')];
  const shoulders = left.x - right.x;
  const trunk = Math.hypot((left.x + right.x) / 2 - hips.x, (left.y + right.y) / 2 - hips.y);
  const trajectories = (['left', 'right'] as const)
    .map((side) => {
      const foot = joint(`${side}BigToe`).x - joint(`${side}Heel`).x;
      // Feet are more reliable than the head, which may look aside.
      return Number.isNaN(foot) ? joint('nose').x - joint(`${side}Ear`).x : foot;
    })
    .filter((trajectory) => !Number.isNaN(trajectory));
  return {
    shoulders,
    trunk,
    forward: trajectories.reduce((sum, trajectory) => sum + trajectory, 0) / trajectories.length,
  };
}

function averageBetween(values: Float32Array, from: number, to: number): number {
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
 * Returns a function for the side view around a frame; null where the body is not seen from the side, so that the
 * picture does not show sagittal angles. Each frame is sampled once.
 */
export function createSideViewReader(recording: Recording): (frame: number) => SideView | null {
  const { frames } = recording;
  const [shoulders, trunk, ahead] = [new Float32Array(frames), new Float32Array(frames), new Float32Array(frames)];
  let looked = 0;
  return (frame) => {
    const [from, to] = [Math.max(0, frame - VIEW_FRAMES), Math.min(frames - 1, frame + VIEW_FRAMES)];
    for (; looked <= to; looked += 1) {
      const look = sampleView(readPosture(recording, looked));
      shoulders[looked] = look.shoulders;
      trunk[looked] = look.trunk;
      ahead[looked] = look.forward;
    }
    const length = averageBetween(trunk, from, to);
    const trajectory = averageBetween(ahead, from, to);
    const turned = estimateViewAngle(averageBetween(shoulders, from, to), length);
    if (!isSideView(turned) || !(Math.abs(trajectory) >= MIN_FORWARD_SHARE * length)) return null;
    return { direction: trajectory > 0 ? 1 : -1, isOblique: turned > OBLIQUE_DEGREES };
  };
}
