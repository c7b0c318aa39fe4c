import { addSide } from '@exer/pose-log/skeleton.ts';
import { combineErrors, type Basis, findQuantile } from '../estimates.ts';
import { HAND_THRESHOLD, type HandSide } from '../hands/hand-motion.ts';
import { chooseBasis, readPositions, type TrackedRecording } from '../recording.ts';
import { subtract, measureLength, type Vector } from '../vectors.ts';

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

const measureChain = (places: readonly Vector[]): number =>
  places.slice(1).reduce((sum, place, at) => sum + measureLength(subtract(places[at]!, place)), 0);

/** How far points are spread around their middle in the plane of the picture. */
function measureSpread(places: readonly Vector[]): number {
  const middle = (part: 'x' | 'y') => places.reduce((sum, place) => sum + place[part], 0) / places.length;
  const [x, y] = [middle('x'), middle('y')];
  return Math.sqrt(places.reduce((sum, place) => sum + (place.x - x) ** 2 + (place.y - y) ** 2, 0));
}

/** The length of the hand in pixels, frame by frame, as it would be flat and square to the camera. */
function listHandLengths({ frames }: TrackedRecording, side: HandSide, basis: Basis): number[] {
  const nameJoints = (joints: readonly string[]) => joints.map((joint) => addSide(side, joint));
  return frames.flatMap((frame) => {
    const seen = readPositions(frame, nameJoints(chain), basis, HAND_THRESHOLD);
    if (!seen || basis === 'PICTURE') return seen ? [measureChain(seen)] : [];
    const [drawn, firm] = (['PICTURE', 'WORLD'] as const).map((by) =>
      readPositions(frame, nameJoints(firmJoints), by, HAND_THRESHOLD),
    );
    const size = drawn && firm ? measureSpread(drawn) / measureSpread(firm) : Number.NaN;
    return Number.isFinite(size) ? [size * measureChain(seen)] : [];
  });
}

/**
 * The scale of a recording by the length of the hand, `handCm` or that of an average adult. Where the model tells depth, its hand is
 * laid over the picture: the pixels of its metres times its own length. Else by the longest that the hand looks in the picture (all but the
 * twentieth part of frames): a hand never looks longer than it is. Null where the hand was not seen whole.
 */
export function measureHandScale(recording: TrackedRecording, side: HandSide, handCm: number | null): HandScale | null {
  const basis = chooseBasis(
    recording.frames,
    chain.map((joint) => addSide(side, joint)),
    HAND_THRESHOLD,
  );
  if (!basis) return null;
  const lengths = listHandLengths(recording, side, basis);
  const usual = findQuantile(lengths, basis === 'WORLD' ? 0.5 : 0.95);
  if (!(usual > 0)) return null;
  // Two of three frames lie between these.
  const scatter = (findQuantile(lengths, 0.84) - findQuantile(lengths, 0.16)) / 2 / usual;
  const cm = handCm ?? AVERAGE_HAND.cm;
  const error = combineErrors(
    handCm === null ? AVERAGE_HAND.error : RULER_CM / handCm,
    ...(basis === 'WORLD' ? [scatter, MODEL_ERROR] : [TILT_ERROR]),
  );
  return { pixelsPerCm: usual / cm, error, isKnown: handCm !== null, handCm: cm, basis };
}
