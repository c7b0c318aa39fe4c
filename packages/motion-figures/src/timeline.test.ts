import { expect, it } from 'vitest';
import { jointAt, jointNames, setJoints } from './joints.ts';
import { applyEasing, writePose, type Keyframe } from './timeline.ts';

const key = (at: number, knee: number, ease: Keyframe['ease'] = 'linear'): Keyframe => ({
  at,
  ease,
  pose: setJoints(new Float64Array(jointNames.length), { kneeR: knee }),
});
const into = new Float64Array(jointNames.length);
const knee = (keys: Keyframe[], seconds: number, moment: number) =>
  writePose(keys, seconds, moment, into)[jointAt.kneeR];

it('LIB-18 the loop runs from key to key and back to the first', () => {
  const keys = [key(0, 0), key(2, 80), key(3, 80)];
  expect(knee(keys, 4, 0)).toBe(0);
  expect(knee(keys, 4, 1)).toBe(40);
  expect(knee(keys, 4, 2.5)).toBe(80);
  expect(knee(keys, 4, 3.5)).toBe(40);
  expect(knee(keys, 4, 4)).toBe(0);
  expect(knee(keys, 4, 9)).toBe(40);
  expect(knee(keys, 4, -0.5)).toBe(40);
});

it('LIB-18 a movement with one key stands still', () => {
  expect(knee([key(0, 30)], 1, 0.7)).toBe(30);
});

it('LIB-18 easing is slow at both ends, at the beginning, at the end, or nowhere', () => {
  expect(applyEasing('smooth', 0.25)).toBeCloseTo(0.15625, 10);
  expect(applyEasing('smooth', 0.5)).toBe(0.5);
  expect(applyEasing('in', 0.5)).toBe(0.25);
  expect(applyEasing('out', 0.5)).toBe(0.75);
  expect(applyEasing('linear', 0.3)).toBe(0.3);
  expect(knee([key(0, 0, 'smooth'), key(1, 100)], 2, 0.25)).toBeCloseTo(15.625, 10);
});

it('poseAt writes into the given pose', () => {
  const mine = new Float64Array(jointNames.length);
  expect(writePose([key(0, 10)], 1, 0, mine)).toBe(mine);
});
