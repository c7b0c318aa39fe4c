import { legLength, trunkLength } from './body-lengths.ts';
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

/** Pixels that a metre has in a pass, and the error of it as a share. */
export interface Metre {
  pixels: number;
  error: number;
}

const CENTIMETRES = 100;

/** How large a metre is in one pass: as it was given, or by the body that is seen there; null when neither can be told. */
export function metreIn(walk: Walk, { from, to }: Pass, scale: Scale): Metre | null {
  if ('pixelsPerMetre' in scale) return scale.pixelsPerMetre > 0 ? { pixels: scale.pixelsPerMetre, error: 0 } : null;
  const frames = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const [leg, trunk] = [legLength(walk.ways, frames), trunkLength(walk.ways, frames)];
  const [length, share, error] = trunk > 0 ? [leg + trunk, LEG + TRUNK, ERROR.whole] : [leg, LEG, ERROR.legs];
  const pixels = length / (share * (scale.heightCm / CENTIMETRES));
  return pixels > 0 && Number.isFinite(pixels) ? { pixels, error } : null;
}
