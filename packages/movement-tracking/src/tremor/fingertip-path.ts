import { findOutliers } from '@exer/gait-analysis/signals.ts';
import { addSide } from '@exer/pose-log/skeleton.ts';
import { HAND_THRESHOLD, type HandSide } from '../hands/hand-motion.ts';
import { findQuantile } from '../estimates.ts';
import type { TrackedRecording } from '../recording.ts';

/** A longer gap begins a new stretch. */
const MAX_GAP_SECONDS = 0.15;
/** Minimum duration of a stretch that is analyzed. */
export const MIN_STRETCH_SECONDS = 4;

/** Path of the tip of the middle finger without a gap: `times` in seconds, `x` and `y` in pixels, of equal length. */
export interface Stretch {
  times: number[];
  x: number[];
  y: number[];
}

/** Seconds from the first to the last picture. */
export const getDuration = ({ times }: Pick<Stretch, 'times'>): number => (times.at(-1) ?? 0) - (times[0] ?? 0);

/** Pictures a second in which the fingertip was seen. */
export const getFrameRate = (stretch: Stretch): number => (stretch.times.length - 1) / getDuration(stretch);

/** A jump is farther than so many of the longer steps from picture to picture: a tremor of few pictures a turn is none (ours). */
const JUMP_BY_STEPS = 3;

function findJumps(values: readonly number[], fps: number): number[] {
  const steps = values.slice(1).map((value, at) => Math.abs(value - values[at]!));
  return findOutliers(Float64Array.from(values), fps, JUMP_BY_STEPS * findQuantile(steps, 0.9));
}

/** A fingertip that jumps away and back within a frame was misread (Hampel's identifier, as for walks). */
function removeJumps({ times, x, y }: Stretch): Stretch {
  const fps = getFrameRate({ times, x, y });
  const bad = new Set([x, y].flatMap((values) => findJumps(values, fps)));
  const removeBadFrames = (values: readonly number[]) => values.filter((_, at) => !bad.has(at));
  return { times: removeBadFrames(times), x: removeBadFrames(x), y: removeBadFrames(y) };
}

/** Traces the middle fingertip of a hand through the picture, in stretches without a gap; single bad frames are left out. */
export function traceFingertip({ frames }: TrackedRecording, side: HandSide): Stretch[] {
  const tip = addSide(side, 'middleTip');
  const stretches: Stretch[] = [];
  for (const { t, joints } of frames) {
    const point = joints[tip];
    if (!point || !(point.confidence >= HAND_THRESHOLD) || !Number.isFinite(point.x + point.y)) continue;
    const before = stretches.at(-1);
    const since = t - (before?.times.at(-1) ?? Number.NEGATIVE_INFINITY);
    // A picture that came twice, or out of order, tells nothing new.
    if (since <= 0) continue;
    const stretch = before && since <= MAX_GAP_SECONDS ? before : { times: [], x: [], y: [] };
    if (stretch !== before) stretches.push(stretch);
    stretch.times.push(t);
    stretch.x.push(point.x);
    stretch.y.push(point.y);
  }
  return stretches.map(removeJumps);
}

/**
 * Interpolates values by a natural cubic spline: unlike straight lines it does not flatten an oscillation of a few samples per
 * turn. `times` and `values` have equal length, `times` rise, and `at` lies within them. Returns one value per time in `at`.
 */
export function interpolateSpline(
  times: readonly number[],
  values: readonly number[],
  at: readonly number[],
): number[] {
  const last = times.length - 1;
  const step = (from: number) => times[from + 1]! - times[from]!;
  const slope = (from: number) => (values[from + 1]! - values[from]!) / step(from);
  // Second derivatives of the pieces, by elimination over three diagonals; 0 at both ends.
  const curves = new Float64Array(times.length);
  const upper = new Float64Array(times.length);
  for (let place = 1; place < last; place += 1) {
    const pivot = 2 * (step(place - 1) + step(place)) - step(place - 1) * upper[place - 1]!;
    upper[place] = step(place) / pivot;
    curves[place] = (6 * (slope(place) - slope(place - 1)) - step(place - 1) * curves[place - 1]!) / pivot;
  }
  for (let place = last - 1; place > 0; place -= 1) curves[place]! -= upper[place]! * curves[place + 1]!;

  let piece = 0;
  return at.map((time) => {
    while (time > times[piece + 1]!) piece += 1;
    const width = step(piece);
    const [right, left] = [(time - times[piece]!) / width, (times[piece + 1]! - time) / width];
    const bent = (left ** 3 - left) * curves[piece]! + (right ** 3 - right) * curves[piece + 1]!;
    return left * values[piece]! + right * values[piece + 1]! + (bent * width ** 2) / 6;
  });
}

interface MeasuredPath {
  stretches: readonly Stretch[];
  scale: { pixelsPerCm: number } | null;
}

/**
 * Distance of a fingertip from its mean position, in cm, along the direction in which it moved most, by seconds; null in gaps. Empty
 * for a hand that was not measured.
 */
export function toCentimeterPath({ stretches, scale }: MeasuredPath): { t: number; cm: number | null }[] {
  const xs = stretches.flatMap(({ x }) => x);
  const ys = stretches.flatMap(({ y }) => y);
  if (!scale || xs.length === 0) return [];
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x0, y0] = [mean(xs), mean(ys)];
  const [across, down, both] = [
    mean(xs.map((x) => (x - x0) ** 2)),
    mean(ys.map((y) => (y - y0) ** 2)),
    mean(xs.map((x, at) => (x - x0) * (ys[at]! - y0))),
  ];
  const angle = Math.atan2(2 * both, across - down) / 2;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return stretches.flatMap(({ times, x, y }, stretch) => [
    ...(stretch > 0 ? [{ t: times[0]!, cm: null }] : []),
    ...times.map((t, at) => ({ t, cm: ((x[at]! - x0) * cosine + (y[at]! - y0) * sine) / scale.pixelsPerCm })),
  ]);
}
