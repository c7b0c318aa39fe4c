import { bridged } from './bridged.ts';
import { legLength } from './body-lengths.ts';
import { lowPassed } from './low-pass.ts';
import { recordedLegs, roughness } from './roughness.ts';
import { middleWay, type Ways } from './seen-ways.ts';
import { spikesIn } from './spikes.ts';
import { unswapSides } from './swapped-sides.ts';

/** A leap of a joint counts from this share of a leg on (ours). */
const LEAST_SPIKE = 0.06;

/** Takes out frames in which a joint leaps away and back, in place. */
function dropSpikes(ways: Ways, fps: number, leg: number): void {
  for (const way of Object.values(ways)) {
    for (const frame of [way.x, way.y].flatMap((values) => spikesIn(values, fps, LEAST_SPIKE * leg))) {
      way.x[frame] = Number.NaN;
      way.y[frame] = Number.NaN;
    }
  }
}

export interface CleanWays {
  /** Without what cannot be: legs that were taken for one another, leaps. Still with gaps, and as rough as recorded. */
  seen: Ways;
  /** Those with short gaps bridged, and smoothed. */
  smooth: Ways;
  /** How rough the legs were recorded, in lengths of a leg (`roughness`). */
  rough: number;
  /** Whether one leg was taken for the other from somewhere on, nobody knows which. */
  isMixed: boolean;
}

/** Cleans the ways of the joints, which it changes in place: sides, leaps, gaps, noise, in this order. */
export function cleanWays(ways: Ways, fps: number): CleanWays {
  const frames = Array.from(ways.midHips!.x, (_, frame) => frame);
  const leg = legLength(ways, frames);
  const recorded = recordedLegs(ways);
  const isMixed = unswapSides(ways, fps, leg);
  dropSpikes(ways, fps, leg);
  ways.midHips = middleWay(ways.leftHip!, ways.rightHip!, ways.midHips!);
  const smoothed = (values: Float64Array) => lowPassed(bridged(values, fps), fps);
  const smooth = Object.fromEntries(
    Object.entries(ways).map(([name, { x, y }]) => [name, { x: smoothed(x), y: smoothed(y) }]),
  );
  return { seen: ways, smooth, rough: roughness(recorded, smooth, leg), isMixed };
}
