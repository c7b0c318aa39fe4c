/** Between a frame and the next lie at least a thousandth of a second and at most one second. */
const SHORTEST = 0.001;
const LONGEST = 1;
const MILLISECONDS = 1000;

const middleOf = (values: Float64Array): number => values.toSorted()[values.length >> 1] ?? Number.NaN;

/**
 * The time stamps of a log (`t` of each frame, NaN where it has none) in seconds. Logs state seconds; a device may state
 * milliseconds, which shows in the usual step from frame to frame: it is held against the stated frame rate, or without
 * one a step of a second and more must be milliseconds. Null without stamps, or when their steps fit neither unit.
 */
export function secondsOf(stamps: Float64Array, fps: number | null): Float64Array | null {
  const step = middleOf(stamps.map((at, frame) => at - (stamps[frame - 1] ?? Number.NaN)).filter((each) => each > 0));
  const expected = fps === null ? LONGEST / Math.sqrt(MILLISECONDS) : 1 / fps;
  const unit = step / expected > Math.sqrt(MILLISECONDS) ? 1 / MILLISECONDS : 1;
  const isPlausible = step * unit >= SHORTEST && step * unit <= LONGEST;
  return isPlausible ? stamps.map((at) => at * unit) : null;
}
