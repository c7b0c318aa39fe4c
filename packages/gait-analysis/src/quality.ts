import type { WalkQuality } from './measures.ts';
import type { CleanTrajectories } from './clean-trajectories.ts';
import type { UniformFrames } from './uniform-frames.ts';
import { isCameraTilted } from './view.ts';
import { sides, type Walk } from './walk.ts';

/** Fewer strides of both sides leave wide intervals (ours). */
const FEW_STRIDES = 10;
/** Below this rate contact and toe-off are known to no better than a fiftieth of a second (ours). */
const LOW_FRAME_RATE = 25;
/** A joint detected in a smaller share of the walk is missing (ours). */
const MIN_DETECTED = 0.5;
/** Both legs should be detected in this share of the walk (ours). */
const LOW_CONFIDENCE = 0.8;
/** More noise, in leg lengths, exaggerates peak angles (ours). */
const MAX_NOISE = 0.03;
const FRAMES_MISSING = 0.01;

const legParts = ['Hip', 'Knee', 'Ankle'] as const;
const parts = [...legParts, 'Heel', 'BigToe', 'Shoulder', 'Elbow'] as const;
const jointNames = (of: readonly string[]) => sides.flatMap((side) => of.map((part) => `${side}${part}`));

/** Assesses how well a walk was detected, before gaps were filled. */
export function assessQuality(
  { passes, strides, fps }: Pick<Walk, 'passes' | 'strides' | 'fps'>,
  { detected, filtered, noise, areSidesAmbiguous }: CleanTrajectories,
  { missing }: UniformFrames,
): WalkQuality {
  const frames = passes.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const computeDetectedShare = (joints: readonly string[]) =>
    frames.filter((frame) => joints.every((joint) => !Number.isNaN(detected[joint]!.x[frame]!))).length / frames.length;
  const bothLegs = computeDetectedShare(jointNames(legParts));
  const isMissing = jointNames(parts).some((joint) => computeDetectedShare([joint]) < MIN_DETECTED);
  const isOneSided = sides.some((side) => strides.every((stride) => stride.side !== side));
  const remarks: [WalkQuality['remarks'][number], boolean][] = [
    ['FEW_STRIDES', strides.length < FEW_STRIDES],
    ['JOINTS_MISSING', isMissing || isOneSided],
    ['LOW_CONFIDENCE', bothLegs < LOW_CONFIDENCE || noise > MAX_NOISE || areSidesAmbiguous],
    ['OBLIQUE_VIEW', passes.some((pass) => isCameraTilted(filtered, pass))],
    ['LOW_FRAME_RATE', fps < LOW_FRAME_RATE],
    ['FRAMES_MISSING', missing >= FRAMES_MISSING],
  ];
  return {
    strides: strides.length,
    seen: Math.round(bothLegs * 100),
    remarks: remarks.flatMap(([remark, applies]) => (applies ? remark : [])),
  };
}
