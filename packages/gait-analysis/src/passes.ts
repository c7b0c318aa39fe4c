import type { Pass } from './walk.ts';

/** Window for the speed, about one step, so that its variation within a step is not taken for standing (ours). */
const WINDOW_SECONDS = 1;
/** Slowest walking, in leg lengths per second: about a tenth of a meter (ours). */
const MIN_SPEED = 0.12;
/** Below this share of the usual speed of a pass the walker accelerates, slows down or turns (ours). */
const STEADY_SHARE = 0.8;
/** Shortest pass, in leg lengths. */
const MIN_LEG_LENGTHS = 1;

/** Speed to the right in pixels per second, over the window around each frame, within its segment. */
function measureSpeeds(x: Float64Array, fps: number): Float64Array {
  const half = Math.max(1, Math.round((WINDOW_SECONDS * fps) / 2));
  const speed = new Float64Array(x.length).fill(Number.NaN);
  for (let begin = 0; begin < x.length; begin += 1) {
    if (Number.isNaN(x[begin]!)) continue;
    let end = begin;
    while (end < x.length - 1 && !Number.isNaN(x[end + 1]!)) end += 1;
    for (let frame = begin; frame <= end; frame += 1) {
      const [from, to] = [Math.max(begin, frame - half), Math.min(end, frame + half)];
      if (to - from >= half) speed[frame] = ((x[to]! - x[from]!) / (to - from)) * fps;
    }
    begin = end;
  }
  return speed;
}

/** The part between the first and the last frame at the usual speed. */
function findSteadyPart(speed: Float64Array, from: number, to: number): [number, number] {
  const each = speed.slice(from, to + 1).map(Math.abs);
  const usual = each.toSorted()[Math.floor(each.length * 0.75)]!;
  const isSteady = (value: number) => value >= STEADY_SHARE * usual;
  return [from + each.findIndex(isSteady), from + each.findLastIndex(isSteady)];
}

/**
 * Finds the passes: parts in which the middle of the hips moves in one direction without a stop. Standing,
 * accelerating, slowing down and turning are cut off. `x` is the filtered position of the hips, `leg` the leg length
 * in pixels.
 */
export function findPasses(x: Float64Array, fps: number, leg: number): Pass[] {
  const speed = measureSpeeds(x, fps);
  const passes: Pass[] = [];
  const wayAt = (frame: number) => (Math.abs(speed[frame]!) >= MIN_SPEED * leg ? Math.sign(speed[frame]!) : 0);
  for (let begin = 0; begin < x.length; begin += 1) {
    const trajectory = wayAt(begin);
    if (trajectory === 0) continue;
    let end = begin;
    while (end < x.length - 1 && wayAt(end + 1) === trajectory) end += 1;
    const [from, to] = findSteadyPart(speed, begin, end);
    if (Math.abs(x[to]! - x[from]!) >= MIN_LEG_LENGTHS * leg)
      passes.push({ from, to, direction: trajectory === 1 ? 1 : -1 });
    begin = end;
  }
  return passes;
}
