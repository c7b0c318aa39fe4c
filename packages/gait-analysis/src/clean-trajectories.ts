import { type Trajectories, measureLegLength, averageTrajectories } from './trajectories.ts';
import { sides } from './walk.ts';
import { fillGaps, lowPassFilter, findOutliers } from './signals.ts';
import { correctSideSwaps } from './side-swaps.ts';

const joints = sides.flatMap((side) => ['Knee', 'Ankle', 'Heel', 'BigToe'].map((part) => `${side}${part}`));

/** The trajectories of both legs as recorded, before cleaning. */
export const copyLegTrajectories = (trajectories: Readonly<Trajectories>): Trajectories =>
  Object.fromEntries(
    joints.map((name) => [name, { x: trajectories[name]!.x.slice(), y: trajectories[name]!.y.slice() }]),
  );

/**
 * Noise of the recorded legs: the third quartile of their distance from the filtered trajectories, in leg lengths. It
 * is large where joints jitter and where legs are exchanged repeatedly.
 */
export function measureNoise(recorded: Readonly<Trajectories>, smooth: Readonly<Trajectories>, leg: number): number {
  const away = joints.flatMap((name) => {
    const [was, is] = [recorded[name]!, smooth[name]!];
    return Array.from(was.x, (x, frame) => Math.hypot(x - is.x[frame]!, was.y[frame]! - is.y[frame]!));
  });
  const sorted = Float64Array.from(away)
    .filter((each) => !Number.isNaN(each))
    .toSorted();
  return (sorted[Math.floor(sorted.length * 0.75)] ?? 0) / leg;
}

/** Smallest outlier, as a share of the leg length (ours). */
const MIN_OUTLIER = 0.06;

/** Removes outliers of each joint, in place. */
function removeOutliers(trajectories: Trajectories, fps: number, leg: number): void {
  for (const trajectory of Object.values(trajectories)) {
    for (const frame of [trajectory.x, trajectory.y].flatMap((values) =>
      findOutliers(values, fps, MIN_OUTLIER * leg),
    )) {
      trajectory.x[frame] = Number.NaN;
      trajectory.y[frame] = Number.NaN;
    }
  }
}

export interface CleanTrajectories {
  /** Without swapped sides and outliers; still with gaps, and unfiltered. */
  detected: Trajectories;
  /** With short gaps filled, and low-pass filtered. */
  filtered: Trajectories;
  /** Noise of the recorded legs, in leg lengths (`measureNoise`). */
  noise: number;
  /** Whether the legs were exchanged somewhere, and their true sides are unknown. */
  areSidesAmbiguous: boolean;
}

/** Cleans trajectories in place, in this order: sides, outliers, gaps, noise. */
export function cleanTrajectories(trajectories: Trajectories, fps: number): CleanTrajectories {
  const frames = Array.from(trajectories.midHips!.x, (_, frame) => frame);
  const leg = measureLegLength(trajectories, frames);
  const recorded = copyLegTrajectories(trajectories);
  const isMixed = correctSideSwaps(trajectories, fps, leg);
  removeOutliers(trajectories, fps, leg);
  trajectories.midHips = averageTrajectories(trajectories.leftHip!, trajectories.rightHip!, trajectories.midHips!);
  const smoothValues = (values: Float64Array) => lowPassFilter(fillGaps(values, fps), fps);
  const smooth = Object.fromEntries(
    Object.entries(trajectories).map(([name, { x, y }]) => [name, { x: smoothValues(x), y: smoothValues(y) }]),
  );
  return {
    detected: trajectories,
    filtered: smooth,
    noise: measureNoise(recorded, smooth, leg),
    areSidesAmbiguous: isMixed,
  };
}
