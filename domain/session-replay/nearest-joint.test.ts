import { expect, it } from 'vitest';
import { readJoint, findNearestJoint } from './nearest-joint.ts';
import type { Recording } from '@exer/pose-log/recording.ts';

const none = Number.NaN;
const recording = {
  skeleton: { points: ['leftHip', 'leftKnee', 'neck'], sides: [], links: [], threshold: 0.5 },
  frames: 2,
  // Two frames; the neck was not measured in the first, nor the knee in the second.
  joints: Float32Array.from([10, 10, 0.75, 30, 10, 0.5, none, none, 0, 12, 20, 1, none, none, 0, 40, 50, 1]),
} as unknown as Recording;

it('is the joint of the frame that lies nearest', () => {
  expect(findNearestJoint(recording, 0, 19, 10, 15)).toEqual({ point: 0, x: 10, y: 10, confidence: 0.75 });
  expect(findNearestJoint(recording, 0, 21, 10, 15)).toEqual({ point: 1, x: 30, y: 10, confidence: 0.5 });
  expect(findNearestJoint(recording, 1, 38, 48, 15)).toMatchObject({ point: 2 });
});

it('is none beyond its reach, and none that was not measured', () => {
  expect(findNearestJoint(recording, 0, 30, 25, 15)).toMatchObject({ point: 1 });
  expect(findNearestJoint(recording, 0, 30, 25.5, 15)).toBeNull();
  expect(findNearestJoint(recording, 1, 30, 10, 15)).toBeNull();
  expect(readJoint(recording, 0, 2)).toBeNull();
  expect(readJoint(recording, 1, 0)).toEqual({ point: 0, x: 12, y: 20, confidence: 1 });
});
