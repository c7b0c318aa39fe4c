import { pointAt, type PointName } from './body.ts';
import { frameAt, type Figure } from './figure.ts';
import { placeFrom } from './rotation.ts';

/** What can stand, lie or be held beside the figure. */
export const propKinds = [
  'chair',
  'bench',
  'wall',
  'step',
  'table',
  'dumbbell',
  'plate',
  'band',
  'ball',
  'dome',
  'stick',
  'towel',
  'roller',
  'post',
  'pillow',
  'bolster',
  'sideWall',
  'walkway',
] as const;

/** Parts of the body a prop goes with; a plural is the middle of both. */
export const attachNames = [
  'handR',
  'handL',
  'hands',
  'footR',
  'footL',
  'feet',
  'ankleR',
  'ankleL',
  'ankles',
  'kneeR',
  'kneeL',
  'knees',
  'thighR',
  'pelvis',
  'waist',
  'chest',
  'head',
  'elbowR',
  'forearmR',
  'elbowL',
  'forearmL',
  'thighL',
  'thighs',
  'shankR',
  'shankL',
  'shanks',
  'occiput',
  'upperBack',
  'tailbone',
] as const;
type AttachName = (typeof attachNames)[number];

type Place = readonly [number, number, number];

const pairs: Record<string, readonly PointName[]> = {
  hands: ['knuckleR', 'knuckleL'],
  feet: ['ballR', 'ballL'],
  ankles: ['ankleR', 'ankleL'],
  knees: ['kneeR', 'kneeL'],
  handR: ['knuckleR'],
  handL: ['knuckleL'],
  footR: ['ballR'],
  footL: ['ballL'],
  thighR: ['hipR', 'kneeR'],
  forearmR: ['elbowR', 'wristR'],
  forearmL: ['elbowL', 'wristL'],
  thighL: ['hipL', 'kneeL'],
  thighs: ['hipR', 'kneeR', 'hipL', 'kneeL'],
  shankR: ['kneeR', 'ankleR'],
  shankL: ['kneeL', 'ankleL'],
  shanks: ['kneeR', 'ankleR', 'kneeL', 'ankleL'],
};

/** Places on the back of the body, off the joint that they go with: how far back and up in its frame. */
const backs: Partial<Record<AttachName, readonly [point: number, frame: number, back: number, up: number]>> = {
  occiput: [pointAt.head, frameAt.head, -7.5, 0],
  upperBack: [pointAt.chest, frameAt.thorax, -6.5, -6],
  tailbone: [pointAt.pelvis, frameAt.pelvis, -7, 0],
};

const listParts = (name: AttachName): readonly PointName[] => pairs[name] ?? [name as PointName];

/** Returns a function that writes three coordinates at index `at` of `to`: a fixed position, or that of a part of the body, plus `by`. */
export const createPlacer = (attach: AttachName | Place, by: Place = [0, 0, 0]) => {
  const back = typeof attach === 'string' ? backs[attach] : undefined;
  if (back) {
    const [point, frame, x, y] = back;
    return ({ points, frames }: Figure, to: Float64Array, at: number) => {
      placeFrom(points, point, at, frames, frame, x, y, 0, to);
      for (let axis = 0; axis < 3; axis += 1) to[at + axis] = to[at + axis]! + by[axis]!;
    };
  }
  const parts = typeof attach === 'string' ? listParts(attach).map((name) => pointAt[name]) : [];
  return ({ points }: Figure, to: Float64Array, at: number) => {
    for (let axis = 0; axis < 3; axis += 1) {
      let sum = typeof attach === 'string' ? 0 : attach[axis]!;
      for (const part of parts) sum += points[part + axis]! / parts.length;
      to[at + axis] = sum + by[axis]!;
    }
  };
};
