import { lengths } from './body.ts';
import type { Figure } from './figure.ts';
import type { PairedJoint, Pose } from './joints.ts';
import type { Limb } from './limbs.ts';
import { placeFrom } from './rotation.ts';
import { createHull, type Stroke } from './picture.ts';

const half = lengths.hand / 2;

/** A finger's place across the palm (towards the thumb), its length, and how much of the spread it takes. */
const digits = [
  { name: 'index', across: 2.7, length: 4.8, spread: 1 },
  { name: 'middle', across: 0.9, length: 5.4, spread: 0.25 },
  { name: 'ring', across: -0.9, length: 5, spread: -0.45 },
  { name: 'little', across: -2.7, length: 4, spread: -1.1 },
] as const satisfies readonly { name: PairedJoint; across: number; length: number; spread: number }[];

const thumb = { across: 2.2, along: 1.4, first: 3.4, last: 2.8, rest: 22 };

/** Points of a hand: wrist and knuckle corners of the palm, then three of each finger, then three of the thumb. */
const palmCorners = [
  [2.1, 0.4],
  [3.2, half],
  [-3.2, half],
  [-1.9, 0.4],
] as const;
const fingersAt = palmCorners.length * 3;
const thumbAt = fingersAt + digits.length * 9;

export const createHandDetail = () => new Float64Array(thumbAt + 9);

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

const reaches = [0, thumb.first, thumb.first + thumb.last];

const put = (
  { points, frames }: Figure,
  limb: Limb,
  into: Float64Array,
  at: number,
  across: number,
  along: number,
  palmward: number,
) => placeFrom(points, limb.wrist, at, frames, limb.hand, across, -along, -limb.out * palmward, into);

/** Places palm, fingers and thumb of a hand, which only a close-up shows. */
export const placeHandDetail = (figure: Figure, limb: Limb, pose: Pose, into: Float64Array) => {
  const { joint } = limb;
  for (let corner = 0; corner < palmCorners.length; corner += 1) {
    const [across, along] = palmCorners[corner]!;
    put(figure, limb, into, corner * 3, across, along, 0);
  }
  for (let finger = 0; finger < digits.length; finger += 1) {
    const { name, across, length, spread } = digits[finger]!;
    const at = fingersAt + finger * 9;
    const curl = Math.min(pose[joint.fingers]! + pose[joint[name]]!, 200);
    const aside = sin(pose[joint.spread]! * spread);
    const first = length * 0.55;
    const last = length * 0.45;
    const along = half + first * cos(curl / 2);
    const palmward = first * sin(curl / 2);
    put(figure, limb, into, at, across, half, 0);
    put(figure, limb, into, at + 3, across + first * aside, along, palmward);
    put(figure, limb, into, at + 6, across + length * aside, along + last * cos(curl), palmward + last * sin(curl));
  }
  const angle = thumb.rest + pose[joint.thumb]!;
  const lifted = pose[joint.oppose]!;
  for (let part = 0; part < reaches.length; part += 1) {
    const reach = reaches[part]!;
    const across = thumb.across + reach * sin(angle) * cos(lifted);
    const along = thumb.along + reach * cos(angle) * cos(lifted);
    put(figure, limb, into, thumbAt + part * 3, across, along, reach * sin(lifted));
  }
};

/** A finger or the thumb: three joints, thinner towards the tip. */
const createDigit = (points: Float64Array, at: number, thick: number, bias: number): Stroke => ({
  points,
  hulls: [
    createHull([at, at + 3], [thick, thick * 0.92], 'skin', { open: [at, at + 3], shine: true }),
    createHull([at + 3, at + 6], [thick * 0.92, thick * 0.78], 'skin', { open: [at + 3], shine: true }),
  ],
  bias,
  rim: true,
});

/** The marks of a hand seen close. */
export const createHandStrokes = (points: Float64Array): Stroke[] => [
  {
    points,
    hulls: [createHull([0, 3, 6, 9], [1.1, 0.95, 0.95, 1.1], 'skin', { open: [0, 9, 3, 6] })],
    bias: 0.6,
    rim: true,
  },
  ...digits.map((_, index) => createDigit(points, fingersAt + index * 9, 0.92, 0.65)),
  createDigit(points, thumbAt, 1.1, 0.7),
];
