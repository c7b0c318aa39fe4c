import { anglesOfBody } from '../../gait/recording/angles/angle-measures.ts';
import type { Posture } from '../../gait/recording/angles/lines.ts';
import type { Limits } from '../../gait/recording/angles/stride-angles.ts';
import { sides, type Side } from '../../gait/recording/walk.ts';
import type { LogKind } from '../skeleton.ts';
import { armElevation, elbow, fingerFlexion, withinHalfTurn } from './bends.ts';

export const bodyAngles = ['knee', 'hip', 'ankle', 'trunk', 'arm', 'armElevation', 'elbow', 'head'] as const;
export const fingers = ['thumb', 'index', 'middle', 'ring', 'little'] as const;
export type AngleName = (typeof bodyAngles)[number] | (typeof fingers)[number];

/** One line of a trace: the angle of one side, or of the middle of the body. */
export interface AngleLine {
  side: Side | 'middle';
  angleOf: (posture: Posture) => number;
  /** Beyond, a joint was misread: it cannot be bent so far. */
  limits: Limits;
}

/** An angle whose course over a recording is drawn, in degrees. */
export interface TracedAngle {
  name: AngleName;
  /** It is told only where the body is seen from the side. */
  isSagittal: boolean;
  lines: readonly AngleLine[];
}

/** Of walks the same as are measured (`anglesOfBody`). */
const sagittal = (name: AngleName): TracedAngle => ({
  name,
  isSagittal: true,
  lines: anglesOfBody
    .filter(({ item }) => item === name)
    .map(({ side, angleOf, limits }) => ({
      side: side ?? 'middle',
      angleOf: (posture) => withinHalfTurn(angleOf(posture)),
      limits,
    })),
});

const inPicture = (
  name: AngleName,
  angleOf: (posture: Posture, side: Side) => number,
  limits: Limits,
): TracedAngle => ({
  name,
  isSagittal: false,
  lines: sides.map((side) => ({ side, angleOf: (posture) => angleOf(posture, side), limits })),
});

/** Elbow of the American Academy of Orthopaedic Surgeons (Joint Motion, 1965) and ten degrees for the camera, as of the others. */
const ELBOW: Limits = [0, 160];
const ARM: Limits = [0, 180];
/** Three joints, each as far as a finger joint can be bent. */
const FINGER: Limits = [0, 330];

const others: Partial<Record<AngleName, TracedAngle>> = {
  elbow: inPicture('elbow', elbow, ELBOW),
  armElevation: inPicture('armElevation', armElevation, ARM),
};

/** The angles of which a recording can show the course, the most wanted first. */
export const tracedAngles: Readonly<Record<LogKind, readonly TracedAngle[]>> = {
  'pose-log': bodyAngles.map((name) => others[name] ?? sagittal(name)),
  'hands-log': fingers.map((finger) =>
    inPicture(finger, (posture, side) => fingerFlexion(posture, side, finger), FINGER),
  ),
};
