import { measureSpatiotemporal } from '../src/spatiotemporal.ts';
import { analyzeWalk } from '../src/analyze-walk.ts';
import { isWalkError, type Scale, type Walk } from '../src/walk.ts';
import { createSyntheticWalk, type Walker } from './synthetic-walker.ts';
import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';
import { skeletons } from '@exer/pose-log/skeleton.ts';

type Measures = Map<string, { value: number; plusMinus?: number; count?: number }>;

/** Times and lengths by the names of the measures. */
export function measureByName(walk: Walk, scale: Scale | null): Measures {
  const all = measureSpatiotemporal(walk, scale).items.flatMap(({ measures }) => measures);
  return new Map(all.map(({ name, value, plusMinus, count }) => [name, { value, plusMinus, count }]));
}

/** A synthetic walk and what is found of it; throws with the fault where it is not measured. */
export function analyzeSyntheticWalk(stated: Partial<Walker> = {}, scale: Scale | null = { pixelsPerMetre: 150 }) {
  const { recording, truth, walker } = createSyntheticWalk(stated);
  const walk = analyzeWalk(recording);
  if (isWalkError(walk)) throw new Error(walk);
  return {
    walk,
    truth,
    walker,
    measures: measureByName(walk, scale),
    spatiotemporal: measureSpatiotemporal(walk, scale),
  };
}

/** Whether a joint is missed in a frame, by a share of all, the same at each run. */
export const createDropout = (share: number) => (joint: string, frame: number) => {
  const mixed = Math.imul(frame * 31 + joint.length * 7 + joint.charCodeAt(0) * 13 + 11, 2_654_435_761) >>> 0;
  return mixed / 2 ** 32 < share;
};

const pointIndex = (name: string) => skeletons['pose-log'].points.indexOf(name);
/** Numbers of a frame of a recording. */
export const NUMBERS_PER_FRAME = skeletons['pose-log'].points.length * NUMBERS_PER_POINT;
/** Where the numbers of a joint begin. */
export const jointOffset = (frame: number, name: string) =>
  frame * NUMBERS_PER_FRAME + pointIndex(name) * NUMBERS_PER_POINT;

/** A walk in whose recording something was changed. */
export function createChangedWalk(
  change: (joints: Float32Array, recording: Recording) => void,
  stated: Partial<Walker> = {},
): Recording {
  const { recording } = createSyntheticWalk(stated);
  change(recording.joints, recording);
  return recording;
}

export const listFrames = ({ frames }: Recording) => Array.from({ length: frames }, (_, frame) => frame);
