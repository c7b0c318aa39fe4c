import { NUMBERS_PER_POINT, type Recording } from '../../replay/recording.ts';
import { skeletons } from '../../replay/skeleton.ts';
import { legLength } from './body-lengths.ts';
import { cleanWays, type CleanWays } from './clean-ways.ts';
import { footEvents } from './foot-events.ts';
import { frameGrid, type FrameGrid } from './frame-grid.ts';
import { passesOf } from './passes.ts';
import { qualityOf } from './quality.ts';
import { seenWays } from './seen-ways.ts';
import { plausible, stridesOf } from './strides.ts';
import { isFromTheSide, isWalkInDepth, walksUpright } from './view.ts';
import { sides, type Pass, type Side, type Stride, type Walk, type WalkFault } from './walk.ts';

/** Fewer do not make a walk: one stride alone says nothing of the next. */
const LEAST_STRIDES = 2;
/** A leg has to be seen for so long at all. */
const LEAST_SECONDS = 1;

const framesFrom = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** How long a leg is in the picture, in pixels; null when none was seen for long enough. */
function legSeen({ smooth }: CleanWays, { fps, places }: FrameGrid): number | null {
  const isWhole = (side: Side, frame: number) =>
    ['Hip', 'Knee', 'Ankle'].every((part) => !Number.isNaN(smooth[`${side}${part}`]!.x[frame]!));
  const frames = framesFrom(0, places.length - 1).filter((frame) => sides.some((side) => isWhole(side, frame)));
  const leg = legLength(smooth, frames);
  return frames.length >= LEAST_SECONDS * fps && leg > 0 ? leg : null;
}

function stridesIn(ways: CleanWays, passes: readonly Pass[], fps: number): Pick<Walk, 'contacts' | 'strides'> {
  const strides: Stride[] = [];
  const contacts: Walk['contacts'] = { left: [], right: [] };
  for (const [place, pass] of passes.entries()) {
    const events = { left: footEvents(ways, 'left', pass), right: footEvents(ways, 'right', pass) };
    for (const side of sides) {
      contacts[side].push(...events[side].contacts.flatMap(({ at, isSure }) => (isSure ? at : [])));
      strides.push(...stridesOf(side, place, events[side], events[side === 'left' ? 'right' : 'left'], fps));
    }
  }
  return { contacts, strides: plausible(strides).toSorted((one, other) => one.from - other.from) };
}

const isReadable = ({ skeleton, frames, joints }: Recording): boolean =>
  skeletons['pose-log'].points.every((name) => skeleton.points.includes(name)) &&
  Number.isInteger(frames) &&
  frames > 0 &&
  joints.length === frames * skeleton.points.length * NUMBERS_PER_POINT;

/**
 * The walk in a recorded session: its frames even in time, its joints cleaned and smoothed, the passes across the picture,
 * initial contacts, toe-offs and strides; or why it cannot be measured. Frames of the answer are the even ones: those of the
 * recording, where its clock ran evenly and none is missing. For any recording, in time that grows with its length; never throws.
 */
export function walkOf(recording: Recording): Walk | WalkFault {
  if (!isReadable(recording)) return 'UNREADABLE';
  const grid = frameGrid(recording);
  if (typeof grid === 'string') return grid;
  const { fps, places } = grid;
  const ways = cleanWays(seenWays(recording, grid), fps);
  const leg = legSeen(ways, grid);
  if (leg === null) return places.length < LEAST_SECONDS * fps ? 'TOO_FEW_STRIDES' : 'NO_LEGS';
  const crossings = passesOf(ways.smooth.midHips!.x, fps, leg).filter((pass) => walksUpright(ways.smooth, pass));
  const passes = crossings.filter(({ from, to }) => isFromTheSide(ways.smooth, framesFrom(from, to)));
  if (passes.length === 0) {
    const isAskew = crossings.length > 0 || isWalkInDepth(ways.smooth, framesFrom(0, places.length - 1));
    return isAskew ? 'NOT_FROM_THE_SIDE' : 'NO_WALK';
  }
  const { contacts, strides } = stridesIn(ways, passes, fps);
  if (strides.length < LEAST_STRIDES) return 'TOO_FEW_STRIDES';
  const walk = { fps, frames: places.length, ways: ways.smooth, passes, contacts, strides };
  return { ...walk, quality: qualityOf(walk, ways, grid) };
}
