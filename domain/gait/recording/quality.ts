import type { WalkQuality } from '../../../contract/gait.ts';
import type { CleanWays } from './clean-ways.ts';
import type { FrameGrid } from './frame-grid.ts';
import { isTilted } from './view.ts';
import { sides, type Walk } from './walk.ts';

/** Fewer strides of both sides than this leave wide intervals (ours). */
const FEW_STRIDES = 10;
/** Below, contact and toe-off are known to no better than a fiftieth of a second (ours). */
const LOW_FRAME_RATE = 25;
/** A joint is missing that is not seen in so large a share of the walk (ours). */
const LEAST_SEEN = 0.5;
/** Both legs should be seen in this share of the walk (ours). */
const LOW_CONFIDENCE = 0.8;
/** Joints that were recorded so many lengths of a leg beside their ways make peaks of angles too large (ours). */
const ROUGH = 0.03;
const FRAMES_MISSING = 0.01;

const legParts = ['Hip', 'Knee', 'Ankle'] as const;
const parts = [...legParts, 'Heel', 'BigToe', 'Shoulder', 'Elbow'] as const;
const named = (of: readonly string[]) => sides.flatMap((side) => of.map((part) => `${side}${part}`));

/** How well a walk was seen, by the joints as they were seen before gaps were bridged. */
export function qualityOf(
  { passes, strides, fps }: Pick<Walk, 'passes' | 'strides' | 'fps'>,
  { seen, smooth, rough, isMixed }: CleanWays,
  { missing }: FrameGrid,
): WalkQuality {
  const frames = passes.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const shareOf = (joints: readonly string[]) =>
    frames.filter((frame) => joints.every((joint) => !Number.isNaN(seen[joint]!.x[frame]!))).length / frames.length;
  const bothLegs = shareOf(named(legParts));
  const isMissing = named(parts).some((joint) => shareOf([joint]) < LEAST_SEEN);
  const isOneSided = sides.some((side) => strides.every((stride) => stride.side !== side));
  const remarks: [WalkQuality['remarks'][number], boolean][] = [
    ['FEW_STRIDES', strides.length < FEW_STRIDES],
    ['JOINTS_MISSING', isMissing || isOneSided],
    ['LOW_CONFIDENCE', bothLegs < LOW_CONFIDENCE || rough > ROUGH || isMixed],
    ['OBLIQUE_VIEW', passes.some((pass) => isTilted(smooth, pass))],
    ['LOW_FRAME_RATE', fps < LOW_FRAME_RATE],
    ['FRAMES_MISSING', missing >= FRAMES_MISSING],
  ];
  return {
    strides: strides.length,
    seen: Math.round(bothLegs * 100),
    remarks: remarks.flatMap(([remark, applies]) => (applies ? remark : [])),
  };
}
