import { legLength, trunkLength } from './body-lengths.ts';
import { turnedBy } from './view.ts';
import type { Pass, Scale, Walk } from './walk.ts';

/**
 * Shares of the stature: thigh and shank 0.245 and 0.246, hip to shoulder 0.288 (Drillis & Contini 1966, Body Segment
 * Parameters, in Winter, Biomechanics and Motor Control of Human Movement).
 */
const LEG = 0.245 + 0.246;
const TRUNK = 0.288;

/**
 * By how much people and pose models differ from those shares, as the half width of a 95% interval and a share of the value
 * (ours: leg length is 47 to 49 percent of the stature with a spread of three percent among adults, and where the hip is put
 * lengthens the one as it shortens the other, so that legs and trunk together are better known).
 */
const ERROR = { whole: 0.05, legs: 0.08 };

/** Pixels that a metre has in a pass, and by how much lengths along its way may be off, as a share. */
export interface Metre {
  pixels: number;
  error: number;
  /** By how much a single step may be off besides, in metres. */
  sideways: number;
}

const CENTIMETRES = 100;

/** By how much a way that leaves the plane of the picture looks too short, as a share; 0 where nobody can tell. */
function foreshortening(walk: Walk, frames: readonly number[]): number {
  const degrees = turnedBy(walk.ways, frames);
  return Number.isNaN(degrees) ? 0 : 1 / Math.cos((degrees * Math.PI) / 180) - 1;
}

/** Nobody is smaller or taller, in metres: what says so is no scale. */
const STATURE = { min: 0.5, max: 2.6 };

function pixelsOf(walk: Walk, frames: readonly number[], scale: Scale): Omit<Metre, 'sideways'> | null {
  const [leg, trunk] = [legLength(walk.ways, frames), trunkLength(walk.ways, frames)];
  const [length, share, error] = trunk > 0 ? [leg + trunk, LEG + TRUNK, ERROR.whole] : [leg, LEG, ERROR.legs];
  const stature = 'heightCm' in scale ? scale.heightCm / CENTIMETRES : length / share / scale.pixelsPerMetre;
  if (!(stature >= STATURE.min && stature <= STATURE.max)) return null;
  return 'heightCm' in scale
    ? { pixels: length / (share * stature), error }
    : { pixels: scale.pixelsPerMetre, error: 0 };
}

/**
 * How far apart the feet look along the way because they are side by side, as the hips are (pixels). It is added to the steps of
 * the one side and taken from those of the other.
 */
const sideways = ({ ways }: Walk, frames: readonly number[]): number => {
  const apart = frames.map((frame) => ways.leftHip!.x[frame]! - ways.rightHip!.x[frame]!).filter(Number.isFinite);
  return apart.length > 0 ? Math.abs(apart.reduce((sum, each) => sum + each, 0) / apart.length) : 0;
};

/**
 * How large a metre is in one pass: as it was given, or by the body that is seen there; null when neither can be told, or when
 * nobody can be as small or as tall as it says. Its error is that of the body's proportions and of a way that is not quite in
 * the plane of the picture.
 */
export function metreIn(walk: Walk, { from, to }: Pass, scale: Scale): Metre | null {
  const frames = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const metre = pixelsOf(walk, frames, scale);
  if (!metre) return null;
  const error = Math.hypot(metre.error, foreshortening(walk, frames));
  return { ...metre, error, sideways: sideways(walk, frames) / metre.pixels };
}
