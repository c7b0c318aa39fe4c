import { expect, it } from 'vitest';
import { getClipName, createClip, parseClipRange } from './clip.ts';
import { createLogReader } from '@exer/pose-log/read-log.ts';
import { isLogError } from '@exer/pose-log/recording.ts';
import { skeletons } from '@exer/pose-log/skeleton.ts';

const face = ['nose', 'leftEye', 'rightEye', 'leftEar', 'rightEar'];

/** Ten frames of a body; each joint lies at its place among the points and at the number of the frame. */
function walk() {
  const { points } = skeletons['pose-log'];
  const frames = Array.from({ length: 10 }, (_, frame) => ({
    t: frame / 30,
    keypoints: Object.fromEntries(points.map((name, point) => [name, { x: point + 1, y: frame, confidence: 0.9 }])),
  }));
  const reader = createLogReader('pose-log');
  reader.write(JSON.stringify({ meta: { scanVersion: '2.20.0', fps: 30, width: 900, height: 640 }, frames }));
  const recording = reader.end();
  if (isLogError(recording)) throw new Error(recording);
  return recording;
}

it('a clip holds the chosen frames and no others, both ends in it', () => {
  const clip = createClip(walk(), { from: 2, to: 5 });
  const neck = clip.skeleton.points.indexOf('neck');
  const rows = Array.from({ length: 4 }, (_, frame) => clip.joints[(frame * 23 + neck) * 3 + 1]);
  expect(rows).toEqual([2, 3, 4, 5]);
  expect(clip).toMatchObject({ frames: 4, width: 900, height: 640 });
  expect(clip.joints).toHaveLength(4 * 23 * 3);
  expect([...clip.times!].map((at) => Math.round(at * 30))).toEqual([2, 3, 4, 5]);
});

it('nothing of the face is left in a clip, everything else is, and the recording keeps all', () => {
  const recording = walk();
  const { joints, skeleton } = createClip(recording, { from: 0, to: 9 });
  const kept = skeleton.points.filter((_, point) =>
    Array.from({ length: 10 }, (__, frame) => joints[(frame * 23 + point) * 3]!).some((x) => !Number.isNaN(x)),
  );
  expect(kept.toSorted()).toEqual(skeleton.points.filter((name) => !face.includes(name)).toSorted());
  expect(kept).toHaveLength(18);
  expect(recording.joints.some(Number.isNaN)).toBe(false);
});

it('hands have no face: all of their joints stay', () => {
  const reader = createLogReader('hands-log');
  const joints = Object.fromEntries(skeletons['hands-log'].points.map((name) => [name, { x: 1, y: 2, confidence: 1 }]));
  reader.write(JSON.stringify({ meta: { scanVersion: '2.20.0' }, frames: [{ joints }] }));
  const recording = reader.end();
  if (isLogError(recording)) throw new Error(recording);
  expect(createClip(recording, { from: 0, to: 0 }).joints.some(Number.isNaN)).toBe(false);
});

it.each([
  ['1', '300', { from: 0, to: 299 }],
  [' 7 ', '7', { from: 6, to: 6 }],
  ['0', '9', null],
  ['9', '8', null],
  ['1', '301', null],
  ['', '9', null],
  ['1.5', '9', null],
  ['-1', '9', null],
  ['1e2', '200', null],
])('frames %j to %j of 300 are %j', (first, last, range) => expect(parseClipRange(first, last, 300)).toEqual(range));

it('the name of the file says which session and frames, and nothing that could lead out of the folder', () => {
  const range = { from: 12, to: 59 };
  expect(getClipName('77e5a1d2-0000-4000-8000-00000000c307', range)).toBe('replay-77e5a1d2-frames-13-60.webm');
  expect(getClipName('../x', range)).toBe('replay-x-frames-13-60.webm');
});
