import { median } from './body-lengths.ts';
import { flatFoot } from './flat-foot.ts';
import type { Walk, Way } from './walk.ts';

/** A foot on the floor that moves at more than this share of the speed of the pelvis is on a floor that moves (ours). */
const MOST_SLIP = 0.3;

/**
 * Whether feet stand still in the picture while they are on the floor. They do not where the camera moves along: then nobody can
 * tell how far the walk went.
 */
export function areFeetStanding({ ways, strides }: Walk): boolean {
  const slips = strides.map(({ side, from, to }) => {
    const [first, last] = flatFoot(from, to - from);
    const goneBy = ({ x }: Way) => x[last]! - x[first]!;
    return goneBy(ways[`${side}Ankle`]!) / goneBy(ways.midHips!);
  });
  return !(Math.abs(median(slips)) > MOST_SLIP);
}
