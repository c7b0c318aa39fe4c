import { onSide, skeletons } from '@exer/pose-log/skeleton.ts';
import type { Basis } from '../estimate.ts';
import { placesIn } from '../seen-places.ts';
import { from, halfway, type Place } from '../space.ts';
import type { TrackedFrame } from '../tracked.ts';

export type ArmSide = 'left' | 'right';

/** REPLAY-07: from which confidence on a joint of the body counts as seen. */
export const SEEN = skeletons['pose-log'].threshold;

const trunk = ['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip'];

/** The joints by which the rotation of a shoulder is measured. */
export const jointsOf = (side: ArmSide): readonly string[] => [
  ...trunk,
  ...['shoulder', 'elbow', 'wrist'].map((joint) => onSide(side, joint)),
];

/** An arm and the trunk that it hangs on; axes of the picture: across to the right, down, and away from the camera. */
export interface ArmPlaces {
  /** From the hips up to the shoulders, and from the right shoulder to the left one. */
  up: Place;
  left: Place;
  /** From the shoulder to the elbow, and from the elbow to the wrist. */
  upperArm: Place;
  forearm: Place;
}

/** Null where one of the joints was not seen. */
export function armPlaces(frame: TrackedFrame, side: ArmSide, basis: Basis): ArmPlaces | null {
  const places = placesIn(frame, jointsOf(side), basis, SEEN);
  if (!places) return null;
  const [leftShoulder, rightShoulder, leftHip, rightHip, shoulder, elbow, wrist] = places as [
    Place,
    Place,
    Place,
    Place,
    Place,
    Place,
    Place,
  ];
  return {
    up: from(halfway(leftHip, rightHip), halfway(leftShoulder, rightShoulder)),
    left: from(rightShoulder, leftShoulder),
    upperArm: from(shoulder, elbow),
    forearm: from(elbow, wrist),
  };
}
