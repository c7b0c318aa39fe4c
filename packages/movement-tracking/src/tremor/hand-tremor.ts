import { combineErrors, type Estimate } from '../estimates.ts';
import { type HandSide, measureFingerMotion, isMeasured } from '../hands/hand-motion.ts';
import type { TrackedRecording } from '../recording.ts';
import { getDuration, traceFingertip, getFrameRate, MIN_STRETCH_SECONDS, type Stretch } from './fingertip-path.ts';
import { measureHandScale, type HandScale } from './hand-scale.ts';
import {
  BAND_HZ,
  isSignificant,
  findStrongestPeak,
  RESOLUTION_HZ,
  computeSpectrum,
  type Spectrum,
} from './spectrum.ts';
import { findWidestSwing } from './swing.ts';

/** Fewer pictures a second than that show no tremor of 8 Hz. */
export const MIN_FRAME_RATE = 20;
/** An oscillation needs two and a half pictures a turn. */
const BAND_OF_RATE = 0.4;

/** Fingers of a hand that is held out bend to and fro by less, as a model measures it, in degrees (ours). */
const MOST_BENDING = 90;

/**
 * Why a hand's tremor is not measured: among others, too few pictures a second at all, or too few for the swing that they show, whose
 * frequency cannot be determined then.
 */
export type TremorError = 'NOT_SEEN' | 'TOO_SHORT' | 'TOO_SLOW' | 'TOO_FAST';

export interface HandTremor {
  side: HandSide;
  fault: TremorError | null;
  /** Pictures a second in which the fingertip was seen, and seconds that were looked at. */
  rate: number;
  seconds: number;
  /** Hz up to which tremor was sought. */
  highest: number;
  stretches: Stretch[];
  /** The fingers were bent and straightened meanwhile: what swings may be movement rather than tremor. */
  isMoved: boolean;
  spectrum: Spectrum | null;
  scale: HandScale | null;
  /** In Hz; null where nothing stands out of the noise. */
  frequency: Estimate | null;
  /** The widest swing in cm; 0 where no tremor was found, null where it could not be measured. */
  swing: Estimate | null;
}

const nothing = {
  highest: 0,
  stretches: [],
  isMoved: false,
  spectrum: null,
  scale: null,
  frequency: null,
  swing: null,
};

function measureSwing(stretches: readonly Stretch[], frequency: number, scale: HandScale): Estimate | null {
  const swing = findWidestSwing(stretches, frequency);
  if (!swing) return null;
  const value = swing.value / scale.pixelsPerCm;
  return { value, error: combineErrors(value * scale.error, swing.error / scale.pixelsPerCm) };
}

/**
 * Tremor of a hand that is held out: its frequency, and how far the tip of the middle finger swings (AST-0050, MDS-UPDRS 3.15).
 * Refused are hands that were not seen for four seconds on end, and recordings of fewer than 20 pictures a second; a tremor is sought from 3
 * Hz to 12, or to 0.4 of the rate; where a faster swing is the strongest, the hand has no result. Where no frequency stands out, the swing is 0 with an error as wide as what the strongest one swings.
 * A camera does not see swings towards it. `handCm` is the length of the hand, null for an average one.
 */
export function measureHandTremor(recording: TrackedRecording, side: HandSide, handCm: number | null): HandTremor {
  const { frames } = recording;
  const pictures = (frames.length - 1) / (frames.at(-1)?.t ?? 0);
  const all = traceFingertip(recording, side).filter(({ times }) => times.length > 1);
  const stretches = all.filter((stretch) => getDuration(stretch) >= MIN_STRETCH_SECONDS);
  const seen = stretches.length > 0 ? stretches : all;
  const seconds = seen.reduce((sum, stretch) => sum + getDuration(stretch), 0);
  const rate = seen.reduce((sum, stretch) => sum + getFrameRate(stretch) * getDuration(stretch), 0) / (seconds || 1);
  const refused = (fault: TremorError, of = rate): HandTremor => ({ side, fault, rate: of, seconds, ...nothing });
  const scale = measureHandScale(recording, side, handCm);
  if (!scale) return refused('NOT_SEEN');
  if (Math.round(pictures) < MIN_FRAME_RATE) return refused('TOO_SLOW', pictures);
  if (stretches.length === 0) return refused('TOO_SHORT');
  if (Math.round(rate) < MIN_FRAME_RATE) return refused('TOO_SLOW');
  const highest = Math.min(BAND_HZ[1], BAND_OF_RATE * rate);
  const spectrum = computeSpectrum(stretches);
  // Up to half the rate a swing still shows, be it that of a faster one.
  const fastest = findStrongestPeak(spectrum, Math.min(BAND_HZ[1], rate / 2));
  if (fastest && fastest.frequency > highest + RESOLUTION_HZ && isSignificant(fastest))
    return { ...refused('TOO_FAST'), highest };
  const peak = findStrongestPeak(spectrum, highest);
  const { total, basis } = measureFingerMotion(recording, side, 'middle');
  const isMoved = basis === 'WORLD' && isMeasured(total) && total.motion.value > MOST_BENDING;
  const measured = { side, fault: null, rate, seconds, highest, stretches, isMoved, spectrum, scale };
  const strongest = measureSwing(stretches, peak?.frequency ?? highest, scale);
  if (!peak || !isSignificant(peak))
    return { ...measured, frequency: null, swing: { value: 0, error: strongest?.value ?? 0 } };
  return { ...measured, frequency: { value: peak.frequency, error: RESOLUTION_HZ }, swing: strongest };
}
