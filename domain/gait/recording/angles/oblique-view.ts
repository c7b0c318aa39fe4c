import { trunkLength } from '../body-lengths.ts';
import { turnedBy } from '../view.ts';
import type { Pass, Walk } from '../walk.ts';

/** From here on a stride looks 6 percent shorter than it is (cosine of 20 degrees). Ours. */
export const OBLIQUE_DEGREES = 20;
/** How much larger or smaller the body may be at one end of a pass than at the other. Ours. */
const OBLIQUE_GROWTH = 0.15;

const framesOf = ({ from, to }: Pass): number[] => {
  const first = Math.ceil(from);
  return Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, at) => first + at);
};

/** How much the body grew or shrank from the first third of a pass to the last. */
function growth({ ways }: Walk, frames: readonly number[]): number {
  const third = Math.ceil(frames.length / 3);
  return Math.abs(trunkLength(ways, frames.slice(-third)) / trunkLength(ways, frames.slice(0, third)) - 1);
}

/**
 * Whether the walk was seen well off its side in any pass, if not so far that it cannot be measured: by how wide the shoulders look
 * for the length of the trunk, or by how much the body grows or shrinks while it passes. Angles and lengths of such a walk are
 * those of its picture, not of the body.
 */
export const isOblique = (walk: Walk): boolean =>
  walk.passes.some((pass) => {
    const frames = framesOf(pass);
    return turnedBy(walk.ways, frames) > OBLIQUE_DEGREES || growth(walk, frames) > OBLIQUE_GROWTH;
  });
