import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';
import { skeletons } from '@exer/pose-log/skeleton.ts';
import { measureLegLength, readTrajectories } from './trajectories.ts';
import { cleanTrajectories, type CleanTrajectories } from './clean-trajectories.ts';
import { findFootEvents } from './foot-events.ts';
import { toUniformFrames, type UniformFrames } from './uniform-frames.ts';
import { findPasses } from './passes.ts';
import { assessQuality } from './quality.ts';
import { removeImplausibleStrides, findStrides } from './strides.ts';
import { isSeenFromSide, isWalkingInDepth, isUprightAndForward } from './view.ts';
import { sides, type Pass, type Side, type Stride, type Walk, type WalkError } from './walk.ts';

/** Fewest strides of a walk: a single one says nothing about the next. */
const MIN_STRIDES = 2;
/** Shortest time for which a leg must be detected. */
const MIN_SECONDS = 1;

const listFrames = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Leg length in pixels; null when no leg was detected for long enough. */
function findLegLength({ filtered }: CleanTrajectories, { fps, sources }: UniformFrames): number | null {
  const isWhole = (side: Side, frame: number) =>
    ['Hip', 'Knee', 'Ankle'].every((part) => !Number.isNaN(filtered[`${side}${part}`]!.x[frame]!));
  const frames = listFrames(0, sources.length - 1).filter((frame) => sides.some((side) => isWhole(side, frame)));
  const leg = measureLegLength(filtered, frames);
  return frames.length >= MIN_SECONDS * fps && leg > 0 ? leg : null;
}

function findContactsAndStrides(
  trajectories: CleanTrajectories,
  passes: readonly Pass[],
  fps: number,
): Pick<Walk, 'contacts' | 'strides'> {
  const strides: Stride[] = [];
  const contacts: Walk['contacts'] = { left: [], right: [] };
  for (const [place, pass] of passes.entries()) {
    const events = {
      left: findFootEvents(trajectories, 'left', pass),
      right: findFootEvents(trajectories, 'right', pass),
    };
    for (const side of sides) {
      contacts[side].push(...events[side].contacts.flatMap(({ at, isCertain }) => (isCertain ? at : [])));
      strides.push(...findStrides(side, place, events[side], events[side === 'left' ? 'right' : 'left'], fps));
    }
  }
  return { contacts, strides: removeImplausibleStrides(strides).toSorted((one, other) => one.from - other.from) };
}

const isReadable = ({ skeleton, frames, joints }: Recording): boolean =>
  skeletons['pose-log'].points.every((name) => skeleton.points.includes(name)) &&
  Number.isInteger(frames) &&
  frames > 0 &&
  joints.length === frames * skeleton.points.length * NUMBERS_PER_POINT;

/**
 * Analyzes a recorded walk: uniform frame rate, filtered trajectories, passes, initial contacts, toe-offs and strides;
 * or the reason why it cannot be measured. Frame numbers of the result are those of the uniform frames. Accepts any
 * recording, takes linear time and never throws.
 */
export function analyzeWalk(recording: Recording): Walk | WalkError {
  if (!isReadable(recording)) return 'UNREADABLE';
  const uniform = toUniformFrames(recording);
  if (typeof uniform === 'string') return uniform;
  const { fps, sources } = uniform;
  const trajectories = cleanTrajectories(readTrajectories(recording, uniform), fps);
  const leg = findLegLength(trajectories, uniform);
  if (leg === null) return sources.length < MIN_SECONDS * fps ? 'TOO_FEW_STRIDES' : 'NO_LEGS';
  const crossings = findPasses(trajectories.filtered.midHips!.x, fps, leg).filter((pass) =>
    isUprightAndForward(trajectories.filtered, pass),
  );
  const passes = crossings.filter(({ from, to }) => isSeenFromSide(trajectories.filtered, listFrames(from, to)));
  if (passes.length === 0) {
    const isAskew = crossings.length > 0 || isWalkingInDepth(trajectories.filtered, listFrames(0, sources.length - 1));
    return isAskew ? 'NOT_FROM_THE_SIDE' : 'NO_WALK';
  }
  const { contacts, strides } = findContactsAndStrides(trajectories, passes, fps);
  if (strides.length < MIN_STRIDES) return 'TOO_FEW_STRIDES';
  const walk = { fps, frames: sources.length, trajectories: trajectories.filtered, passes, contacts, strides };
  return { ...walk, quality: assessQuality(walk, trajectories, uniform) };
}
