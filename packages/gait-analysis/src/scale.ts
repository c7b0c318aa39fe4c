import { measureLegLength, measureTrunkLength } from './trajectories.ts';
import { measureViewAngle } from './view.ts';
import type { Pass, Scale, Walk } from './walk.ts';

/**
 * Segment lengths as shares of the stature: thigh 0.245, shank 0.246, hip to shoulder 0.288 (Drillis & Contini 1966,
 * Body Segment Parameters, in Winter, Biomechanics and Motor Control of Human Movement).
 */
const LEG = 0.245 + 0.246;
const TRUNK = 0.288;

/**
 * How much people and pose models differ from these shares: half width of a 95% interval, as a share of the value
 * (ours). Leg length is 47 to 49 percent of the stature with a spread of three percent among adults. A hip that is
 * placed too low shortens the leg and lengthens the trunk, so their sum is known better.
 */
const RELATIVE_ERROR = { whole: 0.05, legs: 0.08 };

/** Scale of one pass, and the relative error of lengths along its direction. */
export interface PixelScale {
  pixelsPerMeter: number;
  relativeError: number;
  /** Additional error of a single step, in meters. */
  footOffset: number;
}

const CENTIMETERS = 100;

/** How much an oblique view shortens lengths, as a share; 0 where the angle is unknown. */
function measureForeshortening(walk: Walk, frames: readonly number[]): number {
  const degrees = measureViewAngle(walk.trajectories, frames);
  return Number.isNaN(degrees) ? 0 : 1 / Math.cos((degrees * Math.PI) / 180) - 1;
}

/** Plausible stature in meters: a scale beyond it is rejected. */
const STATURE = { min: 0.5, max: 2.6 };

function measurePixelsPerMeter(
  walk: Walk,
  frames: readonly number[],
  scale: Scale,
): Omit<PixelScale, 'footOffset'> | null {
  const [leg, trunk] = [measureLegLength(walk.trajectories, frames), measureTrunkLength(walk.trajectories, frames)];
  const [length, share, error] =
    trunk > 0 ? [leg + trunk, LEG + TRUNK, RELATIVE_ERROR.whole] : [leg, LEG, RELATIVE_ERROR.legs];
  const stature = 'heightCm' in scale ? scale.heightCm / CENTIMETERS : length / share / scale.pixelsPerMetre;
  if (!(stature >= STATURE.min && stature <= STATURE.max)) return null;
  return 'heightCm' in scale
    ? { pixelsPerMeter: length / (share * stature), relativeError: error }
    : { pixelsPerMeter: scale.pixelsPerMetre, relativeError: 0 };
}

/**
 * Distance in pixels between the feet along the direction of walking that comes from the width of the pelvis. It
 * lengthens the steps of one side and shortens those of the other.
 */
const measureFootOffset = ({ trajectories }: Walk, frames: readonly number[]): number => {
  const apart = frames
    .map((frame) => trajectories.leftHip!.x[frame]! - trajectories.rightHip!.x[frame]!)
    .filter(Number.isFinite);
  return apart.length > 0 ? Math.abs(apart.reduce((sum, each) => sum + each, 0) / apart.length) : 0;
};

/**
 * The scale of one pass: as given, or from the body in the picture. Null when neither is known or the stature is
 * implausible. The error covers body proportions and foreshortening.
 */
export function measureScale(walk: Walk, { from, to }: Pass, scale: Scale): PixelScale | null {
  const frames = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const measured = measurePixelsPerMeter(walk, frames, scale);
  if (!measured) return null;
  const error = Math.hypot(measured.relativeError, measureForeshortening(walk, frames));
  return { ...measured, relativeError: error, footOffset: measureFootOffset(walk, frames) / measured.pixelsPerMeter };
}
