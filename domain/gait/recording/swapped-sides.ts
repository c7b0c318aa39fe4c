import { LONGEST_BRIDGE } from './bridged.ts';
import type { Ways } from './seen-ways.ts';
import { sides, type Side, type Way } from './walk.ts';

/** The joints by which the legs are told from one another. */
const parts = ['Knee', 'Ankle', 'Heel', 'BigToe'];
/** Pose models take one leg for the other for moments; what stays so longer cannot be told from a walk (ours). */
const LONGEST_SECONDS = 0.4;
/** Exchanged joints have to be this much nearer to where they were, and the jump larger than this share of a leg (ours). */
const NEARER = 0.4;
const LEAST_JUMP = 0.12;
/** Frames over which smoothing pose models let one leg become the other (ours). */
const CREEPING = 3;

const distance = (one: Way, at: number, other: Way, before: number): number =>
  Math.hypot(one.x[at]! - other.x[before]!, one.y[at]! - other.y[before]!);

/** How far the joints of both legs moved from one frame to another, and how far if one leg became the other; their number. */
function moved(ways: Ways, before: number, frame: number) {
  let [same, crossed, joints] = [0, 0, 0];
  for (const part of parts) {
    const [left, right] = [ways[`left${part}`]!, ways[`right${part}`]!];
    const stayed = distance(left, frame, left, before) + distance(right, frame, right, before);
    const changed = distance(left, frame, right, before) + distance(right, frame, left, before);
    if (Number.isNaN(stayed + changed)) continue;
    same += stayed;
    crossed += changed;
    joints += 2;
  }
  return { same, crossed, joints };
}

/** Whether the legs seem to have been exchanged from one frame to the next. */
function isExchanged(ways: Ways, frame: number, leg: number): boolean {
  const { same, crossed, joints } = moved(ways, frame - 1, frame);
  return joints > 2 && crossed < NEARER * same && same > LEAST_JUMP * leg * joints;
}

/** Whether a leap only ends what crept in just before: the legs lie where they lay a moment ago. */
function isBack(ways: Ways, leap: number): boolean {
  const { same, crossed } = moved(ways, Math.max(0, leap - CREEPING), leap);
  return same < crossed;
}

const waysOf = (ways: Ways, side: Side) =>
  parts.flatMap((part) => [ways[`${side}${part}`]!.x, ways[`${side}${part}`]!.y]);

function swap(ways: Ways, from: number, to: number): void {
  const right = waysOf(ways, 'right');
  for (const [at, left] of waysOf(ways, 'left').entries()) {
    const held = left.slice(from, to);
    left.set(right[at]!.subarray(from, to), from);
    right[at]!.set(held, from);
  }
}

/**
 * Puts back the legs that the pose model took for one another for a few frames: both seem to leap to where the other one was,
 * and soon after back again, or the recording begins or ends meanwhile. Where they do not leap back soon, nobody knows which of
 * them is which: they are blotted out there for longer than is bridged, so that no stride goes on from one leg to the other.
 * `leg` is the length of a leg in pixels. Changes the ways in place, and answers whether it blotted anything out: what is told of
 * a side may then be of the other one.
 */
export function unswapSides(ways: Ways, fps: number, leg: number): boolean {
  const frames = ways.leftAnkle!.x.length;
  const most = LONGEST_SECONDS * fps;
  const blot = Math.ceil((LONGEST_BRIDGE * fps) / 2) + 1;
  const leaps = Array.from({ length: frames }, (_, frame) => frame).filter(
    (frame) => frame > 0 && isExchanged(ways, frame, leg),
  );
  let isMixed = false;
  for (let index = 0; index < leaps.length; index += 1) {
    const [leap, next] = [leaps[index]!, leaps[index + 1] ?? frames];
    if (next - leap <= most) {
      swap(ways, leap, next);
      index += 1;
    } else if (index === 0 && leap <= most) swap(ways, 0, leap);
    else if (!isBack(ways, leap)) {
      isMixed = true;
      for (const side of sides) {
        for (const values of waysOf(ways, side)) values.fill(Number.NaN, Math.max(0, leap - blot), leap + blot);
      }
    }
  }
  return isMixed;
}
