/**
 * Lengths of a figure of 100 units: body segments as parts of body height after Drillis and Contini (1966), in the
 * table of D. A. Winter, Biomechanics and Motor Control of Human Movement, 4th edition, figure 4.1. The trunk (hip to
 * shoulder) is cut in two so that it can curl; shoulder and hip joints lie inside the breadths given there.
 */
export const lengths = {
  upperArm: 18.6,
  forearm: 14.6,
  hand: 10.8,
  thigh: 24.5,
  shank: 24.6,
  ankleHeight: 3.9,
  foot: 15.2,
  lumbar: 14.4,
  thorax: 14.4,
  neck: 5.2,
  head: 13,
  shoulderHalf: 12.9 * 0.85,
  hipHalf: 9.55 * 0.58,
} as const;

/** How far in front of the ankle the foot bends and ends, and how far behind it the heel lies. */
export const footReach = { heel: -4, ball: 7.2, toe: lengths.foot - 4 } as const;

/** Half the thickness of the body at a part: what lies between a joint and what it rests on. */
export const thickness = { trunk: 5.2, limb: 2.8, head: 6.2, hand: 1.2 } as const;

const alone = ['pelvis', 'waist', 'chest', 'neck', 'head', 'nose', 'chin'] as const;
const paired = [
  'eye',
  'hip',
  'knee',
  'ankle',
  'heel',
  'ball',
  'toe',
  'shoulder',
  'elbow',
  'wrist',
  'knuckle',
  'finger',
] as const;

export type Side = 'R' | 'L';
export const sides = ['R', 'L'] as const;
type PairedPoint = (typeof paired)[number];
export type PointName = (typeof alone)[number] | `${PairedPoint}${Side}`;

export const pointNames: readonly PointName[] = [
  ...alone,
  ...sides.flatMap((side) => paired.map((name) => `${name}${side}` as const)),
];

/** Where the three coordinates of a point begin in the figure's array. */
export const pointAt = Object.fromEntries(pointNames.map((name, index) => [name, index * 3])) as Record<
  PointName,
  number
>;
