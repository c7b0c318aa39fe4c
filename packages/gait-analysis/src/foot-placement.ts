import { median } from './trajectories.ts';
import { chooseFootJoint } from './foot-events.ts';
import { sides, type Pass, type Side, type Walk, type Trajectory } from './walk.ts';

/** When the foot is flat on the floor after initial contact, as shares of the stride (Perry 1992, Gait Analysis). */
const FOOT_FLAT = { from: 0.08, to: 0.25 };

/** First and last frame of foot flat after a contact, for a stride of this many frames. */
export const footFlatFrames = (contact: number, strideFrames: number): [number, number] => [
  Math.round(contact + FOOT_FLAT.from * strideFrames),
  Math.round(contact + FOOT_FLAT.to * strideFrames),
];

/** Heels, or the ankles of both sides where one heel was not tracked. */
const chooseJoint = ({ trajectories }: Walk, pass: Pass): 'Heel' | 'Ankle' =>
  sides.every((side) => chooseFootJoint(trajectories, side, 'Heel', pass) === `${side}Heel`) ? 'Heel' : 'Ankle';

/**
 * Returns a function for the position of a foot after a contact, in pixels along the direction of walking: the median
 * heel position during foot flat, NaN where it was not detected. Step lengths lie between these positions.
 */
export function createFootPlacement(
  walk: Walk,
  pass: Pass,
): (side: Side, contact: number, strideFrames: number) => number {
  const part = chooseJoint(walk, pass);
  return (side, contact, strideFrames) => {
    const [first, last] = footFlatFrames(contact, strideFrames);
    const places = walk.trajectories[`${side}${part}`]!.x.slice(first, Math.min(last, pass.to) + 1).filter(
      (x) => !Number.isNaN(x),
    );
    if (places.length < 2) return Number.NaN;
    return pass.direction * median(places);
  };
}

/** A stance foot that moves faster than this share of pelvis speed is on a moving floor (ours). */
const MAX_SLIP = 0.3;

/**
 * Whether stance feet stay in place in the picture. They do not where the camera moves along, and then no distance is
 * known.
 */
export function areFeetStationary({ trajectories, strides }: Walk): boolean {
  const slips = strides.map(({ side, from, to }) => {
    const [first, last] = footFlatFrames(from, to - from);
    const measureTravel = ({ x }: Trajectory) => x[last]! - x[first]!;
    return measureTravel(trajectories[`${side}Ankle`]!) / measureTravel(trajectories.midHips!);
  });
  return !(Math.abs(median(slips)) > MAX_SLIP);
}
