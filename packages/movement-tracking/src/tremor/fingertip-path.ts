import { findOutliers } from '@exer/gait-analysis/signals.ts';
import { onSide } from '@exer/pose-log/skeleton.ts';
import { SEEN, type HandSide } from '../hands/finger-bends.ts';
import { quantileOf } from '../held-values.ts';
import type { TrackedRecording } from '../tracked.ts';

/** A gap of a few frames is bridged; a longer one begins a new stretch. */
const LONGEST_GAP_S = 0.15;
/** Of a stretch that is looked at. */
export const SHORTEST_S = 4;

/** Where the tip of the middle finger was, in pixels, without a gap. */
export interface Stretch {
  times: number[];
  x: number[];
  y: number[];
}

export const durationOf = ({ times }: Pick<Stretch, 'times'>): number => (times.at(-1) ?? 0) - (times[0] ?? 0);

/** Pictures a second in which the fingertip was seen. */
export const rateOf = (stretch: Stretch): number => (stretch.times.length - 1) / durationOf(stretch);

/** A jump is farther than so many of the longer steps from picture to picture: a tremor of few pictures a turn is none (ours). */
const JUMP_BY_STEPS = 3;

function jumpsIn(values: readonly number[], fps: number): number[] {
  const steps = values.slice(1).map((value, at) => Math.abs(value - values[at]!));
  return findOutliers(Float64Array.from(values), fps, JUMP_BY_STEPS * quantileOf(steps, 0.9));
}

/** A fingertip that jumps away and back within a frame was misread (Hampel's identifier, as for walks). */
function withoutJumps({ times, x, y }: Stretch): Stretch {
  const fps = rateOf({ times, x, y });
  const bad = new Set([x, y].flatMap((values) => jumpsIn(values, fps)));
  const kept = (values: readonly number[]) => values.filter((_, at) => !bad.has(at));
  return { times: kept(times), x: kept(x), y: kept(y) };
}

/** The way of a hand's middle fingertip through the picture, in stretches without a gap; single bad frames are left out. */
export function fingertipPath({ frames }: TrackedRecording, side: HandSide): Stretch[] {
  const tip = onSide(side, 'middleTip');
  const stretches: Stretch[] = [];
  for (const { t, joints } of frames) {
    const point = joints[tip];
    if (!point || !(point.confidence >= SEEN) || !Number.isFinite(point.x + point.y)) continue;
    const before = stretches.at(-1);
    const since = t - (before?.times.at(-1) ?? Number.NEGATIVE_INFINITY);
    // A picture that came twice, or out of order, tells nothing new.
    if (since <= 0) continue;
    const stretch = before && since <= LONGEST_GAP_S ? before : { times: [], x: [], y: [] };
    if (stretch !== before) stretches.push(stretch);
    stretch.times.push(t);
    stretch.x.push(point.x);
    stretch.y.push(point.y);
  }
  return stretches.map(withoutJumps);
}
