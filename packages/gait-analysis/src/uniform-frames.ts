import type { Recording } from '@exer/pose-log/recording.ts';
import type { WalkError } from './walk.ts';

/** The frames of a recording at a uniform frame rate. */
export interface UniformFrames {
  fps: number;
  /**
   * For each uniform frame its position among the recorded frames, possibly between two; NaN where none was recorded.
   */
  sources: Float64Array;
  /** Share of the uniform frames that were not recorded. */
  missing: number;
}

/** Lowest frame rate: below it a foot can touch the floor and leave it unseen. */
const MIN_FPS = 10;
/** Two hours at thirty frames per second, with some margin for clocks that run fast. */
const MAX_FRAMES = 220_000;
/** Share of frames whose stamp must be later than all before. */
const MIN_VALID_SHARE = 0.9;
/** Tolerance between stated rate and stamps: a camera of 29.97 frames per second states 30. */
const RATE_TOLERANCE = 0.02;
/** A step longer than this many usual ones has a frame missing. */
const GAP_STEPS = 1.5;
/** Recorded frames nearer than this to a uniform one are used as they are. */
const MAX_OFFSET = 0.3;

/** The recorded frames whose stamps are later than all before; null when too few are, not counting repeated frames. */
function findIncreasingFrames(times: Float64Array, frames: number): number[] | null {
  const rising: number[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  let repeated = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const at = times[frame]!;
    if (at === latest) repeated += 1;
    if (!Number.isFinite(at) || at <= latest) continue;
    latest = at;
    rising.push(frame);
  }
  return rising.length >= 2 && rising.length >= MIN_VALID_SHARE * (frames - repeated) ? rising : null;
}

function measureFrameRate(rising: readonly number[], times: Float64Array): number {
  const steps = Float64Array.from(rising.slice(1), (frame, at) => times[frame]! - times[rising[at]!]!);
  const usual = steps.toSorted()[steps.length >> 1]!;
  const regular = steps.filter((step) => step <= GAP_STEPS * usual);
  return regular.length / regular.reduce((sum, step) => sum + step, 0);
}

function findSources(rising: readonly number[], times: Float64Array, fps: number, frames: number): Float64Array {
  const begin = times[rising[0]!]!;
  const places = new Float64Array(frames).fill(Number.NaN);
  let after = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const at = (index: number) => (times[rising[index]!]! - begin) * fps;
    while (after < rising.length - 1 && at(after) < frame) after += 1;
    const before = Math.max(0, after - 1);
    const [from, to] = [at(before), at(after)];
    const nearest = Math.abs(frame - from) < Math.abs(frame - to) ? before : after;
    if (Math.abs(frame - at(nearest)) <= MAX_OFFSET) places[frame] = rising[nearest]!;
    else if (to - from <= GAP_STEPS && rising[after] === rising[before]! + 1)
      places[frame] = rising[before]! + (frame - from) / (to - from);
  }
  return places;
}

/**
 * Resamples to a uniform frame rate. Valid time stamps determine the rate, even against the stated one; frames at
 * irregular times are interpolated, and missing ones stay empty. Without valid stamps the stated rate applies.
 * Tolerances are ours.
 */
export function toUniformFrames({
  frames,
  fps,
  times,
}: Pick<Recording, 'frames' | 'fps' | 'times'>): UniformFrames | WalkError {
  const rising = times && findIncreasingFrames(times, frames);
  const byStamps = rising && times ? measureFrameRate(rising, times) : null;
  const isStatedRight = fps !== null && (byStamps === null || Math.abs(byStamps / fps - 1) <= RATE_TOLERANCE);
  const rate = isStatedRight ? fps : byStamps;
  if (rate === null || !(rate >= MIN_FPS && Number.isFinite(rate))) return 'NO_FRAME_RATE';
  const spanned = rising && times ? (times[rising.at(-1)!]! - times[rising[0]!]!) * rate : frames - 1;
  const length = Math.round(spanned) + 1;
  if (length > MAX_FRAMES) return 'TOO_LONG';
  const places =
    rising && times ? findSources(rising, times, rate, length) : Float64Array.from({ length }, (_, at) => at);
  const missing = places.reduce((sum, place) => sum + Number(Number.isNaN(place)), 0) / length;
  return { fps: rate, sources: places, missing };
}
