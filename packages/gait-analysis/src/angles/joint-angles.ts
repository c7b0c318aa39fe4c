import type { Side } from '../walk.ts';
import {
  angleFromHorizontal,
  angleFromDown,
  angleFromUp,
  isDetected,
  midpoint,
  type Point,
  type Posture,
} from './posture.ts';

const jointName = (side: Side, part: string): string => `${side}${part}`;

/** A point of the midline; where the log does not name it, the middle between the joints of both sides. */
function findMiddle({ joint }: Posture, name: string, part: string): Point {
  const named = joint(name);
  if (isDetected(named)) return named;
  const both = [joint(jointName('left', part)), joint(jointName('right', part))];
  return both.every(isDetected) ? midpoint(both) : named;
}

/**
 * Trunk lean: the line from the middle of the hips to the neck against the vertical of the picture, forward positive (the trunk
 * of Winter, Biomechanics and Motor Control of Human Movement, 4th ed. 2009, chapter 3). A camera that is not level adds its tilt.
 */
export const measureTrunkLean = (posture: Posture): number =>
  angleFromUp(posture, findMiddle(posture, 'midHips', 'Hip'), findMiddle(posture, 'neck', 'Shoulder'));

const measureShank = (posture: Posture, side: Side): number =>
  angleFromDown(posture, posture.joint(jointName(side, 'Knee')), posture.joint(jointName(side, 'Ankle')));

/**
 * Hip: the thigh against the vertical of the picture, flexion positive: the limb's own posture, by which Perry and Burnfield (Gait
 * Analysis, 2nd ed. 2010) tell the hip beside its joint angle, and which Stenum, Rossi and Roemmich (PLoS Comput Biol 17
 * (2021) e1008935) compared with motion capture. The pelvis, against which the joint's angle is taken (Wu et al., ISB recommendation,
 * J Biomech 35 (2002) 543-548), is not in a pose log, and its trunk carries the model's own offset of hips and shoulders.
 */
export const measureHip = (posture: Posture, side: Side): number =>
  angleFromDown(posture, posture.joint(jointName(side, 'Hip')), posture.joint(jointName(side, 'Knee')));

/** Knee: shank against thigh, straight is 0, flexion positive, hyperextension negative (Winter 2009, chapter 3). */
export const measureKnee = (posture: Posture, side: Side): number =>
  measureHip(posture, side) - measureShank(posture, side);

/**
 * Ankle: the foot, from heel to big toe, against the shank; a right angle is 0, dorsiflexion positive (Winter 2009, chapter 3;
 * Wu et al. 2002). Heel and toe are where the pose model puts them, not the sole: an offset of some degrees that all recordings
 * by the same model share is left in.
 */
export const measureAnkle = (posture: Posture, side: Side): number => {
  const foot = angleFromHorizontal(
    posture,
    posture.joint(jointName(side, 'Heel')),
    posture.joint(jointName(side, 'BigToe')),
  );
  return foot - measureShank(posture, side);
};

/**
 * Shoulder: the upper arm against the vertical of the picture, forward positive (of the sagittal rotation of the upper limbs Murray,
 * Sepic and Barnard, Phys Ther 47 (1967) 272-284). The vertical rather than the trunk is our choice, as at the hip.
 */
export const measureShoulder = (posture: Posture, side: Side): number =>
  angleFromDown(posture, posture.joint(jointName(side, 'Shoulder')), posture.joint(jointName(side, 'Elbow')));

/**
 * Sagittal head tilt: the line from ear to eye against the horizontal, positive with the eye above the ear; where both sides are
 * seen, between their middles (Raine and Twomey, Head and shoulder posture variations in 160 asymptomatic women and men, Arch Phys
 * Med Rehabil 78 (1997) 1215-1223, take tragus and outer corner of the eye; they found 172.1 degrees standing, 7.9 from the
 * horizontal). A head bent down gives negative values.
 */
export function measureHeadTilt(posture: Posture): number {
  const seen = (['left', 'right'] as const)
    .map((side) => ({ ear: posture.joint(jointName(side, 'Ear')), eye: posture.joint(jointName(side, 'Eye')) }))
    .filter(({ ear, eye }) => isDetected(ear) && isDetected(eye));
  return angleFromHorizontal(posture, midpoint(seen.map(({ ear }) => ear)), midpoint(seen.map(({ eye }) => eye)));
}

const HALF_TURN = 180;

/** Normalizes an angle to -180 to 180 degrees. */
export const normalizeAngle = (degrees: number): number =>
  Math.abs(degrees) <= HALF_TURN ? degrees : degrees - 2 * HALF_TURN * Math.round(degrees / (2 * HALF_TURN));

/** Change of direction at `corner` in the picture, in degrees, clockwise positive. */
export function measureTurn(start: Point, corner: Point, end: Point): number {
  const [x1, y1, x2, y2] = [corner.x - start.x, corner.y - start.y, end.x - corner.x, end.y - corner.y];
  // Two equal points have no direction.
  if ((x1 === 0 && y1 === 0) || (x2 === 0 && y2 === 0)) return Number.NaN;
  return (Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2) * HALF_TURN) / Math.PI;
}

/**
 * Elbow: forearm against upper arm in the picture, straight is 0 (Winter, Biomechanics and Motor Control of Human
 * Movement, 4th ed. 2009, chapter 3). Unsigned: a picture does not tell flexion from hyperextension.
 */
export const measureElbow = ({ joint }: Posture, side: Side): number =>
  Math.abs(measureTurn(joint(`${side}Shoulder`), joint(`${side}Elbow`), joint(`${side}Wrist`)));

/**
 * Elevation of the arm: upper arm against the trunk in the picture, hanging is 0, overhead 180 (the elevation of Wu et al., ISB
 * recommendation part II, J Biomech 38 (2005) 981-992). From the front it is abduction, from the side flexion or extension.
 */
export function measureArmElevation({ joint }: Posture, side: Side): number {
  const [neck, hips, shoulder, end] = [
    joint('neck'),
    joint('midHips'),
    joint(`${side}Shoulder`),
    joint(`${side}Elbow`),
  ];
  const shoulders = midpoint([joint('leftShoulder'), joint('rightShoulder')]);
  const top = Number.isNaN(neck.x) ? shoulders : neck;
  const behind = { x: shoulder.x - (hips.x - top.x), y: shoulder.y - (hips.y - top.y) };
  return Math.abs(measureTurn(behind, shoulder, end));
}

/** Joints of a finger from root to tip, such as `indexMCP`. */
export const listFingerJoints = (finger: string): readonly string[] =>
  (finger === 'thumb' ? ['CMC', 'MP', 'IP', 'Tip'] : ['MCP', 'PIP', 'DIP', 'Tip']).map((joint) => finger + joint);

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Greatest flexion of a finger joint: 100 degrees at a PIP joint (American Academy of Orthopaedic Surgeons, Joint
 * Motion, 1965) and ten for the camera. A finger that points at the camera seems bent by more.
 */
export const MAX_FINGER_JOINT_DEGREES = 110;

/**
 * Flexion of a finger: the sum of its MCP, PIP and DIP joints, or of the MP and IP joints of the thumb, straight is 0
 * (total active motion; Kleinert and Verdan, J Hand Surg 8 (1983) 794-798), as the picture shows it. Unsigned, as at
 * the elbow; NaN where a joint seems bent beyond its range.
 */
export function measureFingerFlexion({ joint }: Posture, side: Side, finger: string): number {
  const names = listFingerJoints(finger).map((name) => side + capitalize(name));
  const points = (finger === 'thumb' ? names : [`${side}Wrist`, ...names]).map(joint);
  let total = 0;
  for (let at = 1; at < points.length - 1; at += 1) {
    const bend = measureTurn(points[at - 1]!, points[at]!, points[at + 1]!);
    total += Math.abs(bend) <= MAX_FINGER_JOINT_DEGREES ? bend : Number.NaN;
  }
  return Math.abs(total);
}
