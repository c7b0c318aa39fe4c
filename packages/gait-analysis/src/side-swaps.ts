import { MAX_GAP_SECONDS } from './signals.ts';
import type { Trajectories } from './trajectories.ts';
import { sides, type Side, type Trajectory } from './walk.ts';

/** The joints that tell the legs apart. */
const parts = ['Knee', 'Ankle', 'Heel', 'BigToe'];
/** Longest swap that is corrected, in seconds; a longer one cannot be distinguished from walking (ours). */
const MAX_SWAP_SECONDS = 0.4;
/**
 * Swapped joints must be this much nearer to their previous positions, and the jump larger than this share of a leg
 * (ours).
 */
const MAX_CROSSED_SHARE = 0.4;
const MIN_JUMP = 0.12;
/** Frames over which a pose model that smooths may exchange the legs gradually (ours). */
const DRIFT_FRAMES = 3;

const distance = (one: Trajectory, at: number, other: Trajectory, before: number): number =>
  Math.hypot(one.x[at]! - other.x[before]!, one.y[at]! - other.y[before]!);

/**
 * Total displacement of both legs between two frames, as labeled and with sides exchanged, and the number of joints
 * compared.
 */
function measureDisplacement(trajectories: Trajectories, before: number, frame: number) {
  let [same, crossed, joints] = [0, 0, 0];
  for (const part of parts) {
    const [left, right] = [trajectories[`left${part}`]!, trajectories[`right${part}`]!];
    const stayed = distance(left, frame, left, before) + distance(right, frame, right, before);
    const changed = distance(left, frame, right, before) + distance(right, frame, left, before);
    if (Number.isNaN(stayed + changed)) continue;
    same += stayed;
    crossed += changed;
    joints += 2;
  }
  return { same, crossed, joints };
}

/** Whether the legs were exchanged from the previous frame to this one. */
function isSwapped(trajectories: Trajectories, frame: number, leg: number): boolean {
  const { same, crossed, joints } = measureDisplacement(trajectories, frame - 1, frame);
  return joints > 2 && crossed < MAX_CROSSED_SHARE * same && same > MIN_JUMP * leg * joints;
}

/** Whether a jump only ends a gradual exchange: the legs are where they were a few frames before. */
function isSwappedBack(trajectories: Trajectories, leap: number): boolean {
  const { same, crossed } = measureDisplacement(trajectories, Math.max(0, leap - DRIFT_FRAMES), leap);
  return same < crossed;
}

const legCoordinates = (trajectories: Trajectories, side: Side) =>
  parts.flatMap((part) => [trajectories[`${side}${part}`]!.x, trajectories[`${side}${part}`]!.y]);

function swapLegs(trajectories: Trajectories, from: number, to: number): void {
  const right = legCoordinates(trajectories, 'right');
  for (const [at, left] of legCoordinates(trajectories, 'left').entries()) {
    const held = left.slice(from, to);
    left.set(right[at]!.subarray(from, to), from);
    right[at]!.set(held, from);
  }
}

/**
 * Corrects legs that the pose model exchanged for a few frames: both jump to the position of the other and soon back
 * again, or the recording begins or ends meanwhile. Where they do not jump back soon, the sides are ambiguous: the
 * frames around the jump become a gap too long to be filled, so that no stride continues from one leg to the other.
 * `leg` is the leg length in pixels. Changes the trajectories in place, and returns whether any sides are ambiguous.
 */
export function correctSideSwaps(trajectories: Trajectories, fps: number, leg: number): boolean {
  const frames = trajectories.leftAnkle!.x.length;
  const most = MAX_SWAP_SECONDS * fps;
  const blot = Math.ceil((MAX_GAP_SECONDS * fps) / 2) + 1;
  const leaps = Array.from({ length: frames }, (_, frame) => frame).filter(
    (frame) => frame > 0 && isSwapped(trajectories, frame, leg),
  );
  let isMixed = false;
  for (let index = 0; index < leaps.length; index += 1) {
    const [leap, next] = [leaps[index]!, leaps[index + 1] ?? frames];
    if (next - leap <= most) {
      swapLegs(trajectories, leap, next);
      index += 1;
    } else if (index === 0 && leap <= most) swapLegs(trajectories, 0, leap);
    else if (!isSwappedBack(trajectories, leap)) {
      isMixed = true;
      for (const side of sides) {
        for (const values of legCoordinates(trajectories, side))
          values.fill(Number.NaN, Math.max(0, leap - blot), leap + blot);
      }
    }
  }
  return isMixed;
}
