import type { Recording } from '@exer/pose-log/recording.ts';
import { skeletons, type LogKind } from '@exer/pose-log/skeleton.ts';

/** Joints by name, each at x and y, with a confidence of 1 unless stated. */
export type DrawnFrame = Readonly<Record<string, readonly [x: number, y: number, confidence?: number]>>;

/** A recording whose frames are drawn by hand. */
export function createRecording(kind: LogKind, frames: readonly DrawnFrame[]): Recording {
  const skeleton = skeletons[kind];
  const numbers = frames.flatMap((drawn) =>
    skeleton.points.flatMap((name) => {
      const [x, y, confidence = 1] = drawn[name] ?? [Number.NaN, Number.NaN, 0];
      return [x, y, confidence];
    }),
  );
  return {
    skeleton,
    poseModel: null,
    scanVersion: '2.20.0',
    frames: frames.length,
    joints: Float32Array.from(numbers),
    width: 900,
    height: 640,
    fps: 30,
    times: null,
  };
}

/** Somebody who stands upright and is seen from the side, with toes, knees and nose to the right; arms hang. */
export const standingFrame: DrawnFrame = {
  nose: [415, 95],
  neck: [400, 130],
  midHips: [400, 250],
  leftShoulder: [405, 130],
  rightShoulder: [395, 130],
  leftElbow: [405, 180],
  leftWrist: [405, 230],
  leftHip: [400, 250],
  leftKnee: [400, 350],
  leftAnkle: [400, 450],
  leftHeel: [390, 460],
  leftBigToe: [430, 460],
  leftEar: [400, 100],
};

/** The same seen in a mirror: everything points to the left. */
export const mirrorFrame = (drawn: DrawnFrame): DrawnFrame =>
  Object.fromEntries(Object.entries(drawn).map(([name, [x, y, confidence]]) => [name, [800 - x, y, confidence]]));
