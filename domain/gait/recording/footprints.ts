import { median } from './body-lengths.ts';
import { flatFoot } from './flat-foot.ts';
import { footJoint } from './foot-events.ts';
import { sides, type Pass, type Side, type Walk } from './walk.ts';

/** Heels, or the ankles of both sides where one of the heels was not followed. */
const followed = ({ ways }: Walk, pass: Pass): 'Heel' | 'Ankle' =>
  sides.every((side) => footJoint(ways, side, 'Heel', pass) === `${side}Heel`) ? 'Heel' : 'Ankle';

/**
 * Where a foot stood after a contact, in pixels along the way of the pass: the middle of where its heel is while the foot is
 * flat, in a stride of so many frames; NaN where it was not seen. The lengths of steps lie between such footprints.
 */
export function footprints(walk: Walk, pass: Pass): (side: Side, contact: number, strideFrames: number) => number {
  const part = followed(walk, pass);
  return (side, contact, strideFrames) => {
    const [first, last] = flatFoot(contact, strideFrames);
    const places = walk.ways[`${side}${part}`]!.x.slice(first, Math.min(last, pass.to) + 1).filter(
      (x) => !Number.isNaN(x),
    );
    if (places.length < 2) return Number.NaN;
    return pass.direction * median(places);
  };
}
