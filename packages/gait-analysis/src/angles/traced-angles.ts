import { bodyAngleMeasures } from './angle-measures.ts';
import type { Posture } from './posture.ts';
import type { AngleLimits } from './stride-angles.ts';
import { sides, type Side } from '../walk.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { measureArmElevation, measureElbow, measureFingerFlexion, normalizeAngle } from './joint-angles.ts';

export const bodyAngles = ['knee', 'hip', 'ankle', 'trunk', 'arm', 'armElevation', 'elbow', 'head'] as const;
export const fingers = ['thumb', 'index', 'middle', 'ring', 'little'] as const;
export type AngleName = (typeof bodyAngles)[number] | (typeof fingers)[number];

/** One line of a trace: the angle of one side, or of the midline. */
export interface AngleLine {
  side: Side | 'middle';
  measure: (posture: Posture) => number;
  /** Beyond these limits a joint was misread. */
  limits: AngleLimits;
}

/** An angle that is drawn over the time of a recording, in degrees. */
export interface TracedAngle {
  name: AngleName;
  /** Whether it is shown only where the body is seen from the side. */
  isSagittal: boolean;
  lines: readonly AngleLine[];
}

/** The same angles as `bodyAngleMeasures`. */
const createSagittalAngle = (name: AngleName): TracedAngle => ({
  name,
  isSagittal: true,
  lines: bodyAngleMeasures
    .filter(({ item }) => item === name)
    .map(({ side, measure, limits }) => ({
      side: side ?? 'middle',
      measure: (posture) => normalizeAngle(measure(posture)),
      limits,
    })),
});

const createPictureAngle = (
  name: AngleName,
  measure: (posture: Posture, side: Side) => number,
  limits: AngleLimits,
): TracedAngle => ({
  name,
  isSagittal: false,
  lines: sides.map((side) => ({ side, measure: (posture) => measure(posture, side), limits })),
});

/** Elbow: American Academy of Orthopaedic Surgeons (Joint Motion, 1965), and ten degrees for the camera. */
const ELBOW_LIMITS: AngleLimits = [0, 160];
const ARM_LIMITS: AngleLimits = [0, 180];
/** Three joints at their greatest flexion. */
const FINGER_LIMITS: AngleLimits = [0, 330];

const others: Partial<Record<AngleName, TracedAngle>> = {
  elbow: createPictureAngle('elbow', measureElbow, ELBOW_LIMITS),
  armElevation: createPictureAngle('armElevation', measureArmElevation, ARM_LIMITS),
};

/** The angles that a recording can show over time, most useful first. */
export const tracedAngles: Readonly<Record<LogKind, readonly TracedAngle[]>> = {
  'pose-log': bodyAngles.map((name) => others[name] ?? createSagittalAngle(name)),
  'hands-log': fingers.map((finger) =>
    createPictureAngle(finger, (posture, side) => measureFingerFlexion(posture, side, finger), FINGER_LIMITS),
  ),
};
