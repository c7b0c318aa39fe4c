import type { Ways } from './seen-ways.ts';
import type { Way } from './walk.ts';

/** The joints by which the legs are told from one another. */
const parts = ['Knee', 'Ankle', 'Heel', 'BigToe'];
/** Pose models take one leg for the other for moments; what stays so longer cannot be told from a walk (ours). */
const LONGEST_SECONDS = 0.4;
/** Exchanged joints have to be this much nearer to where they were, and the jump larger than this share of a leg (ours). */
const NEARER = 0.4;
const LEAST_JUMP = 0.12;

const distance = (one: Way, at: number, other: Way, before: number): number =>
  Math.hypot(one.x[at]! - other.x[before]!, one.y[at]! - other.y[before]!);

/** Whether the legs seem to have been exchanged from one frame to the next. */
function isExchanged(ways: Ways, frame: number, leg: number): boolean {
  let [same, crossed, joints] = [0, 0, 0];
  for (const part of parts) {
    const [left, right] = [ways[`left${part}`]!, ways[`right${part}`]!];
    const stayed = distance(left, frame, left, frame - 1) + distance(right, frame, right, frame - 1);
    const changed = distance(left, frame, right, frame - 1) + distance(right, frame, left, frame - 1);
    if (Number.isNaN(stayed + changed)) continue;
    same += stayed;
    crossed += changed;
    joints += 2;
  }
  return joints > 2 && crossed < NEARER * same && same > LEAST_JUMP * leg * joints;
}

/**
 * Puts back the legs that the pose model took for one another for a few frames: both seem to leap to where the other one was,
 * and soon after back again. `leg` is the length of a leg in pixels. Changes the ways in place.
 */
export function unswapSides(ways: Ways, fps: number, leg: number): void {
  const frames = ways.leftAnkle!.x.length;
  let since: number | null = null;
  for (let frame = 1; frame < frames; frame += 1) {
    if (!isExchanged(ways, frame, leg)) continue;
    if (since === null || (frame - since) / fps > LONGEST_SECONDS) {
      since = frame;
      continue;
    }
    for (const part of parts) {
      for (const axis of ['x', 'y'] as const) {
        const [left, right] = [ways[`left${part}`]![axis], ways[`right${part}`]![axis]];
        const held = left.slice(since, frame);
        left.set(right.subarray(since, frame), since);
        right.set(held, since);
      }
    }
    since = null;
  }
}
