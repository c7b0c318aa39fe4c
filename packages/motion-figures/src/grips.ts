import { pointAt, type PointName, type Side } from './body.ts';
import { frameAt } from './figure.ts';

/** Places on the body a hand can hold: a point and an offset (forward, up, outward) in the frame of its segment. */
const sites = {
  forehead: ['head', 'head', 6.5, 2, 2],
  occiput: ['head', 'head', -7.5, 0.5, 2],
  ear: ['head', 'head', -1, 0, 7],
  otherEar: ['head', 'head', 0, 2, -7],
  chin: ['head', 'head', 6.5, -5, 0],
  otherShoulder: ['shoulder-', 'thorax', 5.5, -3, 3],
  chest: ['chest', 'thorax', 6, -5, 2],
  belly: ['waist', 'lumbar', 6, -5, 3],
  back: ['waist', 'lumbar', -6, -3, 3],
  hip: ['hip', 'pelvis', 1, 6, 5],
  buttock: ['hip', 'pelvis', -5, -2, 2],
  thigh: ['knee', 'thigh', 4, 10, 0],
  underThigh: ['knee', 'thigh', -4, 7, 0],
  knee: ['knee', 'thigh', 4.5, 0, 0],
  innerKnee: ['knee', 'thigh', 0, 4, -4],
  otherKnee: ['knee-', 'thigh-', 4.5, 0, 0],
  shin: ['knee', 'shank', 4.5, -5, 0],
  otherShin: ['knee-', 'shank-', 4.5, -5, 0],
  foot: ['ball', 'foot', 2, 2, 0],
  instep: ['ball', 'foot', -3, 5, 0],
  otherFoot: ['ball-', 'foot-', 2, 2, 0],
  otherHand: ['knuckle-', 'hand-', 0, 0, 0],
  otherWrist: ['wrist-', 'hand-', 0, 0, -2],
  otherElbow: ['elbow-', 'upperArm-', -2, 3, 0],
} as const;

/** Where the elbow goes (forward, up, outward of the chest) when it would else go into the body. */
const bows: Partial<Record<GripSite, readonly [number, number, number]>> = {
  otherShoulder: [0.6, -0.75, 0.45],
  chest: [0.3, -0.7, 0.8],
  otherElbow: [0.7, -0.6, 0.5],
  otherHand: [0.6, -0.7, 0.5],
};

type GripSite = keyof typeof sites;
export const gripSites = Object.keys(sites) as GripSite[];

/** A grip ready for use: where its point and frame begin, and the offset in them. */
export interface Grip {
  point: number;
  frame: number;
  x: number;
  y: number;
  z: number;
  bow?: readonly [number, number, number];
}

const frameNames = new Set(['head', 'thorax', 'lumbar', 'pelvis']);
const aloneNames = new Set(['head', 'chest', 'waist']);

/** Resolves the site that a hand of a side holds. */
export const createGrip = (site: GripSite, side: Side): Grip => {
  const [point, frame, x, y, z] = sites[site];
  const bow = bows[site];
  const other = side === 'R' ? 'L' : 'R';
  const of = (name: string, alone: ReadonlySet<string>) =>
    name.endsWith('-') ? `${name.slice(0, -1)}${other}` : alone.has(name) ? name : `${name}${side}`;
  return {
    point: pointAt[of(point, aloneNames) as PointName],
    frame: frameAt[of(frame, frameNames) as keyof typeof frameAt],
    x,
    y,
    z: side === 'R' ? z : -z,
    ...(bow && { bow: [bow[0], bow[1], side === 'R' ? bow[2] : -bow[2]] as const }),
  };
};
