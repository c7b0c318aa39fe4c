import { onSide } from '@exer/pose-log/skeleton.ts';
import { together, type Basis, quantileOf } from '../estimates.ts';
import { SEEN, type HandSide } from '../hands/hand-motion.ts';
import { basisOf, placesIn, type TrackedRecording } from '../recording.ts';
import { from, lengthOf, type Place } from '../vectors.ts';

/** Hands that are measured, from a small child's to the longest known, in cm. */
export const HAND_CM = { least: 8, most: 26 } as const;
/**
 * Length of an adult hand from the crease of the wrist to the tip of the middle finger, in cm, halfway between the means of women (18.1)
 * and men (19.3), and by which share 95 of 100 adults differ at most (Gordon and others, 2012 Anthropometric Survey of U.S. Army
 * Personnel, NATICK/TR-15/007).
 */
export const AVERAGE_HAND = { cm: 18.7, error: 0.14 } as const;
/** A hand measured with a ruler is off by half a centimetre (ours). */
const RULER_CM = 0.5;
/**
 * The model's hand has other proportions than the person's, and its tip lies before that of the finger: swings of drawn hands came out
 * 6 to 10 percent too wide (docs/TELEHEALTH.md).
 */
const MODEL_ERROR = 0.1;
/** Without depth a hand that is tilted by 30 degrees looks 13 percent shorter than it is. */
const TILT_ERROR = 0.15;

const chain = ['wrist', 'middleMCP', 'middlePIP', 'middleDIP', 'middleTip'];
const firmJoints = ['wrist', 'indexMCP', 'middleMCP', 'ringMCP', 'littleMCP'];

/** How large a centimetre of the hand is in the picture. */
export interface HandScale {
  pixelsPerCm: number;
  /** Share by which it may be off. */
  error: number;
  /** Whether somebody entered the length of the hand; otherwise that of an average adult was taken. */
  isKnown: boolean;
  handCm: number;
  basis: Basis;
}

const alongOf = (places: readonly Place[]): number =>
  places.slice(1).reduce((sum, place, at) => sum + lengthOf(from(places[at]!, place)), 0);

/** How far points are spread around their middle in the plane of the picture. */
function spreadOf(places: readonly Place[]): number {
  const middle = (part: 'x' | 'y') => places.reduce((sum, place) => sum + place[part], 0) / places.length;
  const [x, y] = [middle('x'), middle('y')];
  return Math.sqrt(places.reduce((sum, place) => sum + (place.x - x) ** 2 + (place.y - y) ** 2, 0));
}

/** The length of the hand in pixels, frame by frame, as it would be flat and square to the camera. */
function lengthsOf({ frames }: TrackedRecording, side: HandSide, basis: Basis): number[] {
  const named = (joints: readonly string[]) => joints.map((joint) => onSide(side, joint));
  return frames.flatMap((frame) => {
    const seen = placesIn(frame, named(chain), basis, SEEN);
    if (!seen || basis === 'PICTURE') return seen ? [alongOf(seen)] : [];
    const [drawn, firm] = (['PICTURE', 'WORLD'] as const).map((by) => placesIn(frame, named(firmJoints), by, SEEN));
    const size = drawn && firm ? spreadOf(drawn) / spreadOf(firm) : Number.NaN;
    return Number.isFinite(size) ? [size * alongOf(seen)] : [];
  });
}

/**
 * The scale of a recording by the length of the hand, `handCm` or that of an average adult. Where the model tells depth, its hand is
 * laid over the picture: the pixels of its metres times its own length. Else by the longest that the hand looks in the picture (all but the
 * twentieth part of frames): a hand never looks longer than it is. Null where the hand was not seen whole.
 */
export function handScale(recording: TrackedRecording, side: HandSide, handCm: number | null): HandScale | null {
  const basis = basisOf(
    recording.frames,
    chain.map((joint) => onSide(side, joint)),
    SEEN,
  );
  if (!basis) return null;
  const lengths = lengthsOf(recording, side, basis);
  const usual = quantileOf(lengths, basis === 'WORLD' ? 0.5 : 0.95);
  if (!(usual > 0)) return null;
  // Two of three frames lie between these.
  const scatter = (quantileOf(lengths, 0.84) - quantileOf(lengths, 0.16)) / 2 / usual;
  const cm = handCm ?? AVERAGE_HAND.cm;
  const error = together(
    handCm === null ? AVERAGE_HAND.error : RULER_CM / handCm,
    ...(basis === 'WORLD' ? [scatter, MODEL_ERROR] : [TILT_ERROR]),
  );
  return { pixelsPerCm: usual / cm, error, isKnown: handCm !== null, handCm: cm, basis };
}
