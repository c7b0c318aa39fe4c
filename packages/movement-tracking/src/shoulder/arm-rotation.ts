import { addSide, skeletons } from '@exer/pose-log/skeleton.ts';
import type { Basis } from '../estimates.ts';
import { readPositions, type TrackedFrame } from '../recording.ts';
import {
  subtract,
  findMidpoint,
  type Vector,
  crossProduct,
  toDegrees,
  measureAngle,
  dotProduct,
  measureLength,
  scale,
  removeComponent,
} from '../vectors.ts';

export type ArmSide = 'left' | 'right';

/** Confidence from which a joint of the body counts as seen (REPLAY-07). */
export const BODY_THRESHOLD = skeletons['pose-log'].threshold;

const trunk = ['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip'];

/** The joints by which the rotation of a shoulder is measured. */
export const listArmJoints = (side: ArmSide): readonly string[] => [
  ...trunk,
  ...['shoulder', 'elbow', 'wrist'].map((joint) => addSide(side, joint)),
];

/** An arm and the trunk that it hangs on; axes of the picture: across to the right, down, and away from the camera. */
interface ArmVectors {
  /** From the hips up to the shoulders, and from the right shoulder to the left one. */
  up: Vector;
  left: Vector;
  /** From the shoulder to the elbow, and from the elbow to the wrist. */
  upperArm: Vector;
  forearm: Vector;
}

/** Reads an arm and the trunk of a frame, in pixels or meters; null if one of the joints was not seen. */
export function readArm(frame: TrackedFrame, side: ArmSide, basis: Basis): ArmVectors | null {
  const places = readPositions(frame, listArmJoints(side), basis, BODY_THRESHOLD);
  if (!places) return null;
  const [leftShoulder, rightShoulder, leftHip, rightHip, shoulder, elbow, wrist] = places as [
    Vector,
    Vector,
    Vector,
    Vector,
    Vector,
    Vector,
    Vector,
  ];
  return {
    up: subtract(findMidpoint(leftHip, rightHip), findMidpoint(leftShoulder, rightShoulder)),
    left: subtract(rightShoulder, leftShoulder),
    upperArm: subtract(shoulder, elbow),
    forearm: subtract(elbow, wrist),
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

/** Why a frame is excluded. */
export type ExclusionReason = 'ELBOW_AWAY' | 'ELBOW_NOT_BENT' | 'TRUNK_TURNED' | 'MISREAD';

const unit = (way: Vector): Vector => scale(way, 1 / measureLength(way));
const outward = (side: ArmSide): 1 | -1 => (side === 'left' ? 1 : -1);
const down = ({ up }: ArmVectors): Vector => scale(up, -1);

/**
 * External rotation with the elbow at the side, in degrees: how far the forearm, seen along the trunk from above, is turned out from
 * straight ahead of the trunk; turned in it is negative (rotation about the humerus in adduction; American Academy of Orthopaedic
 * Surgeons, Joint Motion, 1965). By places in space.
 */
export function measureRotationInSpace(places: ArmVectors, side: ArmSide): number | ExclusionReason {
  const up = unit(places.up);
  const left = unit(removeComponent(places.left, up));
  if (measureAngle(places.upperArm, down(places)) > ELBOW_OFF) return 'ELBOW_AWAY';
  if (Math.abs(measureAngle(places.upperArm, places.forearm) - 90) > BENT_OFF) return 'ELBOW_NOT_BENT';
  const ahead = crossProduct(left, up);
  // The camera is where depth is least.
  if (measureAngle({ x: ahead.x, y: 0, z: ahead.z }, { x: 0, y: 0, z: -1 }) > TURNED) return 'TRUNK_TURNED';
  const turned = toDegrees(
    Math.atan2(outward(side) * dotProduct(places.forearm, left), dotProduct(places.forearm, ahead)),
  );
  return Number.isNaN(turned) ? 'MISREAD' : turned;
}

/** Apparent size of a person's arm and trunk in a recording. */
interface ApparentSize {
  /** Median length of the upper arm in pixels. */
  upperArm: number;
  /** Width of the shoulders by the length of the trunk while they look widest: then one faces the camera. */
  widest: number;
}

/** Apparent width of the shoulders as a share of the trunk's length; negative from behind. */
export const measureShoulderWidth = ({ left, up }: ArmVectors): number => left.x / measureLength(up);

/**
 * The same from the picture alone, of somebody who faces the camera: a level forearm that points at it looks short, and the more it is
 * turned out the longer it looks; its true length is taken from the upper arm, which hangs square to the camera, `upperArm` in pixels.
 * Beyond 90 degrees it would look shorter again: that cannot be measured.
 */
export function measureRotationInPicture(
  places: ArmVectors,
  side: ArmSide,
  { upperArm, widest }: ApparentSize,
): number | ExclusionReason {
  if (measureAngle(places.upperArm, down(places)) > ELBOW_OFF) return 'ELBOW_AWAY';
  if (!(measureShoulderWidth(places) >= Math.max(NARROWEST, widest * Math.cos((TURNED * Math.PI) / 180))))
    return 'TRUNK_TURNED';
  const length = FOREARM_BY_UPPER_ARM * upperArm;
  const [across, drop] = [places.forearm.x / length, places.forearm.y / length];
  if (Math.hypot(across, drop) > LONGEST_FOREARM) return 'MISREAD';
  if (Math.abs(drop) > Math.sin((BENT_OFF * Math.PI) / 180)) return 'ELBOW_NOT_BENT';
  const level = Math.sqrt(1 - Math.min(1, drop ** 2));
  const turned = toDegrees(Math.asin(Math.max(-1, Math.min(1, (outward(side) * across) / level))));
  return Number.isNaN(turned) ? 'MISREAD' : turned;
}

/** Rotation of a shoulder in one frame in degrees, or why the frame is excluded; null if depth or a joint is missing. */
export function measureRotationInFrame(frame: TrackedFrame, side: ArmSide): number | ExclusionReason | null {
  const places = readArm(frame, side, 'WORLD');
  return places && measureRotationInSpace(places, side);
}
