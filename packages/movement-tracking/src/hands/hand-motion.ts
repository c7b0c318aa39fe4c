import { addSide, skeletons } from '@exer/pose-log/skeleton.ts';
import { listFingerJoints, MAX_FINGER_JOINT_DEGREES } from '@exer/gait-analysis/angles/joint-angles.ts';
import { fingers } from '@exer/gait-analysis/angles/traced-angles.ts';
import { type Basis, combineErrors, type Estimate, findExtremes, smoothValues, type Extremes } from '../estimates.ts';
import { readPositions, chooseBasis, type TrackedFrame, type TrackedRecording } from '../recording.ts';
import { measureAngle, subtract } from '../vectors.ts';

export type Finger = (typeof fingers)[number];
export type HandSide = 'left' | 'right';

/** Confidence from which a joint of a hand counts as seen (REPLAY-08). */
export const HAND_THRESHOLD = skeletons['hands-log'].threshold;

/** Names of the joints that bend, from the root to the tip; logs call those of the thumb MP and IP. */
const listBendingJoints = (finger: Finger): readonly string[] =>
  finger === 'thumb' ? ['MP', 'IP'] : ['MCP', 'PIP', 'DIP'];

/** Names of the points of a finger in a recording, from the wrist to the tip; without the wrist for the thumb. */
const listFingerPoints = (side: HandSide, finger: Finger): readonly string[] =>
  (finger === 'thumb' ? listFingerJoints(finger) : ['wrist', ...listFingerJoints(finger)]).map((joint) =>
    addSide(side, joint),
  );

/**
 * Measures how far each joint of a finger is bent in a frame, in degrees: the angle between the bones before and after it, straight is 0
 * (AST-0013, `angles by edges`). It has no sign: overstretching counts as bending, and so does spreading at the MCP joint. NaN for a
 * joint that seems bent as none can be; null where the finger was not seen.
 */
export function measureFingerBends(frame: TrackedFrame, side: HandSide, finger: Finger, basis: Basis): number[] | null {
  const places = readPositions(frame, listFingerPoints(side, finger), basis, HAND_THRESHOLD);
  if (!places) return null;
  return listBendingJoints(finger).map((_, at) => {
    const [before, joint, after] = [places[at]!, places[at + 1]!, places[at + 2]!];
    const bend = measureAngle(subtract(before, joint), subtract(joint, after));
    return bend <= MAX_FINGER_JOINT_DEGREES ? bend : Number.NaN;
  });
}

/**
 * Root mean square error of a finger joint's angle by hand landmarks of one camera, in degrees: 22.5 against a system of several
 * cameras and markers, eleven people, six tasks at three speeds (Sprague and others, Sensors 25 (2025) 5716). A hand that is held
 * still, flat to the camera, is measured better; one that points at it worse.
 */
const JOINT_ERROR = 22.5;
/**
 * What a joint's angle looks like in the picture of a parallel projection rather than in space, root mean square over a real recording
 * of both hands in space (docs/TELEHEALTH.md), in degrees.
 */
const PICTURE_ERROR = 27;

/** Why a finger is not measured: no frame shows it, too few frames in a row show it, or it always pointed at the camera. */
export type FingerError = 'NOT_SEEN' | 'TOO_BRIEFLY' | 'NOT_READABLE';

export interface Motion {
  /** Most and least that it was bent, and what lies between, in degrees. */
  flexion: Estimate;
  deficit: Estimate;
  motion: Estimate;
  /** Frames at which the most and the least were reached, and of how many. */
  flexionAt: number;
  deficitAt: number;
  frames: number;
}

export interface FingerMotion {
  finger: Finger;
  basis: Basis | null;
  /** Of its joints together (total active motion). */
  total: Motion | FingerError;
  joints: { joint: string; motion: Motion | FingerError }[];
}

export const isMeasured = <Value extends object>(value: Value | string): value is Value => typeof value !== 'string';

const getError = (basis: Basis): number =>
  basis === 'WORLD' ? JOINT_ERROR : combineErrors(JOINT_ERROR, PICTURE_ERROR);

function toMotion({ most, least, mostAt, leastAt, count }: Extremes, error: number): Motion {
  return {
    flexion: { value: most, error },
    deficit: { value: least, error },
    motion: { value: most - least, error: combineErrors(error, error) },
    flexionAt: mostAt,
    deficitAt: leastAt,
    frames: count,
  };
}

/**
 * Measures how far a finger was bent and straightened in a recording, in degrees: total active motion is the most that its joints are bent all together
 * less the least (Kleinert and Verdan, J Hand Surg 8 (1983) 794-798; results of AST-0013), and the same for each joint. A value counts
 * that was held (`smoothValues`).
 */
export function measureFingerMotion({ frames }: TrackedRecording, side: HandSide, finger: Finger): FingerMotion {
  const names = listBendingJoints(finger);
  const basis = chooseBasis(frames, listFingerPoints(side, finger), HAND_THRESHOLD);
  const createUnmeasuredMotion = (fault: FingerError) => ({
    finger,
    basis,
    total: fault,
    joints: names.map((joint) => ({ joint, motion: fault })),
  });
  if (!basis) return createUnmeasuredMotion('NOT_SEEN');
  const times = frames.map(({ t }) => t);
  const bends = frames.map((frame) => measureFingerBends(frame, side, finger, basis));
  const motionBy = (value: (bend: readonly number[]) => number, joints: number): Motion | FingerError => {
    const values = bends.map((bend) => (bend ? value(bend) : Number.NaN));
    if (values.every(Number.isNaN)) return 'NOT_READABLE';
    const extremes = findExtremes(smoothValues(values, times));
    return extremes ? toMotion(extremes, Math.sqrt(joints) * getError(basis)) : 'TOO_BRIEFLY';
  };
  return {
    finger,
    basis,
    total: motionBy((bend) => bend.reduce((sum, each) => sum + each, 0), names.length),
    joints: names.map((joint, at) => ({ joint, motion: motionBy((bend) => bend[at]!, 1) })),
  };
}

/** Measures all fingers of a hand, the thumb first. */
export const measureHandMotion = (recording: TrackedRecording, side: HandSide): FingerMotion[] =>
  fingers.map((finger) => measureFingerMotion(recording, side, finger));
