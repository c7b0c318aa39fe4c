import { onSide, skeletons } from '@exer/pose-log/skeleton.ts';
import type { Basis } from '../estimates.ts';
import { placesIn, type TrackedFrame } from '../recording.ts';
import {
  from,
  halfway,
  type Place,
  cross,
  degrees,
  degreesBetween,
  dot,
  lengthOf,
  scaled,
  withoutAlong,
} from '../vectors.ts';

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
interface ArmPlaces {
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

/** The elbow leaves the side, in degrees of the upper arm off the trunk (ours; an arm at rest hangs 5 to 15 off it). */
const ELBOW_OFF = 30;
/** How far the elbow may be bent more or less than a right angle (ours). */
const BENT_OFF = 25;
/** How far the trunk may be turned away from the camera (ours): depth of one camera is worst for what is seen from the side. */
const TURNED = 25;
/** Forearm by upper arm: 0.146 and 0.186 of the stature (Drillis and Contini 1966, in Winter, Biomechanics and Motor Control). */
const FOREARM_BY_UPPER_ARM = 0.146 / 0.186;
/** Shoulders of somebody who faces the camera are at least so wide for the trunk (ours; Drillis and Contini say 0.9). */
const NARROWEST = 0.45;
/** A forearm that looks longer by more than people differ was misread, or comes towards the camera (ours). */
const LONGEST_FOREARM = 1.15;

/** Why a frame does not count. */
export type LeftOut = 'ELBOW_AWAY' | 'ELBOW_NOT_BENT' | 'TRUNK_TURNED' | 'MISREAD';

const unit = (way: Place): Place => scaled(way, 1 / lengthOf(way));
const outward = (side: ArmSide): 1 | -1 => (side === 'left' ? 1 : -1);
const down = ({ up }: ArmPlaces): Place => scaled(up, -1);

/**
 * External rotation with the elbow at the side, in degrees: how far the forearm, seen along the trunk from above, is turned out from
 * straight ahead of the trunk; turned in it is negative (rotation about the humerus in adduction; American Academy of Orthopaedic
 * Surgeons, Joint Motion, 1965). By places in space.
 */
export function rotationInSpace(places: ArmPlaces, side: ArmSide): number | LeftOut {
  const up = unit(places.up);
  const left = unit(withoutAlong(places.left, up));
  if (degreesBetween(places.upperArm, down(places)) > ELBOW_OFF) return 'ELBOW_AWAY';
  if (Math.abs(degreesBetween(places.upperArm, places.forearm) - 90) > BENT_OFF) return 'ELBOW_NOT_BENT';
  const ahead = cross(left, up);
  // The camera is where depth is least.
  if (degreesBetween({ x: ahead.x, y: 0, z: ahead.z }, { x: 0, y: 0, z: -1 }) > TURNED) return 'TRUNK_TURNED';
  const turned = degrees(Math.atan2(outward(side) * dot(places.forearm, left), dot(places.forearm, ahead)));
  return Number.isNaN(turned) ? 'MISREAD' : turned;
}

/** What arm and trunk of one person look like in a recording, in pixels. */
interface Looks {
  /** Usual length of the upper arm. */
  upperArm: number;
  /** Width of the shoulders by the length of the trunk while they look widest: then one faces the camera. */
  widest: number;
}

/** How wide the shoulders look for the trunk; negative from behind. */
export const widthOf = ({ left, up }: ArmPlaces): number => left.x / lengthOf(up);

/**
 * The same from the picture alone, of somebody who faces the camera: a level forearm that points at it looks short, and the more it is
 * turned out the longer it looks; its true length is taken from the upper arm, which hangs square to the camera, `upperArm` in pixels.
 * Beyond 90 degrees it would look shorter again: that cannot be measured.
 */
export function rotationInPicture(places: ArmPlaces, side: ArmSide, { upperArm, widest }: Looks): number | LeftOut {
  if (degreesBetween(places.upperArm, down(places)) > ELBOW_OFF) return 'ELBOW_AWAY';
  if (!(widthOf(places) >= Math.max(NARROWEST, widest * Math.cos((TURNED * Math.PI) / 180)))) return 'TRUNK_TURNED';
  const length = FOREARM_BY_UPPER_ARM * upperArm;
  const [across, drop] = [places.forearm.x / length, places.forearm.y / length];
  if (Math.hypot(across, drop) > LONGEST_FOREARM) return 'MISREAD';
  if (Math.abs(drop) > Math.sin((BENT_OFF * Math.PI) / 180)) return 'ELBOW_NOT_BENT';
  const level = Math.sqrt(1 - Math.min(1, drop ** 2));
  const turned = degrees(Math.asin(Math.max(-1, Math.min(1, (outward(side) * across) / level))));
  return Number.isNaN(turned) ? 'MISREAD' : turned;
}

/** The rotation of a shoulder in one frame, in degrees, or why it would be left out; null where depth or a joint is missing. */
export function rotationNow(frame: TrackedFrame, side: ArmSide): number | LeftOut | null {
  const places = armPlaces(frame, side, 'WORLD');
  return places && rotationInSpace(places, side);
}
