import { combineErrors, type Basis, type Estimate, findExtremes, smoothValues, findQuantile } from '../estimates.ts';
import { chooseBasis, type TrackedRecording } from '../recording.ts';
import { measureLength } from '../vectors.ts';
import {
  readArm,
  listArmJoints,
  BODY_THRESHOLD,
  type ArmSide,
  measureRotationInPicture,
  measureRotationInSpace,
  measureShoulderWidth,
  type ExclusionReason,
} from './arm-rotation.ts';

/**
 * Root mean square error by places in space that one camera estimates, in degrees (ours: of a drawn arm that turned 60 outward, 45 were
 * read; published near it are 5.8 on average for rotation from the front by a model fitted to ten people, Sensors 24 (2024) 2912, and
 * 2 to 25 for shoulders in general by one camera, Shoulder & Elbow (2025), doi 10.1177/17585732251360746).
 */
const SPACE_ERROR = 20;
/** Of the same in the picture: of how long a forearm is for its upper arm, and in degrees of where the joints are (ours). */
const PICTURE_SHARE = 0.1;
const PICTURE_ERROR = 7.5;

/** Why a side is not measured: no frame shows arm and trunk, all frames were left out, or too few in a row were not. */
export type ShoulderError = 'NOT_SEEN' | 'LEFT_OUT' | 'TOO_BRIEFLY';

export interface ShoulderRotation {
  side: ArmSide;
  basis: Basis | null;
  fault: ShoulderError | null;
  /** The most that the forearm was turned out, in degrees; null with a fault. */
  most: Estimate | null;
  mostAt: number | null;
  /** The least, which is negative when it was turned in. */
  least: Estimate | null;
  /** Degrees frame by frame; NaN where the frame was left out or shows no arm. */
  course: number[];
  /** Frames that count, and those that were left out, by their reason. */
  frames: number;
  leftOut: Readonly<Record<ExclusionReason, number>>;
}

/** In the picture the error grows towards 90 degrees, where the forearm hardly looks longer any more. */
function getError(value: number, basis: Basis): number {
  if (basis === 'WORLD') return SPACE_ERROR;
  const sine = Math.abs(Math.sin((value * Math.PI) / 180));
  const angle = (share: number) => (Math.asin(Math.min(1, sine * share)) * 180) / Math.PI;
  const far = Math.max(angle(1 + PICTURE_SHARE) - Math.abs(value), Math.abs(value) - angle(1 - PICTURE_SHARE));
  return combineErrors(far, PICTURE_ERROR);
}

/**
 * Measures the external rotation of a shoulder over a recording, in degrees. Frames in which the elbow left the side, was not bent by a
 * right angle, or the trunk turned are excluded and counted. Single frames do not count (`smoothValues`).
 */
export function measureShoulderRotation({ frames }: TrackedRecording, side: ArmSide): ShoulderRotation {
  const leftOut: Record<ExclusionReason, number> = { ELBOW_AWAY: 0, ELBOW_NOT_BENT: 0, TRUNK_TURNED: 0, MISREAD: 0 };
  const basis = chooseBasis(frames, listArmJoints(side), BODY_THRESHOLD);
  const nothing = { side, basis, most: null, mostAt: null, least: null, frames: 0, leftOut };
  if (!basis) return { ...nothing, fault: 'NOT_SEEN', course: frames.map(() => Number.NaN) };
  const places = frames.map((frame) => readArm(frame, side, basis));
  const seen = places.filter((place) => place !== null);
  const looks = {
    upperArm: findQuantile(
      seen.map((place) => measureLength(place.upperArm)),
      0.5,
    ),
    widest: findQuantile(seen.map(measureShoulderWidth), 0.95),
  };
  const course = places.map((place) => {
    if (!place) return Number.NaN;
    const rotation =
      basis === 'WORLD' ? measureRotationInSpace(place, side) : measureRotationInPicture(place, side, looks);
    if (typeof rotation === 'number') return rotation;
    leftOut[rotation] += 1;
    return Number.NaN;
  });
  if (course.every(Number.isNaN)) return { ...nothing, fault: 'LEFT_OUT', course };
  const times = frames.map(({ t }) => t);
  const found = findExtremes(smoothValues(course, times));
  if (!found) return { ...nothing, fault: 'TOO_BRIEFLY', course };
  const estimate = (value: number): Estimate => ({ value, error: getError(value, basis) });
  return {
    ...nothing,
    fault: null,
    most: estimate(found.most),
    mostAt: found.mostAt,
    least: estimate(found.least),
    course,
    frames: found.count,
  };
}
