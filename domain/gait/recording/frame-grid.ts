import type { Recording } from '../../replay/recording.ts';
import type { WalkFault } from './walk.ts';

/** The frames of a recording laid out evenly in time. */
export interface FrameGrid {
  fps: number;
  /** For each even frame its place among the recorded frames, between two of them perhaps; NaN where none was taken. */
  places: Float64Array;
  /** Share of the even frames that were not taken. */
  missing: number;
}

/** Below, a foot can come down and leave again unseen. */
const SLOWEST = 10;
/** Two hours at thirty frames a second, and some for clocks that are not quite right. */
const MOST_FRAMES = 220_000;
/** Stamps are believed when so many of the frames have one, each later than the one before. */
const SOUND_SHARE = 0.9;
/** Stated rate and stamps agree within so much: a camera of 29.97 frames a second calls itself one of 30. */
const RATE_TOLERANCE = 0.02;
/** A step so much longer than usual has a frame missing. */
const GAP = 1.5;
/** Frames that lie no farther than this from the even ones are taken as they are. */
const NEAR = 0.3;

/** The recorded frames whose stamps are later than all before; null when too many are not, those written twice apart. */
function risingFrames(times: Float64Array, frames: number): number[] | null {
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
  return rising.length >= 2 && rising.length >= SOUND_SHARE * (frames - repeated) ? rising : null;
}

function rateOf(rising: readonly number[], times: Float64Array): number {
  const steps = Float64Array.from(rising.slice(1), (frame, at) => times[frame]! - times[rising[at]!]!);
  const usual = steps.toSorted()[steps.length >> 1]!;
  const regular = steps.filter((step) => step <= GAP * usual);
  return regular.length / regular.reduce((sum, step) => sum + step, 0);
}

function placesBy(rising: readonly number[], times: Float64Array, fps: number, frames: number): Float64Array {
  const begin = times[rising[0]!]!;
  const places = new Float64Array(frames).fill(Number.NaN);
  let after = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const at = (index: number) => (times[rising[index]!]! - begin) * fps;
    while (after < rising.length - 1 && at(after) < frame) after += 1;
    const before = Math.max(0, after - 1);
    const [from, to] = [at(before), at(after)];
    const nearest = Math.abs(frame - from) < Math.abs(frame - to) ? before : after;
    if (Math.abs(frame - at(nearest)) <= NEAR) places[frame] = rising[nearest]!;
    else if (to - from <= GAP && rising[after] === rising[before]! + 1)
      places[frame] = rising[before]! + (frame - from) / (to - from);
  }
  return places;
}

/**
 * Lays the frames out evenly in time. Where the time stamps are sound they say how fast the frames followed one another, also
 * against the stated rate: frames at uneven times are brought to even ones, and those that were not taken stay empty. Without
 * sound stamps the stated rate counts. Tolerances are ours.
 */
export function frameGrid({ frames, fps, times }: Pick<Recording, 'frames' | 'fps' | 'times'>): FrameGrid | WalkFault {
  const rising = times && risingFrames(times, frames);
  const byStamps = rising && times ? rateOf(rising, times) : null;
  const isStatedRight = fps !== null && (byStamps === null || Math.abs(byStamps / fps - 1) <= RATE_TOLERANCE);
  const rate = isStatedRight ? fps : byStamps;
  if (rate === null || !(rate >= SLOWEST && Number.isFinite(rate))) return 'NO_FRAME_RATE';
  const spanned = rising && times ? (times[rising.at(-1)!]! - times[rising[0]!]!) * rate : frames - 1;
  const length = Math.round(spanned) + 1;
  if (length > MOST_FRAMES) return 'TOO_LONG';
  const places = rising && times ? placesBy(rising, times, rate, length) : Float64Array.from({ length }, (_, at) => at);
  const missing = places.reduce((sum, place) => sum + Number(Number.isNaN(place)), 0) / length;
  return { fps: rate, places, missing };
}
