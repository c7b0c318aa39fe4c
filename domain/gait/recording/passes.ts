import type { Pass } from './walk.ts';

/** Speed is looked at over about a step, so that the swaying of each step is not taken for standing (ours). */
const WINDOW_SECONDS = 1;
/** Slower than so many lengths of a leg a second is standing: about a tenth of a metre (ours). */
const LEAST_SPEED = 0.12;
/** At the ends of a pass the walker speeds up, slows down or turns while he is below this share of its usual speed (ours). */
const STEADY = 0.8;
/** A pass goes at least so many lengths of a leg. */
const LEAST_LEGS = 1;

/** Pixels a second to the right, over the window around each frame as far as the stretch without NaN goes. */
function speeds(x: Float64Array, fps: number): Float64Array {
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

/** The part of a run between the first and the last frame that go at the speed of most of it. */
function steadyPart(speed: Float64Array, from: number, to: number): [number, number] {
  const each = speed.slice(from, to + 1).map(Math.abs);
  const usual = each.toSorted()[Math.floor(each.length * 0.75)]!;
  const isSteady = (value: number) => value >= STEADY * usual;
  return [from + each.findIndex(isSteady), from + each.findLastIndex(isSteady)];
}

/**
 * The parts of a recording in which somebody walks across the picture: the middle of the hips goes one way without a stop;
 * standing, speeding up, slowing down and turning are cut out. `x` is that of the hips, smoothed, NaN where it is not known;
 * `leg` the length of a leg in pixels.
 */
export function passesOf(x: Float64Array, fps: number, leg: number): Pass[] {
  const speed = speeds(x, fps);
  const passes: Pass[] = [];
  const wayAt = (frame: number) => (Math.abs(speed[frame]!) >= LEAST_SPEED * leg ? Math.sign(speed[frame]!) : 0);
  for (let begin = 0; begin < x.length; begin += 1) {
    const way = wayAt(begin);
    if (way === 0) continue;
    let end = begin;
    while (end < x.length - 1 && wayAt(end + 1) === way) end += 1;
    const [from, to] = steadyPart(speed, begin, end);
    if (Math.abs(x[to]! - x[from]!) >= LEAST_LEGS * leg) passes.push({ from, to, direction: way === 1 ? 1 : -1 });
    begin = end;
  }
  return passes;
}
