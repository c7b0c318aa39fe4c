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
}

const CENTIMETRES = 100;

/** By how much a way that leaves the plane of the picture looks too short, as a share; 0 where nobody can tell. */
function foreshortening(walk: Walk, frames: readonly number[]): number {
  const degrees = turnedBy(walk.ways, frames);
  return Number.isNaN(degrees) ? 0 : 1 / Math.cos((degrees * Math.PI) / 180) - 1;
}

function pixelsOf(walk: Walk, frames: readonly number[], scale: Scale): Metre {
  if ('pixelsPerMetre' in scale) return { pixels: scale.pixelsPerMetre, error: 0 };
  const [leg, trunk] = [legLength(walk.ways, frames), trunkLength(walk.ways, frames)];
  const [length, share, error] = trunk > 0 ? [leg + trunk, LEG + TRUNK, ERROR.whole] : [leg, LEG, ERROR.legs];
  return { pixels: length / (share * (scale.heightCm / CENTIMETRES)), error };
}

/**
 * How large a metre is in one pass: as it was given, or by the body that is seen there; null when neither can be told. Its error
 * is that of the body's proportions and of a way that is not quite in the plane of the picture.
 */
export function metreIn(walk: Walk, { from, to }: Pass, scale: Scale): Metre | null {
  const frames = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const { pixels, error } = pixelsOf(walk, frames, scale);
  if (!(pixels > 0 && Number.isFinite(pixels))) return null;
  return { pixels, error: Math.hypot(error, foreshortening(walk, frames)) };
}
