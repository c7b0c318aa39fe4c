import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';
import { skeletons } from '@exer/pose-log/skeleton.ts';
import type { Side } from '../src/walk.ts';
import type { LegAngles } from './synthetic-leg.ts';
import { findPosition } from './synthetic-course.ts';
import { calculateTruth, type Truth } from './synthetic-truth.ts';
import { createRandom } from './seeded-random.ts';

/** How somebody walks and how he is recorded; what is not stated is as in `usual`. */
export interface Walker {
  /** m/s, s and m. */
  speed: number;
  strideTime: number;
  stature: number;
  /** From the left contact to the right one as a share of the stride, and how far apart those two contacts are (m). */
  rightStepShare: number;
  rightStepLength: number | null;
  /** Share of the stride on the floor. */
  stance: number;
  /** Degrees; see synthetic-body.ts. */
  trunkLean: number;
  headTilt: number;
  armSwing: number;
  /** Angles of the legs by the share of the stride since that side's contact, instead of feet that stand still. */
  curves: ((phase: number, side: Side) => LegAngles) | null;
  /** Straight passes of so many metres, with turns of so many seconds between. */
  passes: number;
  passMeters: number;
  turnSeconds: number;
  /** 1 begins to the right. `viewDegrees` is by how much the way leaves the plane of the picture. */
  direction: 1 | -1;
  viewDegrees: number;
  pixelsPerMetre: number;
  /** Frames a second that are taken, that the log states, and whether its frames have time stamps. */
  fps: number;
  statedFps: number | null;
  isStamped: boolean;
  /** Frames that are not in the log. */
  isFrameLost: (frame: number) => boolean;
  /** Standard deviation in pixels of what the pose model adds to each coordinate. */
  noise: number;
  seed: number;
  /** How sure the pose model is of a joint; NaN for a joint that it did not find. */
  confidence: (joint: string, frame: number) => number;
}

const defaults: Walker = {
  speed: 1.2,
  strideTime: 1.1,
  stature: 1.7,
  rightStepShare: 0.5,
  rightStepLength: null,
  stance: 0.62,
  trunkLean: 4,
  headTilt: 10,
  armSwing: 40,
  curves: null,
  passes: 1,
  passMeters: 8,
  turnSeconds: 1.6,
  direction: 1,
  viewDegrees: 0,
  pixelsPerMetre: 150,
  fps: 30,
  statedFps: 30,
  isStamped: true,
  isFrameLost: () => false,
  noise: 0,
  seed: 1,
  confidence: () => 0.95,
};

const MARGIN = 150;

/** A recording of somebody who walks as stated, and what is true of it: expected values are known by construction. */
export function createSyntheticWalk(stated: Partial<Walker> = {}): {
  recording: Recording;
  truth: Truth;
  walker: Walker;
} {
  const walker = { ...defaults, ...stated };
  const { fps, noise, pixelsPerMetre, viewDegrees, confidence, isFrameLost: isLost } = walker;
  const truth = calculateTruth(walker);
  const chance = createRandom(walker.seed);
  const skeleton = skeletons['pose-log'];
  const course = { ...walker, heading: (walker.direction === 1 ? 0 : 180) + viewDegrees };
  const taken = Array.from({ length: Math.floor(truth.seconds * fps) + 1 }, (_, frame) => frame).filter(
    (frame) => !isLost(frame),
  );
  const numbers = taken.flatMap((frame) => {
    const { x, heading } = findPosition(frame / fps, course);
    const joints = truth.at(frame / fps);
    const [cos, sin] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)];
    return skeleton.points.flatMap((name) => {
      const [ahead, up, left] = joints.get(name)!;
      const sure = confidence(name, frame);
      if (Number.isNaN(sure)) return [Number.NaN, Number.NaN, 0];
      const across =
        MARGIN + pixelsPerMetre * (x + ahead * cos - left * sin + (course.direction === 1 ? 0 : walker.passMeters));
      return [across + noise * chance.normal(), MARGIN + pixelsPerMetre * (2.2 - up) + noise * chance.normal(), sure];
    });
  });
  const recording: Recording = {
    skeleton,
    poseModel: 'Synthetic',
    scanVersion: '2.20.0',
    frames: taken.length,
    joints: Float32Array.from(numbers),
    width: 2 * MARGIN + pixelsPerMetre * walker.passMeters,
    height: 2 * MARGIN + pixelsPerMetre * 2.2,
    fps: walker.statedFps,
    times: walker.isStamped ? Float64Array.from(taken, (frame) => Math.round((frame / fps) * 1000) / 1000) : null,
  };
  if (recording.joints.length !== taken.length * skeleton.points.length * NUMBERS_PER_POINT)
    throw new Error('Odd joints');
  return { recording, truth, walker };
}
