import { lengths, pointAt, sides, type PointName, type Side } from './body.ts';
import { frameAt, type Figure } from './figure.ts';
import { placeFrom } from './rotation.ts';

type Place = readonly [point: string, frame: string, forward: number, up: number, out: number, radius: number];

const alone = {
  hair: ['head', 'head', -1, 1.2, 0, 5.9],
  face: ['head', 'head', 0.9, -0.2, 0, 5],
  jaw: ['chin', 'head', 0, 0, 0, 2.7],
  lip: ['chin', 'head', 2.4, 0.5, 0, 0.4],
  nose: ['head', 'head', 5.9, -0.8, 0, 0.9],
  brow: ['head', 'head', 4.8, 1.2, 0, 0.7],
  neckTop: ['neck', 'head', -0.7, 0.6, 0, 2.7],
  neckBase: ['chest', 'thorax', -0.9, 0.4, 0, 2.9],
} as const satisfies Record<string, Place>;

const paired = {
  eye: ['eye', 'head', 0, 0, 0, 0.6],
  eyeWhite: ['head', 'head', 4.5, 0.5, 2, 1.15],
  mouth: ['head', 'head', 4.4, -3.3, 1.2, 0.35],
  ear: ['head', 'head', -0.2, -0.7, 5, 1.3],
  collar: ['chest', 'thorax', -0.2, -2.2, 3.4, 3.8],
  rib: ['chest', 'thorax', 0.2, -8, 4.6, 5.5],
  waist: ['waist', 'lumbar', 0, -1, 3.9, 4.8],
  seat: ['hip', 'pelvis', -0.5, 0.2, -0.3, 5.1],
  shoulder: ['shoulder', 'upperArm', 0, -0.3, -0.4, 3.2],
  sleeve: ['elbow', 'upperArm', 0, 8.4, 0, 2.9],
  elbow: ['elbow', 'upperArm', 0, 0, 0, 2.1],
  bulge: ['elbow', 'forearm', 0, -3.6, 0, 2.2],
  wrist: ['wrist', 'forearm', 0, 0, 0, 1.45],
  palmIn: ['knuckle', 'hand', 1.3, 0.3, 0, 1.2],
  palmOut: ['knuckle', 'hand', -1.3, 0.5, 0, 1.2],
  fingerIn: ['finger', 'hand', 0.9, 0.6, 0, 0.9],
  fingerOut: ['finger', 'hand', -0.9, 0.9, 0, 0.9],
  thumbBase: ['wrist', 'hand', 1, -1.4, 0, 1.1],
  thumbTip: ['wrist', 'hand', 3.2, -4.8, 0, 0.8],
  thigh: ['hip', 'thigh', 0, -1, 0.3, 4.8],
  knee: ['knee', 'thigh', 0.2, 0, 0, 3.2],
  calf: ['knee', 'shank', -0.8, -7, 0, 3],
  shin: ['knee', 'shank', 0, -14, 0, 2.4],
  ankle: ['ankle', 'shank', 0, 0.6, 0, 1.9],
  heel: ['ankle', 'foot', -2, 1.9 - lengths.ankleHeight, 0, 1.9],
  instep: ['ankle', 'foot', 0.6, -0.7, 0, 2],
  ballIn: ['ball', 'foot', -0.4, 1.3, -1.5, 1.2],
  ballOut: ['ball', 'foot', -0.8, 1.3, 1.5, 1.2],
  toeIn: ['toe', 'foot', -0.9, 0.95, -1.2, 0.85],
  toeOut: ['toe', 'foot', -1.7, 0.95, 1.3, 0.85],
} as const satisfies Record<string, Place>;

export type FleshName = keyof typeof alone | `${keyof typeof paired}${Side}`;

interface Ball {
  name: FleshName;
  point: number;
  frame: number;
  x: number;
  y: number;
  z: number;
  radius: number;
}

const resolve = (name: string, [point, frame, x, y, out, radius]: Place, side?: Side): Ball => {
  const of = (part: string, known: object) => (side && !(part in known) ? `${part}${side}` : part);
  return {
    name: `${name}${side ?? ''}` as FleshName,
    point: pointAt[of(point, pointAt) as PointName],
    frame: frameAt[of(frame, frameAt) as keyof typeof frameAt],
    x,
    y,
    z: side === 'L' ? -out : out,
    radius,
  };
};

/** The balls that the drawn body is the hull of: a joint or a point of a segment, and how thick the body is there. */
const balls: readonly Ball[] = [
  ...Object.entries(alone).map(([name, place]) => resolve(name, place)),
  ...sides.flatMap((side) => Object.entries(paired).map(([name, place]) => resolve(name, place, side))),
];

/** Where the middle of a ball stands in the flesh of a figure, and its radius. */
export const fleshAt = Object.fromEntries(balls.map(({ name }, index) => [name, index * 3])) as Record<
  FleshName,
  number
>;
export const fleshRadius = Object.fromEntries(balls.map(({ name, radius }) => [name, radius])) as Record<
  FleshName,
  number
>;
export const fleshNames = balls.map(({ name }) => name);

export const createFlesh = () => new Float64Array(balls.length * 3);

/** Puts flesh on the bones of a posed figure. */
export const placeFlesh = ({ points, frames }: Figure, flesh: Float64Array) => {
  for (let index = 0; index < balls.length; index += 1) {
    const { point, frame, x, y, z } = balls[index]!;
    placeFrom(points, point, index * 3, frames, frame, x, y, z, flesh);
  }
};

/** Arms give way: trunk, legs and head carry. */
const rests = balls.map(({ name }) => !/^(sleeve|elbow|bulge|wrist|palm|finger|thumb)/.test(name));

/** Height of the lowest part of the body that carries it above the floor (negative: under it). */
export const measureLowest = (flesh: Float64Array): number => {
  let lowest = Infinity;
  for (let index = 0; index < balls.length; index += 1) {
    if (!rests[index]) continue;
    lowest = Math.min(lowest, flesh[index * 3 + 1]! - balls[index]!.radius);
  }
  return lowest;
};
