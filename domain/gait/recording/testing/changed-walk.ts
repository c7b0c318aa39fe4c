import { NUMBERS_PER_POINT, type Recording } from '../../../replay/recording.ts';
import { skeletons } from '../../../replay/skeleton.ts';
import { syntheticWalk, type Walker } from './synthetic-walker.ts';

const pointOf = (name: string) => skeletons['pose-log'].points.indexOf(name);
/** Numbers of a frame of a recording. */
export const perFrame = skeletons['pose-log'].points.length * NUMBERS_PER_POINT;
/** Where the numbers of a joint begin. */
export const placeOf = (frame: number, name: string) => frame * perFrame + pointOf(name) * NUMBERS_PER_POINT;

/** A walk in whose recording something was changed. */
export function changed(
  change: (joints: Float32Array, recording: Recording) => void,
  stated: Partial<Walker> = {},
): Recording {
  const { recording } = syntheticWalk(stated);
  change(recording.joints, recording);
  return recording;
}

export const eachFrame = ({ frames }: Recording) => Array.from({ length: frames }, (_, frame) => frame);
