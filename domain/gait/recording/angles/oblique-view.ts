import type { Pass, Walk } from '../walk.ts';
import { isSeen, middleOf, postureIn, type Posture } from './lines.ts';

/** From here on a stride looks 6 percent shorter than it is (cosine of 20 degrees). Ours. */
const OBLIQUE_DEGREES = 20;
/** How much larger or smaller the body may be at one end of a pass than at the other. Ours. */
const OBLIQUE_GROWTH = 0.15;
/**
 * Width over the shoulders against the length of the trunk from hips to shoulders, both of a body seen squarely: 0.259 of the
 * height against 0.288 (Drillis and Contini 1966, in Winter 2009, figure 4.1).
 */
const WIDTH_BY_TRUNK = 0.259 / 0.288;

function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const shoulders = ({ joint }: Posture) => [joint('leftShoulder'), joint('rightShoulder')] as const;

function trunkLength(posture: Posture): number {
  const top = middleOf(shoulders(posture));
  const bottom = middleOf([posture.joint('leftHip'), posture.joint('rightHip')]);
  return Math.hypot(top.x - bottom.x, top.y - bottom.y);
}

function shoulderWidth(posture: Posture): number {
  const [left, right] = shoulders(posture);
  return isSeen(left) && isSeen(right) ? right.x - left.x : Number.NaN;
}

const posturesOf = (walk: Walk, { from, to, direction }: Pass): Posture[] =>
  Array.from({ length: Math.max(0, Math.floor(to) - Math.ceil(from) + 1) }, (_, at) =>
    postureIn(walk.ways, Math.ceil(from) + at, direction),
  );

/** By how many degrees the walker was turned to the camera or away from it; the shoulders' own swing to and fro evens out. */
function turnedBy(postures: readonly Posture[]): number {
  const widths = postures.map(shoulderWidth).filter((width) => !Number.isNaN(width));
  const width = Math.abs(widths.reduce((sum, each) => sum + each, 0) / widths.length);
  const sine = width / (WIDTH_BY_TRUNK * median(postures.map(trunkLength)));
  return (Math.asin(Math.min(1, sine)) * 180) / Math.PI;
}

/** How much the body grew or shrank from the first third of a pass to the last. */
function growth(postures: readonly Posture[]): number {
  const third = Math.ceil(postures.length / 3);
  const [first, last] = [postures.slice(0, third), postures.slice(-third)].map((part) => median(part.map(trunkLength)));
  return Math.abs(last! / first! - 1);
}

/**
 * Whether the walk was seen well off its side in any pass: by how wide the shoulders look for the length of the trunk, or by how
 * much the body grows or shrinks while it passes. Angles and lengths of such a walk are those of its picture, not of the body.
 */
export const isOblique = (walk: Walk): boolean =>
  walk.passes.some((pass) => {
    const postures = posturesOf(walk, pass);
    return turnedBy(postures) > OBLIQUE_DEGREES || growth(postures) > OBLIQUE_GROWTH;
  });
