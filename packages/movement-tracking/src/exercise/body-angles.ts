import type { TrackedFrame, TrackedPoint } from '../recording.ts';

/**
 * What is measured of a body in the picture alone, in degrees from the neutral position (American Academy of Orthopaedic
 * Surgeons, Joint Motion, 1965): how far a joint is bent, or the limb lifted from the line of the trunk, forward or outward.
 */
export const bodyMotions = [
  'kneeFlexion',
  'elbowFlexion',
  'hipFlexion',
  'hipAbduction',
  'shoulderFlexion',
  'shoulderAbduction',
] as const;
export type BodyMotion = (typeof bodyMotions)[number];
export type BodySide = 'left' | 'right';
/** Which side of the body has to face the camera. */
export type View = 'side' | 'front';

/** Motions in the plane that the camera sees. */
export const getView = (motion: BodyMotion): View => (motion.endsWith('Abduction') ? 'front' : 'side');

/** What an unsure joint says is no measurement (REPLAY-08). */
const THRESHOLD = 0.5;

type Joints = TrackedFrame['joints'];
interface Flat {
  x: number;
  y: number;
}

const subtract = (start: Flat, end: Flat): Flat => ({ x: end.x - start.x, y: end.y - start.y });
const dot = (one: Flat, other: Flat) => one.x * other.x + one.y * other.y;
/** A right angle to the right of somebody who looks along it from outside: to the picture's right for what points up. */
const turnRight = ({ x, y }: Flat): Flat => ({ x: -y, y: x });
const getMiddle = (one: Flat, other: Flat): Flat => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

const nameJoint = (side: BodySide, part: string) => `${side}${part}`;
const otherSide = { left: 'right', right: 'left' } as const;

/** The joints without which a motion of a side is not measured. */
export function listJoints(motion: BodyMotion, side: BodySide): string[] {
  const own = (parts: readonly string[]) => parts.map((part) => nameJoint(side, part));
  const trunk = ['Shoulder', 'Hip'].map((part) => nameJoint(otherSide[side], part));
  switch (motion) {
    case 'kneeFlexion':
      return own(['Hip', 'Knee', 'Ankle']);
    case 'elbowFlexion':
      return own(['Shoulder', 'Elbow', 'Wrist']);
    case 'hipFlexion':
      return own(['Shoulder', 'Hip', 'Knee']);
    case 'shoulderFlexion':
      return own(['Hip', 'Shoulder', 'Elbow']);
    case 'hipAbduction':
      return [...own(['Shoulder', 'Hip', 'Knee']), ...trunk];
    case 'shoulderAbduction':
      return [...own(['Shoulder', 'Hip', 'Elbow']), ...trunk];
  }
}

const isSure = (point: TrackedPoint | undefined): point is TrackedPoint => !!point && point.confidence >= THRESHOLD;

/** How sure the least sure joint of a motion is; 0 where one was not found. */
export const getCertainty = (joints: Joints, motion: BodyMotion, side: BodySide): number =>
  Math.min(...listJoints(motion, side).map((name) => joints[name]?.confidence ?? 0));

/** How far a joint is bent: 0 where the two parts lie in one line. */
const measureBend = (before: Flat, joint: Flat, after: Flat) => {
  const [one, other] = [subtract(before, joint), subtract(joint, after)];
  return Math.abs(toDegrees(Math.atan2(dot(turnRight(one), other), dot(one, other))));
};

/** How far a limb is lifted from the trunk's line downward, toward a direction; from -90 to 270, for arms go past 180. */
function measureLift(down: Flat, toward: Flat, limb: Flat) {
  const degrees = toDegrees(Math.atan2(dot(limb, toward), dot(limb, down)));
  return degrees < -90 ? degrees + 360 : degrees;
}

/**
 * A motion of a side, in degrees; NaN where a joint is not sure. `facing`: 1 where the person looks to the right of their
 * trunk's line upward, as seen by the camera, -1 to the left.
 */
export function measureMotion(joints: Joints, motion: BodyMotion, side: BodySide, facing: 1 | -1): number {
  if (!listJoints(motion, side).every((name) => isSure(joints[name]))) return Number.NaN;
  const at = (part: string, of = side) => joints[nameJoint(of, part)]!;
  if (motion === 'kneeFlexion') return measureBend(at('Hip'), at('Knee'), at('Ankle'));
  if (motion === 'elbowFlexion') return measureBend(at('Shoulder'), at('Elbow'), at('Wrist'));
  const limb = motion.startsWith('hip') ? subtract(at('Hip'), at('Knee')) : subtract(at('Shoulder'), at('Elbow'));
  if (getView(motion) === 'side') {
    const up = subtract(at('Hip'), at('Shoulder'));
    const forward = turnRight(up);
    return measureLift({ x: -up.x, y: -up.y }, { x: facing * forward.x, y: facing * forward.y }, limb);
  }
  const middle = (part: string) => getMiddle(at(part), at(part, otherSide[side]));
  const up = subtract(middle('Hip'), middle('Shoulder'));
  const right = turnRight(up);
  const out = dot(right, subtract(at('Shoulder', otherSide[side]), at('Shoulder'))) < 0 ? -1 : 1;
  return measureLift({ x: -up.x, y: -up.y }, { x: out * right.x, y: out * right.y }, limb);
}

/** How wide the shoulders look across the trunk, as a part of its length: about 0.6 from the front, 0 from the side; NaN unseen. */
export function measureWidth(joints: Joints): number {
  const names = ['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip'];
  if (!names.every((name) => isSure(joints[name]))) return Number.NaN;
  const [left, right] = [joints.leftShoulder!, joints.rightShoulder!];
  const trunk = subtract(getMiddle(left, right), getMiddle(joints.leftHip!, joints.rightHip!));
  const length = dot(trunk, trunk);
  return length === 0 ? Number.NaN : Math.abs(dot(turnRight(trunk), subtract(left, right))) / length;
}

/**
 * To which side of the trunk's line upward the person looks: the nose lies there from the ears, and the toes from the heels. The
 * larger the number, the surer; positive to the right.
 */
export function measureFacing(joints: Joints): number {
  const across = (from: Flat, to: Flat, way: Flat) => {
    const length = Math.hypot(from.x - to.x, from.y - to.y);
    return length === 0 ? 0 : dot(turnRight(subtract(from, to)), way) / length / length;
  };
  let sum = 0;
  for (const side of ['left', 'right'] as const) {
    const at = (part: string) => joints[nameJoint(side, part)];
    const [shoulder, hip, ear, knee, ankle, heel, toe] = [
      at('Shoulder'),
      at('Hip'),
      at('Ear'),
      at('Knee'),
      at('Ankle'),
      at('Heel'),
      at('BigToe'),
    ];
    const { nose } = joints;
    if (isSure(shoulder) && isSure(hip) && isSure(ear) && isSure(nose))
      sum += 2 * across(hip, shoulder, subtract(ear, nose));
    if (isSure(knee) && isSure(ankle) && isSure(heel) && isSure(toe)) sum += across(ankle, knee, subtract(heel, toe));
  }
  return sum;
}
