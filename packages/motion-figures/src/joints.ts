import { sides, type Side } from './body.ts';

/** Smallest and largest value of each movement of the body, in degrees; of a shift, in hundredths of body height. */
const single = {
  /** Pelvis: forward lean (prone 90, supine -90), tip to the right, turn to the right. */
  lean: [-180, 180],
  tip: [-100, 100],
  turn: [-360, 360],
  /** Pelvis moved from its place in the posture: up, forward, to the right. */
  rise: [-60, 70],
  forth: [-120, 120],
  aside: [-80, 80],
  trunkFlex: [-35, 90],
  chestFlex: [-30, 50],
  trunkBend: [-40, 40],
  trunkTurn: [-50, 50],
  neckFlex: [-60, 60],
  neckBend: [-45, 45],
  neckTurn: [-80, 80],
  /** Chin tucked (head drawn back) or, negative, poked forward. */
  chinTuck: [-25, 25],
  /** Lower jaw dropped, moved to the right. */
  jaw: [0, 4],
  jawAside: [-2, 2],
  /** Where the eyes look, against the head: to the right, up, and both toward the nose. */
  gazeTurn: [-40, 40],
  gazeUp: [-30, 30],
  gazeIn: [0, 30],
} as const;

const paired = {
  hipFlex: [-30, 130],
  hipAbd: [-30, 60],
  hipRot: [-50, 60],
  knee: [-5, 155],
  ankle: [-60, 35],
  inversion: [-25, 40],
  toes: [-40, 80],
  /** A planted foot: heel raised (negative: forefoot raised), and the foot moved up, forward, outward. */
  heel: [-40, 70],
  lift: [-20, 80],
  step: [-120, 120],
  wide: [-60, 80],
  shrug: [-15, 35],
  protract: [-25, 25],
  /** Plane in which the arm is lifted, turned outward from straight ahead. */
  shoulderPlane: [-45, 90],
  shoulderFlex: [-65, 185],
  shoulderAbd: [-60, 185],
  /** Of an arm lifted forward, 90 of inward turn only bring the forearm level; a sleeper stretch goes on from there. */
  shoulderRot: [-140, 100],
  elbow: [-8, 155],
  pronation: [-95, 95],
  wristFlex: [-95, 85],
  wristRadial: [-40, 30],
  fingers: [-20, 180],
  /** A planted hand moved up, forward, outward. */
  handUp: [-80, 120],
  handForth: [-120, 120],
  handOut: [-80, 80],
  /** Seen in a close-up of the hand: fingers apart, thumb away from the palm's edge and over the palm, one finger curled. */
  spread: [-5, 25],
  thumb: [-95, 55],
  oppose: [-10, 80],
  index: [0, 110],
  middle: [0, 110],
  ring: [0, 110],
  little: [0, 150],
} as const;

type SingleJoint = keyof typeof single;
export type PairedJoint = keyof typeof paired;
export type JointName = SingleJoint | `${PairedJoint}${Side}`;

export const pairedJoints = Object.keys(paired) as PairedJoint[];
export const jointNames = [
  ...Object.keys(single),
  ...sides.flatMap((side) => pairedJoints.map((name) => `${name}${side}`)),
] as JointName[];

/** Where a joint's value stands in a pose. */
export const jointAt = Object.fromEntries(jointNames.map((name, index) => [name, index])) as Record<JointName, number>;

/** What a person can do: least and greatest value by joint, in the order of `jointNames`. */
export const jointRanges: readonly (readonly [number, number])[] = [
  ...Object.values(single),
  ...sides.flatMap(() => Object.values(paired)),
];

/** Joint values: of one joint, or of a pair without the letter of a side for both sides alike. */
export type JointValues = { [name in JointName | PairedJoint]?: number };

/** One value for each joint, in the order of `jointNames`. */
export type Pose = Float64Array;

/** Writes named values into a pose; a name without a side sets both, and a name with one goes before it. */
export const setJoints = (pose: Pose, values: Readonly<JointValues>): Pose => {
  for (const name of pairedJoints) {
    const value = values[name];
    if (value === undefined) continue;
    for (const side of sides) pose[jointAt[`${name}${side}`]] = value;
  }
  for (const name of jointNames) {
    const value = values[name];
    if (value !== undefined) pose[jointAt[name]] = value;
  }
  return pose;
};
